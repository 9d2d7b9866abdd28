import type { SeatInfo, TableInfo } from '../generated/api';
import { g } from '../i18n/language.svelte';

/** The seats with a name each: records from elsewhere may have none. */
export function namedSeats({ game, seats }: TableInfo): SeatInfo[] {
  return seats.map((seat, i) =>
    seat.name === '' ? { ...seat, name: g(game, 'term.player', { amount: i + 1 }) } : seat,
  );
}
