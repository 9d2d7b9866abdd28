import type { Moment } from '../generated/api';
import { RequestError } from '../net/http';
import { nearestFirst } from './steps';

type Look = (step: number) => Promise<Moment>;

const atOnce = 6;
/** So many moments may be asked for in a row before it must go slower. */
const hurried = 90;
const refusedPauseMs = 1000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A whole game as one viewer sees it: every moment is fetched once and kept, those around the one looked at first. */
export class Telling {
  steps = $state(0);
  error = $state.raw<unknown>(null);

  #look: Look;
  #pauseMs: number;
  #moments: (Moment | undefined)[] = [];
  #asked = new Map<number, Promise<void>>();
  #news = $state(0);
  #stopped = false;

  /** `pauseMs` lies between the later requests: servers do not like to be hurried. */
  constructor(look: Look, pauseMs = 0) {
    this.#look = look;
    this.#pauseMs = pauseMs;
  }

  /** The moment after so many steps, as soon as it is here. */
  at(step: number): Moment | undefined {
    void this.#news;
    return this.#moments[step];
  }

  /** What is known by now, by step; the rest is missing. */
  get moments(): readonly (Moment | undefined)[] {
    void this.#news;
    return this.#moments;
  }

  /** Sees to it that a moment comes next. */
  async want(step: number): Promise<void> {
    await this.#fetch(step);
    this.#news += 1;
  }

  async loadAll(from: number): Promise<void> {
    const order = nearestFirst(this.steps, from).filter((step) => !this.#moments[step]);
    for (let i = 0; i < order.length && !this.#stopped; i += atOnce) {
      await Promise.all(order.slice(i, i + atOnce).map((step) => this.#fetch(step)));
      this.#news += 1;
      if (i > hurried && this.#pauseMs > 0) await pause(this.#pauseMs);
    }
  }

  stop(): void {
    this.#stopped = true;
  }

  #fetch(step: number): Promise<void> {
    const asked = this.#asked.get(step) ?? this.#ask(step);
    this.#asked.set(step, asked);
    return asked;
  }

  async #ask(step: number): Promise<void> {
    while (!this.#stopped) {
      try {
        const moment = await this.#look(step);
        this.#moments[step] = moment;
        this.steps = moment.steps;
        return;
      } catch (error) {
        if (!(error instanceof RequestError) || error.code !== 'too_many') {
          this.#asked.delete(step);
          if (!this.#stopped) this.error = error;
          return;
        }
        await pause(refusedPauseMs);
      }
    }
  }
}
