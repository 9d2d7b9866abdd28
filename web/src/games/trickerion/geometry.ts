// Where things are on the drawing of a Performance card: squares that stand on a corner and touch
// their neighbours, two wide and three high.
import type { Circle, Performance } from './facts';
import type { SlotId } from './observation';

/** From the middle of a slot to its corners. */
export const reach = 40;
const margin = 10;
export const width = 4 * reach + 2 * margin;
export const height = 6 * reach + 2 * margin;

export interface Point {
  x: number;
  y: number;
}

const column = (slot: SlotId): number => Number(slot[1]);
const row = (slot: SlotId): number => Number(slot[2]);

/** The middle of each slot; a card that uses fewer columns or rows has them in the middle. */
export function middlesOf(card: Performance): Map<SlotId, Point> {
  const middle = (values: number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  const left = middle(card.slots.map(column));
  const top = middle(card.slots.map(row));
  return new Map(
    card.slots.map((slot) => [
      slot,
      { x: width / 2 + (column(slot) - left) * 2 * reach, y: height / 2 + (row(slot) - top) * 2 * reach },
    ]),
  );
}

export interface Joint extends Point {
  circle: Circle;
}

/** Where two slots meet in a circle. */
export function jointsOf(card: Performance, middles: Map<SlotId, Point>): Joint[] {
  return card.circles.flatMap((circle) => {
    const [a, b] = circle.slots.map((slot) => middles.get(slot));
    if (!a || !b) return [];
    return [{ circle, x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }];
  });
}
