// Markers, the circles they share, and what a new marker would bring.
import { categories, performanceOf, trickOf, type Circle, type Performance } from './facts';
import type { Category, Corner, Marker, Show, SlotId, TrickerionObservation } from './observation';
import type { Choice } from '../../table/choice';

/** Clockwise, like the categories on a marker. */
export const corners: readonly Corner[] = ['top', 'right', 'bottom', 'left'];

const turned = (from: Category, steps: number): Category =>
  categories[(categories.indexOf(from) + steps + 4) % 4] ?? from;

/** What a marker shows at a corner. */
export const symbolAt = (top: Category, corner: Corner): Category =>
  turned(top, corners.indexOf(corner));

/** What lies at the top when a category is at a corner. */
export const topWhen = (category: Category, corner: Corner): Category =>
  turned(category, -corners.indexOf(corner));

function isLink(circle: Circle, slots: Show['slot']): boolean {
  const [a, b] = circle.slots.map((slot) => slots[slot]);
  if (!a || !b) return false;
  return symbolAt(a.top, circle.corners[0]) === symbolAt(b.top, circle.corners[1]);
}

/** The circles of a card in which both markers show the same. */
export const linksOf = (card: Performance, slots: Show['slot']): Circle[] =>
  card.circles.filter((circle) => isLink(circle, slots));

export interface Facing {
  corner: Corner;
  choice: Choice;
}

/** How a marker may be turned on each slot: the choices `at SLOT CORNER`. */
export function facingsOf(choices: Choice[]): Map<SlotId, Facing[]> {
  const facings = new Map<SlotId, Facing[]>();
  for (const choice of choices) {
    const [verb, slot, corner] = choice.action.split(' ');
    if (verb !== 'at') continue;
    const there = facings.get(slot as SlotId) ?? [];
    there.push({ corner: corner as Corner, choice });
    facings.set(slot as SlotId, there);
  }
  return facings;
}

export interface Preview {
  /** The slots of the card with the new marker on its place. */
  slots: Show['slot'];
  marker: Marker;
  links: Circle[];
  /** How often something is paid for them, and how much each time, as Fame or Coins. */
  payments: number;
  bonus: number;
  /** Who receives Shards, and Fame with them. */
  shards: { seat: number; shards: number; fame: number }[];
}

/** What the marker on its way would bring at a slot, with its own symbol at a corner. */
export function previewOf(seen: TrickerionObservation, slot: SlotId, corner: Corner): Preview | null {
  const { doing } = seen;
  const show = seen.shows[doing.show];
  const card = show ? performanceOf(show.card) : undefined;
  const trick = doing.trick ? trickOf(doing.trick) : undefined;
  if (!show || !card || !trick) return null;

  const marker: Marker = { owner: doing.owner, top: topWhen(trick.category, corner) };
  if (doing.suit) marker.suit = doing.suit;
  if (doing.stack) marker.stacked = true;
  const slots = { ...show.slot, [slot]: marker };
  if (doing.from === doing.show && doing.from_ref !== slot) delete slots[doing.from_ref as SlotId];

  const joined = card.circles.filter((circle) => circle.slots.includes(slot));
  const links = joined.filter((circle) => isLink(circle, slots));
  if (!doing.pays) return { slots, marker, links, payments: 0, bonus: 0, shards: [] };

  const special = doing.mods.card ? seen.placement.special : null;
  const times = special === 'headliner_trick' ? 2 : 1;
  const neighbours = joined.filter((circle) => circle.slots.every((other) => slots[other]));
  const paid = special === 'orchestral_interlude' ? neighbours : links;
  const byTheater = seen.options['link_bonus_by'] === 'theater_tier';
  return {
    slots,
    marker,
    links,
    payments: paid.length * times,
    bonus: byTheater ? theaterTier(card) : trick.tier,
    shards: shardsOf(seen, links, slots, times),
  };
}

/** 1 Riverside, 2 Grand Magorian, 3 Magnus Pantheon. */
export const theaterTier = (card: Performance): number =>
  ['riverside', 'grand_magorian', 'magnus_pantheon'].indexOf(card.theater) + 1;

function shardsOf(
  seen: TrickerionObservation,
  links: Circle[],
  slots: Show['slot'],
  times: number,
): Preview['shards'] {
  const active = seen.pending.at(-1)?.seat ?? seen.doing.owner;
  const more = seen.active === 'shard_shower' ? 1 : 0;
  const glory = seen.active === 'shard_glory' ? 2 : 0;
  const received = new Map<number, { shards: number; fame: number }>();
  for (const circle of links) {
    if (!circle.shard) continue;
    const owners = new Set(circle.slots.map((slot) => slots[slot]?.owner));
    for (const seat of owners) {
      if (typeof seat !== 'number') continue;
      const before = received.get(seat) ?? { shards: 0, fame: 0 };
      const shards = before.shards + (seat === active ? times : 1) + more;
      received.set(seat, { shards, fame: before.fame + glory });
    }
  }
  return [...received].map(([seat, gain]) => ({ seat, ...gain })).sort((a, b) => a.seat - b.seat);
}
