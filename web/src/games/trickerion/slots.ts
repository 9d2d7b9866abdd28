import type { Choice } from '../../table/choice';
import type { CharacterId, SpotId, TrickerionObservation } from './observation';

export type StreetLocation = 'downtown' | 'market_row' | 'dark_alley';

export interface Standing {
  seat: number;
  who: CharacterId;
}

/** One of the four Character slots in front of a building. */
export interface StreetSlot {
  number: number;
  spot: SpotId;
  modifier: number;
  closed: boolean;
  /** More than one only by Double Booking. */
  standing: Standing[];
}

const modifiers = [2, 1, 1, 0] as const;

/** The slots of a Location from the best to the worst; who stands on +1 fills the open ones in order. */
export function slotsOf(seen: TrickerionObservation, location: StreetLocation): StreetSlot[] {
  // Bit by bit: the first slot is the lowest bit.
  const closed = Number(seen.closed[location] ?? 0);
  const slots = modifiers.map((modifier, i): StreetSlot => ({
    number: i + 1,
    spot: `${location}+${modifier}`,
    modifier,
    closed: (closed & (1 << i)) !== 0,
    standing: [],
  }));
  seen.seats.forEach((state, seat) => {
    for (const [who, spot] of Object.entries(state.spot)) {
      const there = slots.filter((slot) => slot.spot === spot && !slot.closed);
      const slot = there.find((one) => one.standing.length === 0) ?? there.at(-1);
      slot?.standing.push({ seat, who });
    }
  });
  return slots;
}

/** What can be placed there: on an occupied slot only by Double Booking. */
export function placementsAt(slot: StreetSlot, choices: Choice[] = []): Choice[] {
  if (slot.closed) return [];
  const taken = slot.standing.length > 0;
  return choices.filter(({ action }) => action.split(' ').includes('double_booking') === taken);
}
