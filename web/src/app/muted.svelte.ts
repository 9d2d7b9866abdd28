import type { MutedPerson } from '../generated/api';
import { call } from '../net/http';
import { session } from '../net/session.svelte';

/** Whom somebody does not want to hear, at any table; the server keeps it. */
class Muted {
  people = $state.raw<MutedPerson[]>([]);

  has(person: string): boolean {
    return this.people.some((one) => one.person === person);
  }

  async load(): Promise<void> {
    if (!session.me) {
      this.people = [];
      return;
    }
    const answer = await call('muted', {}).catch(() => null);
    if (answer) this.people = answer.people;
  }

  async set({ person, name }: MutedPerson, quiet: boolean): Promise<void> {
    await call('mute', { person, muted: quiet });
    const others = this.people.filter((one) => one.person !== person);
    this.people = quiet ? [...others, { person, name }] : others;
  }
}

export const muted = new Muted();
