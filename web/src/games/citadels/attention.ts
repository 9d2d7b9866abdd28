import { bringIntoView } from '../inView';
import { buildingKey, type Targets } from './targets';

/** What is asked, and the part of the board that asks it. */
const parts = {
  letter: '.letter',
  cards: '.stage',
  piles: '.piles',
  draft: '.draft',
  mine: '.mine',
  ranks: '.track',
  cities: '.strip',
};
export type Asked = keyof typeof parts;

/** What to look at first; undefined if the prompt itself says it. */
export function askedFirst(targets: Targets, seen: { viewer: unknown; seats: { city: string[] }[] }): Asked | undefined {
  const { letter, aside, piles, draft, ranks, seats, buildings, hand, medallions } = targets;
  if (letter.length > 0) return 'letter';
  if (aside.size > 0) return 'cards';
  if (piles.length > 0) return 'piles';
  if (draft.size > 0) return 'draft';
  const viewer = Number(seen.viewer);
  const own = seen.seats[viewer]?.city ?? [];
  if (hand.size > 0 || medallions.length > 0 || own.some((id) => buildings.has(buildingKey(viewer, id)))) return 'mine';
  if (ranks.size > 0) return 'ranks';
  return seats.size + buildings.size > 0 ? 'cities' : undefined;
}

const edge = 8;

/** Brings into view what is asked, above the foot of the page. */
export function showAsked(board: HTMLElement, asked: Asked, foot: number): void {
  const part = board.querySelector(parts[asked]);
  const offered = [...(part?.querySelectorAll('[data-action], [data-leads]') ?? [])];
  // Cards in hand may be held elsewhere, where they are always in sight.
  if (!part || offered.length === 0) return;
  bringIntoView(part, offered, { from: edge, to: foot });
}
