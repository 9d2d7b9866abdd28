// How things are called on the board: what the log names, and where they come from and go to; see
// motion/motion.ts for what the attributes mean.
import { locationOf, type Trick } from './facts';
import type { CharacterId, TrickerionSeat } from './observation';

/** The place of a Character in the Workshop. */
export const homeOf = (seat: number, who: CharacterId): string => `home-${seat}-${who}`;

/** Where a Character comes from and goes back to: its home, or its owner where that is not shown. */
export const homesOf = (seat: number, who: CharacterId): string => `${homeOf(seat, who)} seat-${seat}`;

/** Where the markers of a Trick come from: its card, or its owner where that is not shown. */
export const sourceOf = (seat: number, trick: string | undefined): string => `trick-${trick ?? ''} seat-${seat}`;

export const deckOf = (card: string): string => `deck-${locationOf(card)}`;

const listOf = (kind: string, ids: string[]): string[] => ids.map((id) => `${kind} ${id}`);

/** A Magician is a Character with a name of its own. */
export const alsoCalled = (who: CharacterId, magician: string | null): string | undefined =>
  who === 'magician' && magician ? `magician ${magician}` : undefined;

/** What somebody has that is only seen on a closer look at their Workshop. */
export function holdingsOf(owner: TrickerionSeat): string {
  return [
    ...listOf('magician', owner.magician ? [owner.magician] : []),
    ...listOf('character', [...owner.team, ...owner.hired]),
    ...listOf('trick', Object.values(owner.tricks).map(({ trick }) => trick)),
    ...listOf('component', Object.keys(owner.tokens)),
    ...listOf('power', owner.powers.flatMap((learned) => learned?.power ?? [])),
    ...listOf('special', [...Object.keys(owner.known_specials), ...Object.values(owner.card).filter((card) => card !== undefined)]),
  ].join(',');
}

/** The Tricks on a shelf of the Residence. */
export const shelved = (tricks: Trick[]): string => listOf('trick', tricks.map(({ id }) => id)).join(',');
