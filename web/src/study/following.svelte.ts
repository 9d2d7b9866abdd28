import type { Memory } from '../games/board';
import type { Moment } from '../generated/api';

/**
 * What a board is given to show how it came from one moment to the next, as at a table. It only follows
 * single steps forward: whoever jumps sees how things are there, and nothing of what led to it.
 */
export class Following {
  moment = $state.raw<Moment | null>(null);
  /** What led here from the moment before. */
  events = $state.raw<unknown[]>([]);
  memory = $state.raw<Memory>();

  #make: (() => Memory) | undefined;
  /** Whose eyes the moment was seen with. */
  #eyes: unknown;

  /** From now on the board remembers. */
  remember(make: (() => Memory) | undefined): void {
    this.#make = make;
    this.#begin();
  }

  show(moment: Moment, eyes: unknown): void {
    const before = this.moment;
    if (moment === before) return;
    const goesOn = eyes === this.#eyes && before !== null && moment.step === before.step + 1;
    this.#eyes = eyes;
    this.moment = moment;
    this.events = goesOn ? ((moment.events ?? []) as unknown[]) : [];
    if (goesOn) this.memory?.take(this.events, moment.observation);
    else this.#begin();
  }

  #begin(): void {
    this.memory = this.#make?.();
    if (this.moment) this.memory?.take([], this.moment.observation);
  }
}
