import type { MutedPerson } from '../generated/api';
import { call } from '../net/http';
import { session } from '../net/session.svelte';

/** Whom somebody does not want to hear, at any table; the server keeps it. */
class Muted {
  people = $state.raw<MutedPerson[]>([]);
  #person: string | undefined;
  #asking = 0;

  has(person: string): boolean {
    return this.people.some((one) => one.person === person);
  }

  async load(): Promise<void> {
    const person = session.me?.person;
    const asking = (this.#asking += 1);
    if (person !== this.#person) this.people = [];
    this.#person = person;
    if (person === undefined) return;
    const answer = await call('muted', {}).catch(() => null);
    // Not if somebody else is here by now, or has been muted meanwhile.
    if (answer && asking === this.#asking) this.people = answer.people;
  }

  async set({ person, name }: MutedPerson, quiet: boolean): Promise<void> {
    await call('mute', { person, muted: quiet });
    this.#asking += 1;
    const others = this.people.filter((one) => one.person !== person);
    this.people = quiet ? [...others, { person, name }] : others;
  }
}

export const muted = new Muted();
