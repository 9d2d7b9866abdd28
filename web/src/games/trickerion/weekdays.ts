import type { CharacterId, TrickerionObservation, Weekday } from './observation';

export const weekdays: readonly Weekday[] = ['thursday', 'friday', 'saturday', 'sunday'];

export const backstageSlots = 2;

/** What a weekday adds to Fame and to Coins, under the Active Prophecy. */
export function yieldsOf(day: Weekday, active: string | null): number {
  if (day === 'friday') return active === 'dull_friday' ? -1 : 0;
  if (day === 'saturday') return active === 'grand_saturday' ? 1 : 0;
  if (active === 'even_week') return 0;
  return day === 'thursday' ? -1 : 1;
}

export interface Standing {
  seat: number;
  who: CharacterId;
}

/** Who stands on a spot, in seat order. */
export function standingOn(seen: TrickerionObservation, spot: string): Standing[] {
  return seen.seats.flatMap((state, seat) =>
    Object.entries(state.spot)
      .filter(([, where]) => where === spot)
      .map(([who]) => ({ seat, who })),
  );
}

/** How many turns the game has. */
export const turnsOf = ({ options }: TrickerionObservation): number =>
  Number(options['dark_alley'] === true ? options['turns_dark_alley'] : options['turns_base']);

/** After which turn the card on a position leaves the game; null if the game ends before. */
export function leavesAfter(seen: TrickerionObservation, position: number): number | null {
  const turn = seen.turn + seen.players - position;
  return turn <= turnsOf(seen) ? turn : null;
}
