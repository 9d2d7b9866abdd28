import {
  at,
  box,
  dots,
  ink,
  line,
  pale,
  pick,
  rich,
  ring,
  shade,
  shape,
  symbol,
  warm,
  type Gallery,
} from './parts/ink';
import { unknownSymbol } from './parts/monogram';

const spokes = (count: number, d: string): string =>
  Array.from(
    { length: count },
    (_, i) => `<path d="${d}" transform="translate(12 12) rotate(${(i * 360) / count})"/>`,
  ).join('');

/** Shapes that several symbols share. */
const crownShape = 'M4 19L2.5 7L8 12L12 4.5L16 12L21.5 7L20 19Z';
const starShape = 'M12 2.5L14.9 8.9L21.8 9.6L16.6 14.2L18.1 21L12 17.5L5.9 21L7.4 14.2L2.2 9.6L9.1 8.9Z';

/** District types of Citadels; the rich tint is the colour of the type. */
const types: Gallery = {
  noble: () => symbol(shape(crownShape, rich), line('M4.5 15.5H19.5')),
  religious: () => symbol(ring(12, 12, 4.6, rich), spokes(8, 'M0-7.2V-10.2')),
  trade: () =>
    symbol(
      line('M12 3.5V20.5M8 20.5H16M4.5 6H19.5M4.5 6L2 13M4.5 6L7 13M19.5 6L17 13M19.5 6L22 13'),
      shape('M1.5 13H7.5Q4.5 18 1.5 13ZM16.5 13H22.5Q19.5 18 16.5 13Z', rich),
      dots(1.3, 12, 3.2),
    ),
  military: () =>
    symbol(
      shape('M5 21.5V10.5H3.5V3H7V6H10.2V3H13.8V6H17V3H20.5V10.5H19V21.5Z', rich),
      shape('M9.5 21.5V16A2.5 2.5 0 0 1 14.5 16V21.5Z', shade),
    ),
  unique: () => symbol(shape(starShape, rich)),
};

/** Trick categories of Trickerion. */
const categories: Gallery = {
  mechanical: () => symbol(shape(gear(8, 7.4, 10.2), rich), ring(12, 12, 3, pale)),
  optical: () => symbol(shape('M1.5 12Q12 0 22.5 12Q12 24 1.5 12Z', pale), ring(12, 12, 4.8, rich), dots(1.9, 12, 12)),
  escape: () =>
    symbol(
      at(
        12,
        12,
        `<rect x="-4" y="-10.5" width="8" height="12" rx="4" fill="${rich}"/><rect x="-4" y="-1.5" width="8" height="12" rx="4" fill="${rich}"/>` +
          line('M0-5.5V-3.5M0 3.5V5.5M0-2V2'),
        45,
      ),
    ),
  spiritual: () =>
    symbol(
      shape('M12 1.5C13.5 8 22 9.5 22 16C22 21 16 23 12 19.5C8 23 2 21 2 16C2 9.5 10.5 8 12 1.5Z', rich),
      ring(12, 12.5, 3.2, pale),
      dots(1, 6.5, 17.3, 17.5, 17.3),
    ),
};

/** Outline of a cog wheel with `teeth` teeth around (12, 12). */
function gear(teeth: number, inner: number, outer: number): string {
  const point = (r: number, turn: number): string =>
    `${(12 + r * Math.sin(turn)).toFixed(1)} ${(12 - r * Math.cos(turn)).toFixed(1)}`;
  let d = '';
  for (let i = 0; i < teeth; i++) {
    const middle = (i * 2 * Math.PI) / teeth;
    const half = Math.PI / teeth;
    d += `${i ? 'L' : 'M'}${point(inner, middle - half * 0.62)}L${point(outer, middle - half * 0.4)}L${point(outer, middle + half * 0.4)}L${point(inner, middle + half * 0.62)}`;
  }
  return `${d}Z`;
}

