import { getContext, setContext } from 'svelte';
import type { Reason } from '../generated/api';

/** What can be told of a thing on the board. */
export interface About {
  name: string;
  text?: string | undefined;
  /** What choosing it would change, in a few words each. */
  effects?: string[] | undefined;
  /** Actions that somebody might expect of it, to ask which rule is against them. */
  asks?: string[] | undefined;
}

export type Why = (action: string) => Promise<Reason | null>;

export interface Answer {
  name: string;
  /** It can be chosen now. */
  possible: boolean;
  reasons: Reason[];
}

interface Peeked {
  about: About;
  choices: string[];
  box: DOMRect;
}

const patience = 350;

/** Asks for each action; one answer for each rule that is against them. */
export async function answerTo(about: About, why: Why): Promise<Answer> {
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
  readonly why: Why;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(why: Why) {
    this.why = why;
  }

  turn(asking: boolean): void {
    this.asking = asking;
    this.answer = null;
    this.unpeek();
  }

  async ask(about: About): Promise<void> {
    const answer = await answerTo(about, this.why);
    if (this.asking) this.answer = answer;
  }

  peek(about: About, choices: string[], element: HTMLElement, delay = patience): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (element.isConnected) this.peeked = { about, choices, box: element.getBoundingClientRect() };
    }, delay);
  }

  unpeek(): void {
    clearTimeout(this.#timer);
    this.peeked = null;
  }
}

const key = Symbol('frame');

export const provideFrame = (why: Why): Frame => setContext(key, new Frame(why));

/** A board that is only looked at, such as a replay, has no frame. */
export const useFrame = (): Frame | undefined => getContext<Frame | undefined>(key);
