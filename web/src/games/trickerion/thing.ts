import { specialOf } from './facts';
import type { CharacterId, TrickerionObservation } from './observation';

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
  /** A Magician whose ability plays no part in this game. */
  idle?: boolean;
}

/** An Assignment card, Permanent or Special. */
export const cardThing = (card: string, asks: string[]): Thing => ({
  kind: specialOf(card) ? 'special' : 'location',
  id: card,
  asks,
});

type Seen = Pick<TrickerionObservation, 'options'>;

/** Whether Magicians have abilities: they belong to the Dark Alley. */
export const hasAbilities = ({ options }: Seen): boolean => options['dark_alley'] === true;

/** A Character; Magicians have a name of their own. */
export const personThing = (who: CharacterId, magician: string | null, seen: Seen, asks: string[]): Thing =>
  who === 'magician' && magician
    ? { kind: 'magician', id: magician, asks, idle: !hasAbilities(seen) }
    : { kind: 'character', id: who, asks };
