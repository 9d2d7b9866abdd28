// Where things lie on the drawing of a Performance card: slots are squares that stand on a corner.

/** From the middle of a slot to its corners. */
export const reach = 30;
const left = 40;
const top = 40;

export interface Point {
  x: number;
  y: number;
}

/** The middle of a slot such as `s12`: second column, third row. */
export function slotAt(slot: string): Point {
  return { x: left + 2 * reach * Number(slot[1]), y: top + 2 * reach * Number(slot[2]) };
}

/** Neighbouring slots touch at a corner; a circle lies there. */
export function circleAt([first = '', second = '']: string[]): Point {
  const a = slotAt(first);
  const b = slotAt(second);
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

const clockwise = ['spiritual', 'mechanical', 'optical', 'escape'];

/** The categories of a marker at its top, right, bottom and left. */
export function cornersOf(category: string): string[] {
  const first = clockwise.indexOf(category);
  return clockwise.map((_, i) => clockwise[(first + i) % 4] ?? '');
}
