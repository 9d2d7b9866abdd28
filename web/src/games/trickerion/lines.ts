import type { SeatInfo } from '../../generated/api';
import { g, listed, t } from '../../i18n/language.svelte';
import { performanceOf, trickOf } from './facts';
import { corners, linksOf, symbolAt } from './links';
import { categoryName, performanceName, suitName, term, trickName } from './names';
import type { Marker, Show, SlotId, TrickerionObservation } from './observation';
import type { Bill } from './playbill';

const slotName = (slot: SlotId): string => g('trickerion', `slot.${slot}`);

/** The Trick that a marker stands for; nothing for those that are nobody's. */
export const trickOfMarker = ({ owner, suit }: Marker, seen: TrickerionObservation): string | undefined =>
  typeof owner === 'number' && suit ? seen.seats[owner]?.tricks[suit]?.trick : undefined;

/** At which corner the symbol of its own Trick is, in words. */
function facingOf({ top }: Marker, trick: string | undefined): string | undefined {
  const own = trick && trickOf(trick)?.category;
  const corner = corners.find((one) => symbolAt(top, one) === own);
  return corner && t('theatre.ownSymbol', { corner: g('trickerion', `corner.${corner}`) });
}

/** Whose marker it is, of which Trick and which way round, in words. */
function markerLine(marker: Marker, seen: TrickerionObservation, seats: SeatInfo[]): string {
  const { owner, suit } = marker;
  if (typeof owner !== 'number' || !suit) return term('neutral');
  const trick = trickOfMarker(marker, seen);
  const parts = [seats[owner]?.name, suitName(suit), trick && trickName(trick), facingOf(marker, trick)];
  return parts.filter(Boolean).join(', ');
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

/** The circles of a card in words: which slots each joins, what faces it there, and whether that is a Link. */
export function circleLinesOf({ card: id, slot: slots }: Show): string[] {
  const card = performanceOf(id);
  if (!card) return [];
  const links = linksOf(card, slots);
  return card.circles.map((circle) => {
    const kind = term(circle.shard ? 'shard_circle' : 'circle');
    const symbols = circle.slots.map((slot, i) => {
      const [marker, corner] = [slots[slot], circle.corners[i]];
      return marker && corner ? categoryName(symbolAt(marker.top, corner)) : term('empty');
    });
    const link = links.includes(circle) ? `; ${term('link')}` : '';
    return `${kind}, ${listed(circle.slots.map(slotName))}: ${symbols.join(', ')}${link}`;
  });
}

/** Who gives which show. */
export function showTitle({ performer, show }: Bill, seats: SeatInfo[]): string {
  const names = { seat: seats[performer]?.name ?? '', performance: performanceName(show.card) };
  return g('trickerion', 'event.performance_begun', names);
}
