import type { Moment, ToldStep } from '../generated/api';
import { isUnanswered, RequestError } from '../net/http';

interface Sight {
  moment(step: number): Promise<Moment>;
  tell(): Promise<ToldStep[]>;
}

const pauseMs = 1000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A whole game as one viewer sees it: told at once, with every moment that is looked at fetched once and kept. */
export class Telling {
  steps = $state(0);
  told = $state.raw<ToldStep[]>([]);
  error = $state.raw<unknown>(null);

  #sight: Sight;
  #moments: (Moment | undefined)[] = [];
  #asked = new Map<number, Promise<void>>();
  #news = $state(0);
  #stopped = false;

  constructor(sight: Sight) {
    this.#sight = sight;
  }

  /** The moment after so many steps, as soon as it is here. */
  at(step: number): Moment | undefined {
    void this.#news;
    return this.#moments[step];
  }

  /** Sees to it that a moment comes. */
  async want(step: number): Promise<void> {
    const asked = this.#asked.get(step) ?? this.#ask(step);
    this.#asked.set(step, asked);
    await asked;
  }

  async tell(): Promise<void> {
    try {
      const told = await this.#sight.tell();
      if (!this.#stopped) this.told = told;
    } catch (error) {
      if (!this.#stopped) this.error = error;
    }
  }

  stop(): void {
    this.#stopped = true;
  }

  async #ask(step: number): Promise<void> {
    while (!this.#stopped) {
      try {
        const moment = await this.#sight.moment(step);
        this.#moments[step] = moment;
        this.steps = moment.steps;
        this.error = null;
        this.#news += 1;
        return;
      } catch (error) {
        // Whoever rushes through a game may be too fast for the server.
        const tooFast = error instanceof RequestError && error.code === 'too_many';
        if (!tooFast && !this.#stopped) this.error = error;
        if (!tooFast && !isUnanswered(error)) {
          this.#asked.delete(step);
          return;
        }
        await pause(pauseMs);
      }
    }
  }
}
