import type { SeatInfo } from '../../generated/api';
import { g } from '../../i18n/language.svelte';
import { performanceOf } from './facts';
import { linksOf } from './links';
import { performanceName, suitName, term, trickName } from './names';
import type { Marker, Show, SlotId, TrickerionObservation } from './observation';
import type { Bill } from './playbill';

const slotName = (slot: SlotId): string => g('trickerion', `slot.${slot}`);

/** The Trick that a marker stands for; nothing for those that are nobody's. */
export const trickOfMarker = ({ owner, suit }: Marker, seen: TrickerionObservation): string | undefined =>
  typeof owner === 'number' && suit ? seen.seats[owner]?.tricks[suit]?.trick : undefined;

/** Whose marker it is and of which Trick, in words. */
function markerLine(marker: Marker, seen: TrickerionObservation, seats: SeatInfo[]): string {
  const { owner, suit } = marker;
  if (typeof owner !== 'number' || !suit) return term('neutral');
  const trick = trickOfMarker(marker, seen);
  return [seats[owner]?.name, suitName(suit), trick && trickName(trick)].filter(Boolean).join(', ');
}

/** One slot of a card in words: what stands there and with what it is linked. */
export function linesOf(show: Show, slot: SlotId, seen: TrickerionObservation, seats: SeatInfo[]): string {
  const marker = show.slot[slot];
  const text = marker ? markerLine(marker, seen, seats) : term('empty');
  const card = performanceOf(show.card);
  const linked = (card ? linksOf(card, show.slot) : [])
    .filter(({ slots }) => slots.includes(slot))
    .map(({ slots }) => slotName(slots[0] === slot ? slots[1] : slots[0]));
  const links = linked.length > 0 ? `; ${term('link')}: ${linked.join(', ')}` : '';
  return `${slotName(slot)}: ${text}${links}`;
}

/** Who gives which show. */
export function showTitle({ performer, show }: Bill, seats: SeatInfo[]): string {
  const names = { seat: seats[performer]?.name ?? '', performance: performanceName(show.card) };
  return g('trickerion', 'event.performance_begun', names);
}