const suits: Gallery = {
  spades: () =>
    symbol(
      shape(
        'M12 2C9 7 3 9.5 3 14.5C3 18.5 8 19.5 11 16.5L9.5 22H14.5L13 16.5C16 19.5 21 18.5 21 14.5C21 9.5 15 7 12 2Z',
        ink,
      ),
    ),
  hearts: () =>
    symbol(
      shape(
        'M12 21.5C8 16.5 2.5 13.5 2.5 8.5C2.5 3 9.5 1.5 12 7C14.5 1.5 21.5 3 21.5 8.5C21.5 13.5 16 16.5 12 21.5Z',
        rich,
      ),
    ),
  diamonds: () => symbol(shape('M12 1.5Q15 7.5 20 12Q15 16.5 12 22.5Q9 16.5 4 12Q9 7.5 12 1.5Z', rich)),
  clubs: () =>
    symbol(
      shape(
        'M12 2A4.6 4.6 0 0 1 15.5 9.6A4.6 4.6 0 1 1 13 15.5L14.5 22H9.5L11 15.5A4.6 4.6 0 1 1 8.5 9.6A4.6 4.6 0 0 1 12 2Z',
        ink,
      ),
    ),
};

/** Emblems of the seats, in seat order. */
const emblems: readonly (() => string)[] = [
  // top hat
  () =>
    symbol(
      shape('M6.5 16.5L6 4Q12 2 18 4L17.5 16.5Z', rich),
      line('M6.3 12.5Q12 14.5 17.7 12.5'),
      shape('M1.5 16.5Q4 18.5 6.5 16Q12 18.5 17.5 16Q20 18.5 22.5 16.5Q21 21.5 12 21.5T1.5 16.5Z', rich),
    ),
  // rabbit
  () =>
    symbol(
      shape('M8.5 11C4 5 5.5 1.5 7.5 1.5S10.5 5 11 10ZM15.5 11C20 5 18.5 1.5 16.5 1.5S13.5 5 13 10Z', rich),
      shape('M12 9C17.5 9 19.5 13 19.5 16.5S16 22.5 12 22.5S4.5 20 4.5 16.5S6.5 9 12 9Z', rich),
      dots(1.1, 9, 15, 15, 15),
      line('M11 18.5H13L12 19.7ZM12 19.7V21'),
    ),
  // dove
  () =>
    symbol(
      shape(
        'M2 8L6 6.5C6 3.5 11 3 11.5 7C13 4 16 2 22 2C21.5 6 20 8 18 9.5C20.5 10 22 11 22.5 12.5C20 13.5 18 13.5 16.5 15C14.5 19.5 8.5 19.5 6.5 15.5C5 13 6 10.5 5 9Z',
        rich,
      ),
      line('M11.5 7C11 10.5 13 12.5 16.5 12.5M10 18.5L8.5 22M12.5 18L12.5 22'),
      dots(0.9, 8, 7),
    ),
  // key
  () =>
    symbol(
      ring(7.5, 7.5, 5.5, rich),
      ring(7.5, 7.5, 1.8, pale),
      line('M11.5 11.5L21.5 21.5M17 17L20 14M19.5 19.5L21.8 17.2'),
    ),
  // rose
  () =>
    symbol(
      line('M12 14V22.5'),
      shape('M12 20Q15 15.5 20 17Q17.5 21.5 12 20ZM12 18Q9 14.5 4.5 15.5Q6.5 19.5 12 18Z', pale),
      shape('M4.5 5C3 11 7.5 14.5 12 14.5S21 11 19.5 5Q17 6 15.5 3Q12 .5 8.5 3Q7 6 4.5 5Z', rich),
      line('M4.5 5Q10 6 12 10.5Q14 6 19.5 5M8.5 3Q10.5 5 12 5T15.5 3'),
    ),
  // moon
  () => symbol(shape('M15.5 1.8A10.5 10.5 0 1 0 22 15A9 9 0 0 1 15.5 1.8Z', rich), line('M19 5V9M17 7H21')),
  // owl
  () =>
    symbol(
      shape('M4 2.5Q6 5.5 9 5H15Q18 5.5 20 2.5Q20.5 6 20 10C20.5 17 17 22 12 22S3.5 17 4 10Q3.5 6 4 2.5Z', rich),
      ring(8.4, 9.8, 3.3, pale),
      ring(15.6, 9.8, 3.3, pale),
      dots(1.3, 8.4, 9.8, 15.6, 9.8),
      shape('M12 11.5L10.6 13L12 15.5L13.4 13Z', warm),
      line('M8 17.5Q9 18.5 10 17.5M11 19.5Q12 20.5 13 19.5M14 17.5Q15 18.5 16 17.5'),
    ),
  // lantern
  () =>
    symbol(
      line('M12 1.5V4M9 4Q12 .5 15 4'),
      shape('M6 8L12 3.5L18 8Z', rich),
      shape('M6.5 8H17.5L18.5 19H5.5Z', pale),
      shape('M4.5 19H19.5V22H4.5Z', rich),
      shape('M12 10C15.5 13.5 14.8 17 12 17S8.5 13.5 12 10Z', warm),
    ),
];

