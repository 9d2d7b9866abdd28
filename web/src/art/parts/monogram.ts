import { line, pale, portrait, ring, scene, shape, symbol } from './ink';

/** Capital letters as strokes in a 16 × 20 field; the art uses no fonts. */
const letters: Readonly<Record<string, string>> = {
  a: 'M0 20L8 0 16 20M3 13H13',
  b: 'M1 0V20H9A5.5 5.5 0 0 0 9 9H1M1 0H8A4.5 4.5 0 0 1 8 9',
  c: 'M15 4A9 10 0 1 0 15 16',
  d: 'M1 0V20H6A10 10 0 0 0 6 0Z',
  e: 'M15 0H1V20H15M1 10H12',
  f: 'M15 0H1V20M1 10H12',
  g: 'M15 4A9 10 0 1 0 16 12H9',
  h: 'M1 0V20M15 0V20M1 10H15',
  i: 'M8 0V20M4 0H12M4 20H12',
  j: 'M6 0H14V14A6 6 0 0 1 2 15',
  k: 'M1 0V20M15 0L1 12M6 8L15 20',
  l: 'M1 0V20H14',
  m: 'M0 20L1 0 8 12 15 0 16 20',
  n: 'M1 20V0L15 20V0',
  o: 'M8 0A8 10 0 0 0 8 20A8 10 0 0 0 8 0Z',
  p: 'M1 20V0H9A5.5 5.5 0 0 1 9 11H1',
  q: 'M8 0A8 10 0 0 0 8 20A8 10 0 0 0 8 0ZM10 14L16 21',
  r: 'M1 20V0H9A5.5 5.5 0 0 1 9 11H1M8 11L15 20',
  s: 'M14 3C10-2 2 0 2 5C2 11 14 8 14 15C14 21 4 21 1 16',
  t: 'M0 0H16M8 0V20',
  u: 'M1 0V13A7 7 0 0 0 15 13V0',
  v: 'M0 0L8 20 16 0',
  w: 'M0 0L4 20 8 6 12 20 16 0',
  x: 'M0 0L16 20M16 0L0 20',
  y: 'M0 0L8 10 16 0M8 10V20',
  z: 'M1 0H15L1 20H15',
};

const letterOf = (id: string): string =>
  letters[id.replace(/^the_/, '').charAt(0).toLowerCase()] ?? 'M3 5A5 5 0 1 1 8 10V13M8 19V20';

const initial = (id: string, x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})" stroke-width="${2 / scale}">${line(letterOf(id))}</g>`;

/** A framed initial for a person we have no drawing of. */
export const unknownPortrait = (id: string): string =>
  portrait(
    shape('M12 10H108V150H12Z'),
    line('M20 28A10 10 0 0 0 30 18H90A10 10 0 0 0 100 28V132A10 10 0 0 0 90 142H30A10 10 0 0 0 20 132Z'),
    initial(id, 36, 50, 3),
  );

/** The same for a building or a thing. */
export const unknownScene = (id: string): string =>
  scene(
    shape('M10 10H110V110H10Z'),
    line('M18 28A10 10 0 0 0 28 18H92A10 10 0 0 0 102 28V92A10 10 0 0 0 92 102H28A10 10 0 0 0 18 92Z'),
    initial(id, 40, 35, 2.5),
  );

/** The same for a small symbol. */
export const unknownSymbol = (id: string): string =>
  symbol(ring(12, 12, 10, pale), `<g transform="translate(8 7) scale(.5)" stroke-width="3">${line(letterOf(id))}</g>`);
