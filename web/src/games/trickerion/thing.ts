import { specialOf } from './facts';
import type { CharacterId } from './observation';

/** What somebody looks at closely. */
export interface Thing {
  kind:
    | 'character'
    | 'component'
    | 'location'
    | 'magician'
    | 'performance'
    | 'power'
    | 'prophecy'
    | 'special'
    | 'trick';
  id: string;
  /** Actions that somebody might expect of it, to be told why they are not possible now. */
  asks?: string[];
}

/** An Assignment card, Permanent or Special. */
export const cardThing = (card: string, asks: string[]): Thing => ({
  kind: specialOf(card) ? 'special' : 'location',
  id: card,
  asks,
});

/** A Character; Magicians have a name of their own. */
export const personThing = (who: CharacterId, magician: string | null, asks: string[]): Thing =>
  who === 'magician' && magician ? { kind: 'magician', id: magician, asks } : { kind: 'character', id: who, asks };
