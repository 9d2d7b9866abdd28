import { getContext, setContext } from 'svelte';
import type { Reason } from '../generated/api';
import type { Choice } from './choice';

/** What can be told of a thing on the board. */
export interface About {
  name: string;
  text?: string | undefined;
  /** What choosing it would change, in a few words each. */
  effects?: string[] | undefined;
  /** Actions that somebody might expect of it, to ask which rule is against them. */
  asks?: string[] | undefined;
  /** What is against it where the board knows more than the game, as with a plan that is not carried out yet. */
  reason?: Reason | undefined;
}

export type Why = (action: string) => Promise<Reason | null>;

export interface Answer {
  name: string;
  /** It can be chosen now. */
  possible: boolean;
  reasons: Reason[];
}

/** The table at which one decides. */
export interface Deciding {
  readonly choices: Choice[];
  /** A decision is on its way: nothing else can be decided. */
  readonly deciding: boolean;
  choose(action: string): unknown;
  why: Why;
}

interface Peeked {
  about: About;
  choices: string[];
  element: HTMLElement;
}

/** How long somebody looks at a thing before it is told, and how long it takes to point at what is told. */
const patience = 350;
const grace = 250;

/** What describes the thing that is looked at, for `aria-describedby`. */
export const peekId = 'peek';

/** Asks for each action; one answer for each rule that is against them. */
export async function answerTo(about: About, why: Why): Promise<Answer> {
  if (about.reason) return { name: about.name, possible: false, reasons: [about.reason] };
  const reasons = await Promise.all((about.asks ?? []).map(why));
  const known = reasons.filter((reason) => reason !== null);
  const possible = known.some(({ legal }) => legal);
  const texts = new Map(known.filter(({ text }) => text).map((reason) => [reason.text, reason]));
  return { name: about.name, possible, reasons: possible ? [] : [...texts.values()] };
}

/** What surrounds every board: what somebody looks at closely, and "Why not?". */
export class Frame {
  /** Whatever is chosen on the board is asked about instead. */
  asking = $state(false);
  answer = $state.raw<Answer | null>(null);
  peeked = $state.raw<Peeked | null>(null);
  readonly #table: () => Deciding | undefined;
  /** Only the last of them is answered. */
  #question = 0;
  /** What somebody is about to look at. */
  #next: Peeked | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: () => Deciding | undefined) {
    this.#table = table;
  }

  get deciding(): boolean {
    return this.#table()?.deciding ?? false;
  }

  readonly why: Why = (action) => this.#table()?.why(action) ?? Promise.resolve(null);

  turn(asking: boolean): void {
    this.#question += 1;
    this.asking = asking;
    this.answer = null;
    this.unpeek();
  }

  /** Every decision of a board is made here, so that nothing is decided by somebody who asks. */
  choose(action: string): void {
    const table = this.#table();
    if (!this.asking) return void table?.choose(action);
    const name = table?.choices.find((choice) => choice.action === action)?.label ?? action;
    void this.ask({ name, asks: [action] });
  }

  async ask(about: About): Promise<void> {
    const question = (this.#question += 1);
    const answer = await answerTo(about, this.why);
    if (this.asking && question === this.#question) this.answer = answer;
  }

  /** Something was asked about that is offered. */
  affirm(name: string): void {
    this.#question += 1;
    this.answer = { name, possible: true, reasons: [] };
  }

  peek(about: About, choices: string[], element: HTMLElement, delay = patience): void {
    clearTimeout(this.#timer);
    this.#next = { about, choices, element };
    this.#timer = setTimeout(() => {
      if (this.#next?.element.isConnected) this.peeked = this.#next;
      this.#next = null;
    }, delay);
  }

  /** What is told of a thing has changed; where something else lies now, it has to be looked at anew. */
  follow(about: About | undefined, choices: string[], element: HTMLElement): void {
    const now = (seen: Peeked): Peeked | null =>
      about && about.name === seen.about.name ? { about, choices, element } : null;
    if (this.#next?.element === element) this.#next = now(this.#next);
    if (this.peeked?.element === element) this.peeked = now(this.peeked);
  }

  /** The board has changed: what is looked at may be elsewhere, or gone, and other rules may be against it. */
  lookAgain(): void {
    if (this.peeked?.element.isConnected) this.peeked = { ...this.peeked };
    else if (this.peeked) this.unpeek();
  }

  /** The pointer has come to what is told: it stays. */
  keep(): void {
    clearTimeout(this.#timer);
  }

  /** The pointer has left; it may be on its way to what is told. */
  leave(): void {
    clearTimeout(this.#timer);
    this.#next = null;
    if (this.peeked) this.#timer = setTimeout(() => this.unpeek(), grace);
  }

  unpeek(): void {
    clearTimeout(this.#timer);
    this.#next = null;
    this.peeked = null;
  }
}

export const frameKey = Symbol('frame');

export const provideFrame = (table: () => Deciding | undefined): Frame => setContext(frameKey, new Frame(table));

/** In a dialog nothing is told or asked at the edge of the table: it lies behind. */
export const leaveFrame = (): undefined => setContext(frameKey, undefined);

/** A board that is only looked at, such as a replay, has no frame. */
export const useFrame = (): Frame | undefined => getContext<Frame | undefined>(frameKey);