/** Markers of Citadels and the things both games count. */
const tokens: Gallery = {
  crown: () => symbol(shape(crownShape, warm), line('M4.5 15.5H19.5'), dots(1.2, 2.5, 6, 12, 3.5, 21.5, 6)),
  dagger: () =>
    symbol(
      at(
        12,
        12,
        shape('M-2 2V-7L0-11L2-7V2Z', pale) +
          shape('M-5.5 2H5.5V4.2H-5.5Z', warm) +
          line('M0 4.2V9M0-7V0') +
          ring(0, 10, 1.3, warm),
        40,
      ),
    ),
  purse: () =>
    symbol(
      shape('M9 8C2.5 12 1.5 21.5 12 21.5S21.5 12 15 8Z', warm),
      shape('M9 8L7 3Q9.5 4.5 12 2.5Q14.5 4.5 17 3L15 8Z', warm),
      line('M8.5 8H15.5'),
      ring(12, 15, 3.2, pale),
      line('M12 14V16'),
    ),
  warrant: () =>
    symbol(shape('M5 3H19V21H5Z', pale), line('M8 7H16M8 10.5H16M8 14H11'), ring(15, 17, 3.6, rich), dots(1.1, 15, 17)),
  threat: () =>
    symbol(
      shape('M2 6H22V19H2Z', pale),
      line('M2 6L12 14L22 6'),
      ring(12, 13, 4, rich),
      line('M12 10.5V13.5'),
      dots(0.8, 12, 15.2),
    ),
  cauldron: () =>
    symbol(
      shape('M4 9H20C22 16 18.5 20.5 12 20.5S2 16 4 9Z', rich),
      shape('M2.5 7H21.5V10H2.5Z', rich),
      line('M7 20L6 22.5M17 20L18 22.5'),
      ring(9, 4, 1.6, warm),
      ring(14, 3, 2, warm),
    ),
  coin: () =>
    symbol(
      ring(12, 12, 9.8, warm),
      ring(12, 12, 6.6),
      shape('M8.5 14.5L8 10L10.5 12L12 9L13.5 12L16 10L15.5 14.5Z', pale),
    ),
  card_back: () =>
    symbol(box(4, 1.5, 16, 21, rich, 2), box(6.5, 4, 11, 16, 'none', 1), shape('M12 7.5L15 12L12 16.5L9 12Z', warm)),
  deck: () =>
    symbol(
      box(7, 5.5, 14, 17, pale, 1.5),
      box(5, 3.5, 14, 17, pale, 1.5),
      box(3, 1.5, 14, 17, rich, 1.5),
      shape('M10 6L13 10L10 14L7 10Z', warm),
    ),
  fame: () => symbol(shape(starShape, warm), line('M12 7V12')),
  poster: () =>
    symbol(
      shape('M4.5 2H19.5V22L17 20.5L14.5 22L12 20.5L9.5 22L7 20.5L4.5 22Z', pale),
      shape('M9.5 12L9 6.5H15L14.5 12ZM7 12H17V13.5H7Z', rich),
      line('M7.5 17H16.5'),
    ),
};

/** Other words for the same drawing. */
const tokenNames: ReadonlyMap<string, string> = new Map([
  ['bewitched', 'cauldron'],
  ['gold', 'coin'],
  ['coins', 'coin'],
  ['warrants', 'warrant'],
  ['threats', 'threat'],
  ['kill', 'dagger'],
  ['robbed', 'purse'],
  ['card', 'card_back'],
]);

/** A Trickerion shard: a cut crystal. */
export const shard = (): string =>
  symbol(shape('M12 1.5L18.5 8L15.5 22L9 20L5.5 9Z', rich), line('M12 1.5L11 9L5.5 9M11 9L18.5 8M11 9L12.5 21'), wink);
