// A marker that is only imagined: where it could stand, and the view in which it is on its way.
import { performanceOf } from './facts';
import { corners, facingsOf, type Facing } from './links';
import type { OwnedTrick, Show, SlotId, Suit, TrickerionObservation } from './observation';

export interface Part {
  suit: Suit;
  trick: string;
}

/** The Tricks of whoever looks; spectators have none. */
export function partsOf(seen: TrickerionObservation): Part[] {
  const own = typeof seen.viewer === 'number' ? seen.seats[seen.viewer] : undefined;
  const tricks = Object.entries(own?.tricks ?? {}) as [Suit, OwnedTrick][];
  return tricks.map(([suit, { trick }]) => ({ suit, trick }));
}

/** The view as if a marker of one's own were about to be set up on a card. */
export function imagined(seen: TrickerionObservation, { suit, trick }: Part, show: number): TrickerionObservation {
  const owner = typeof seen.viewer === 'number' ? seen.viewer : 0;
  const doing = { ...seen.doing, trick, suit, owner, show, pays: true, stack: false, from: 255, from_ref: '', mods: {} };
  return { ...seen, doing, pending: [] };
}

/** Every facing on every free slot; `label` says what a slot is called. */
export function freeFacings(show: Show, label: (slot: number) => string): Map<SlotId, Facing[]> {
  const slots = performanceOf(show.card)?.slots ?? [];
  const free = slots.filter((slot) => !show.slot[slot]);
  return facingsOf(
    free.flatMap((slot) =>
      corners.map((corner) => ({ action: `at ${slot} ${corner}`, label: label(slots.indexOf(slot) + 1) })),
    ),
  );
}