const wink = line('M20 3V6M18.5 4.5H21.5');

/** Dice: the face of the die is a frame, the symbol is what it shows. */
const onDie = (inner: string): string => symbol(box(1.5, 1.5, 21, 21, pale, 4), inner);
const small = (full: string, scale = 0.66): string => {
  const inner = full.slice(full.indexOf('>') + 1, -'</svg>'.length);
  return onDie(
    `<g transform="translate(${12 - 12 * scale} ${12 - 12 * scale}) scale(${scale})" stroke-width="${1.5 / scale}">${inner}</g>`,
  );
};
const coinsOnDie = (count: number): string => {
  const places: Readonly<Record<number, readonly number[]>> = {
    1: [12, 12],
    2: [8, 8, 16, 16],
    3: [6.8, 6.8, 12, 12, 17.2, 17.2],
    4: [8, 8, 16, 8, 8, 16, 16, 16],
    5: [7, 7, 17, 7, 12, 12, 7, 17, 17, 17],
    6: [8, 6.5, 16, 6.5, 8, 12, 16, 12, 8, 17.5, 16, 17.5],
  };
  const xy = places[count] ?? [];
  let out = '';
  for (let i = 0; i + 1 < xy.length; i += 2) out += ring(xy[i]!, xy[i + 1]!, 2.3, warm);
  return onDie(out);
};

const people: Gallery = {
  assistant: () =>
    symbol(
      shape('M6 12C5 2 19 2 18 12L19.5 16H4.5Z', warm),
      shape('M3 22.5C3 17 8 16 12 16S21 17 21 22.5Z', rich),
      ring(12, 10, 4.6, pale),
      line('M9.5 12Q12 14 14.5 12'),
    ),
  engineer: () =>
    symbol(
      shape('M3 22.5C3 17 8 16 12 16S21 17 21 22.5Z', rich),
      ring(12, 10, 5, pale),
      shape('M5 8C5 2 19 2 19 8Z', warm),
      line('M3.5 8H20.5M12 3.5V8'),
    ),
  manager: () =>
    symbol(
      shape('M3 22.5C3 17 8 16 12 16S21 17 21 22.5Z', rich),
      ring(12, 10.5, 5, pale),
      shape('M8 7L7.5 1.5H16.5L16 7Z', warm),
      line('M4.5 7H19.5M9.5 13Q12 11.5 14.5 13M12 16V22'),
    ),
  apprentice: () =>
    symbol(
      shape('M3 22.5C3 17 8 16 12 16S21 17 21 22.5Z', rich),
      ring(12, 10.5, 5, pale),
      shape('M6 9C4.5 3 15 1.5 18 6.5L21.5 9.5L17 9.5Z', warm),
      line('M10 13H14'),
    ),
  magician: () =>
    symbol(
      shape('M3 22.5C3 17 8 16 12 16S21 17 21 22.5Z', rich),
      ring(12, 11.5, 4.6, pale),
      shape('M7.5 8L7 1.5H17L16.5 8Z', warm),
      line('M4 8.5H20M7.4 5.5H16.6'),
    ),
};

const dice: Gallery = {
  ...Object.fromEntries(
    Object.entries({ ...categories, ...people }).map(([id, draw]) => [id, (): string => small(draw())]),
  ),
  any: () => onDie(line('M8 9A4 4 0 1 1 12 13V15') + dots(1.2, 12, 18.5)),
  x: () => onDie(line('M7 7L17 17M17 7L7 17')),
};

export const typeSymbol = (type: string): string => pick(types, type, unknownSymbol);
export const categorySymbol = (category: string): string => pick(categories, category, unknownSymbol);
export const suitSymbol = (suit: string): string => pick(suits, suit, unknownSymbol);
export const emblem = (seat: number): string => (emblems[seat] ?? ((): string => unknownSymbol(String(seat))))();
export const token = (name: string): string => pick(tokens, tokenNames.get(name) ?? name, unknownSymbol);
export const dieFace = (id: string): string =>
  /^[1-6]$/.test(id) ? coinsOnDie(Number(id)) : pick(dice, id, unknownSymbol);
