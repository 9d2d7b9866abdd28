import { at, box, dots, ink, line, pale, pick, rich, ring, shade, shape, symbol, warm, type Gallery } from './parts/ink';
import { unknownSymbol } from './parts/monogram';

const spokes = (count: number, d: string): string =>
  Array.from({ length: count }, (_, i) => `<path d="${d}" transform="translate(12 12) rotate(${(i * 360) / count})"/>`).join('');

/** Shapes that several symbols share. */
const crownShape = 'M4 19L2.500 7L8 12L12 4.500L16 12L21.500 7L20 19Z';
const starShape = 'M12 2.500L14.900 8.900L21.800 9.600L16.600 14.200L18.100 21L12 17.500L5.900 21L7.400 14.200L2.200 9.600L9.100 8.900Z';

/** District types of Citadels; the rich tint is the colour of the type. */
const types: Gallery = {
  noble: () => symbol(shape(crownShape, rich), line('M4.500 15.500H19.500')),
  religious: () => symbol(ring(12, 12, 4.6, rich), spokes(8, 'M0-7.200V-10.200')),
  trade: () => symbol(line('M12 3.500V20.500M8 20.500H16M4.500 6H19.500M4.500 6L2 13M4.500 6L7 13M19.500 6L17 13M19.500 6L22 13'), shape('M1.500 13H7.500Q4.500 18 1.500 13ZM16.500 13H22.500Q19.500 18 16.500 13Z', rich), dots(1.3, 12, 3.2)),
  military: () => symbol(shape('M5 21.500V10.500H3.500V3H7V6H10.200V3H13.800V6H17V3H20.500V10.500H19V21.500Z', rich), shape('M9.500 21.500V16A2.500 2.500 0 0 1 14.500 16V21.500Z', shade)),
  unique: () => symbol(shape(starShape, rich)),
};

/** Trick categories of Trickerion. */
const categories: Gallery = {
  mechanical: () => symbol(shape(gear(8, 7.4, 10.2), rich), ring(12, 12, 3, pale)),
  optical: () => symbol(shape('M1.500 12Q12 0 22.500 12Q12 24 1.500 12Z', pale), ring(12, 12, 4.800, rich), dots(1.900, 12, 12)),
  escape: () => symbol(at(12, 12, `<rect x="-4" y="-10.500" width="8" height="12" rx="4" fill="${rich}"/><rect x="-4" y="-1.500" width="8" height="12" rx="4" fill="${rich}"/>` + line('M0-5.500V-3.500M0 3.500V5.500M0-2V2'), 45)),
  spiritual: () => symbol(shape('M12 1.500C13.500 8 22 9.500 22 16C22 21 16 23 12 19.500C8 23 2 21 2 16C2 9.500 10.500 8 12 1.500Z', rich), ring(12, 12.500, 3.200, pale), dots(1, 6.500, 17.300, 17.500, 17.300)),
};

/** Outline of a cog wheel with `teeth` teeth around (12, 12). */
function gear(teeth: number, inner: number, outer: number): string {
  const point = (r: number, turn: number): string => `${(12 + r * Math.sin(turn)).toFixed(1)} ${(12 - r * Math.cos(turn)).toFixed(1)}`;
  let d = '';
  for (let i = 0; i < teeth; i++) {
    const middle = (i * 2 * Math.PI) / teeth;
    const half = Math.PI / teeth;
    d += `${i ? 'L' : 'M'}${point(inner, middle - half * 0.62)}L${point(outer, middle - half * 0.4)}L${point(outer, middle + half * 0.4)}L${point(inner, middle + half * 0.62)}`;
  }
  return `${d}Z`;
}

const suits: Gallery = {
  spades: () => symbol(shape('M12 2C9 7 3 9.500 3 14.500C3 18.500 8 19.500 11 16.500L9.500 22H14.500L13 16.500C16 19.500 21 18.500 21 14.500C21 9.500 15 7 12 2Z', ink)),
  hearts: () => symbol(shape('M12 21.500C8 16.500 2.500 13.500 2.500 8.500C2.500 3 9.500 1.500 12 7C14.500 1.500 21.500 3 21.500 8.500C21.500 13.500 16 16.500 12 21.500Z', rich)),
  diamonds: () => symbol(shape('M12 1.500Q15 7.500 20 12Q15 16.500 12 22.500Q9 16.500 4 12Q9 7.500 12 1.500Z', rich)),
  clubs: () => symbol(shape('M12 2A4.600 4.600 0 0 1 15.500 9.600A4.600 4.600 0 1 1 13 15.500L14.500 22H9.500L11 15.500A4.600 4.600 0 1 1 8.500 9.600A4.600 4.600 0 0 1 12 2Z', ink)),
};

/** Emblems of the seats, in seat order. */
const emblems: readonly (() => string)[] = [
  // top hat
  () => symbol(shape('M6.500 16.500L6 4Q12 2 18 4L17.500 16.500Z', rich), line('M6.300 12.500Q12 14.500 17.700 12.500'), shape('M1.500 16.500Q4 18.500 6.500 16Q12 18.500 17.500 16Q20 18.500 22.500 16.500Q21 21.500 12 21.500T1.500 16.500Z', rich)),
  // rabbit
  () => symbol(shape('M8.500 11C4 5 5.500 1.500 7.500 1.500S10.500 5 11 10ZM15.500 11C20 5 18.500 1.500 16.500 1.500S13.500 5 13 10Z', rich), shape('M12 9C17.500 9 19.500 13 19.500 16.500S16 22.500 12 22.500S4.500 20 4.500 16.500S6.500 9 12 9Z', rich), dots(1.1, 9, 15, 15, 15), line('M11 18.500H13L12 19.700ZM12 19.700V21')),
  // dove
  () => symbol(shape('M2 8L6 6.500C6 3.500 11 3 11.500 7C13 4 16 2 22 2C21.500 6 20 8 18 9.500C20.500 10 22 11 22.500 12.500C20 13.500 18 13.500 16.500 15C14.500 19.500 8.500 19.500 6.500 15.500C5 13 6 10.500 5 9Z', rich), line('M11.500 7C11 10.500 13 12.500 16.500 12.500M10 18.500L8.500 22M12.500 18L12.500 22'), dots(0.9, 8, 7)),
  // key
  () => symbol(ring(7.500, 7.500, 5.500, rich), ring(7.500, 7.500, 1.800, pale), line('M11.500 11.500L21.500 21.500M17 17L20 14M19.500 19.500L21.800 17.200')),
  // rose
  () => symbol(line('M12 14V22.500'), shape('M12 20Q15 15.500 20 17Q17.500 21.500 12 20ZM12 18Q9 14.500 4.500 15.500Q6.500 19.500 12 18Z', pale), shape('M4.500 5C3 11 7.500 14.500 12 14.500S21 11 19.500 5Q17 6 15.500 3Q12 .500 8.500 3Q7 6 4.500 5Z', rich), line('M4.500 5Q10 6 12 10.500Q14 6 19.500 5M8.500 3Q10.500 5 12 5T15.500 3')),
  // moon
  () => symbol(shape('M15.500 1.800A10.500 10.500 0 1 0 22 15A9 9 0 0 1 15.500 1.800Z', rich), line('M19 5V9M17 7H21')),
  // owl
  () => symbol(shape('M4 2.500Q6 5.500 9 5H15Q18 5.500 20 2.500Q20.500 6 20 10C20.500 17 17 22 12 22S3.500 17 4 10Q3.500 6 4 2.500Z', rich), ring(8.400, 9.800, 3.300, pale), ring(15.600, 9.800, 3.300, pale), dots(1.300, 8.400, 9.800, 15.600, 9.800), shape('M12 11.500L10.600 13L12 15.500L13.400 13Z', warm), line('M8 17.500Q9 18.500 10 17.500M11 19.500Q12 20.500 13 19.500M14 17.500Q15 18.500 16 17.500')),
  // lantern
  () => symbol(line('M12 1.500V4M9 4Q12 .500 15 4'), shape('M6 8L12 3.500L18 8Z', rich), shape('M6.500 8H17.500L18.500 19H5.500Z', pale), shape('M4.500 19H19.500V22H4.500Z', rich), shape('M12 10C15.500 13.500 14.800 17 12 17S8.500 13.500 12 10Z', warm)),
];

/** Markers of Citadels and the things both games count. */
const tokens: Gallery = {
  crown: () => symbol(shape(crownShape, warm), line('M4.500 15.500H19.500'), dots(1.200, 2.500, 6, 12, 3.500, 21.500, 6)),
  dagger: () => symbol(at(12, 12, shape('M-2 2V-7L0-11L2-7V2Z', pale) + shape('M-5.500 2H5.500V4.200H-5.500Z', warm) + line('M0 4.200V9M0-7V0') + ring(0, 10, 1.300, warm), 40)),
  purse: () => symbol(shape('M9 8C2.500 12 1.500 21.500 12 21.500S21.500 12 15 8Z', warm), shape('M9 8L7 3Q9.500 4.500 12 2.500Q14.500 4.500 17 3L15 8Z', warm), line('M8.500 8H15.500'), ring(12, 15, 3.200, pale), line('M12 14V16')),
  warrant: () => symbol(shape('M5 3H19V21H5Z', pale), line('M8 7H16M8 10.500H16M8 14H11'), ring(15, 17, 3.600, rich), dots(1.100, 15, 17)),
  threat: () => symbol(shape('M2 6H22V19H2Z', pale), line('M2 6L12 14L22 6'), ring(12, 13, 4, rich), line('M12 10.500V13.500'), dots(0.800, 12, 15.200)),
  cauldron: () => symbol(shape('M4 9H20C22 16 18.500 20.500 12 20.500S2 16 4 9Z', rich), shape('M2.500 7H21.500V10H2.500Z', rich), line('M7 20L6 22.500M17 20L18 22.500'), ring(9, 4, 1.600, warm), ring(14, 3, 2, warm)),
  coin: () => symbol(ring(12, 12, 9.800, warm), ring(12, 12, 6.600), shape('M8.500 14.500L8 10L10.500 12L12 9L13.500 12L16 10L15.500 14.500Z', pale)),
  card_back: () => symbol(box(4, 1.500, 16, 21, rich, 2), box(6.500, 4, 11, 16, 'none', 1), shape('M12 7.500L15 12L12 16.500L9 12Z', warm)),
  deck: () => symbol(box(7, 5.500, 14, 17, pale, 1.500), box(5, 3.500, 14, 17, pale, 1.500), box(3, 1.500, 14, 17, rich, 1.500), shape('M10 6L13 10L10 14L7 10Z', warm)),
  fame: () => symbol(shape(starShape, warm), line('M12 7V12')),
  poster: () => symbol(shape('M4.500 2H19.500V22L17 20.500L14.500 22L12 20.500L9.500 22L7 20.500L4.500 22Z', pale), shape('M9.500 12L9 6.500H15L14.500 12ZM7 12H17V13.500H7Z', rich), line('M7.500 17H16.500')),
};

const tokenNames: Readonly<Record<string, string>> = { bewitched: 'cauldron', gold: 'coin', coins: 'coin', warrants: 'warrant', threats: 'threat', kill: 'dagger', robbed: 'purse', card: 'card_back' };

/** A Trickerion shard: a cut crystal. */
export const shard = (): string => symbol(shape('M12 1.500L18.500 8L15.500 22L9 20L5.500 9Z', rich), line('M12 1.500L11 9L5.500 9M11 9L18.500 8M11 9L12.500 21'), wink);
const wink = line('M20 3V6M18.500 4.500H21.500');

/** Dice: the face of the die is a frame, the symbol is what it shows. */
const onDie = (inner: string): string => symbol(box(1.500, 1.500, 21, 21, pale, 4), inner);
const small = (full: string, scale = 0.66): string => {
  const inner = full.slice(full.indexOf('>') + 1, -'</svg>'.length);
  return onDie(`<g transform="translate(${12 - 12 * scale} ${12 - 12 * scale}) scale(${scale})" stroke-width="${1.5 / scale}">${inner}</g>`);
};
const coinsOnDie = (count: number): string => {
  const places: Readonly<Record<number, readonly number[]>> = {
    1: [12, 12], 2: [8, 8, 16, 16], 3: [6.8, 6.8, 12, 12, 17.2, 17.2], 4: [8, 8, 16, 8, 8, 16, 16, 16],
    5: [7, 7, 17, 7, 12, 12, 7, 17, 17, 17], 6: [8, 6.5, 16, 6.5, 8, 12, 16, 12, 8, 17.5, 16, 17.5],
  };
  const xy = places[count] ?? [];
  let out = '';
  for (let i = 0; i + 1 < xy.length; i += 2) out += ring(xy[i]!, xy[i + 1]!, 2.300, warm);
  return onDie(out);
};

const people: Gallery = {
  assistant: () => symbol(shape('M6 12C5 2 19 2 18 12L19.500 16H4.500Z', warm), shape('M3 22.500C3 17 8 16 12 16S21 17 21 22.500Z', rich), ring(12, 10, 4.600, pale), line('M9.500 12Q12 14 14.500 12')),
  engineer: () => symbol(shape('M3 22.500C3 17 8 16 12 16S21 17 21 22.500Z', rich), ring(12, 10, 5, pale), shape('M5 8C5 2 19 2 19 8Z', warm), line('M3.500 8H20.500M12 3.500V8')),
  manager: () => symbol(shape('M3 22.500C3 17 8 16 12 16S21 17 21 22.500Z', rich), ring(12, 10.500, 5, pale), shape('M8 7L7.500 1.500H16.500L16 7Z', warm), line('M4.500 7H19.500M9.500 13Q12 11.500 14.500 13M12 16V22')),
  apprentice: () => symbol(shape('M3 22.500C3 17 8 16 12 16S21 17 21 22.500Z', rich), ring(12, 10.500, 5, pale), shape('M6 9C4.500 3 15 1.500 18 6.500L21.500 9.500L17 9.500Z', warm), line('M10 13H14')),
  magician: () => symbol(shape('M3 22.500C3 17 8 16 12 16S21 17 21 22.500Z', rich), ring(12, 11.500, 4.600, pale), shape('M7.500 8L7 1.500H17L16.500 8Z', warm), line('M4 8.500H20M7.400 5.500H16.600')),
};

const dice: Gallery = {
  ...Object.fromEntries(Object.entries({ ...categories, ...people }).map(([id, draw]) => [id, (): string => small(draw())])),
  any: () => onDie(line('M8 9A4 4 0 1 1 12 13V15') + dots(1.200, 12, 18.500)),
  x: () => onDie(line('M7 7L17 17M17 7L7 17')),
};

export const typeSymbol = (type: string): string => pick(types, type, unknownSymbol);
export const categorySymbol = (category: string): string => pick(categories, category, unknownSymbol);
export const suitSymbol = (suit: string): string => pick(suits, suit, unknownSymbol);
export const emblem = (seat: number): string => (emblems[seat] ?? ((): string => unknownSymbol(String(seat))))();
export const token = (name: string): string => pick(tokens, tokenNames[name] ?? name, unknownSymbol);
export const dieFace = (id: string): string => (/^[1-6]$/.test(id) ? coinsOnDie(Number(id)) : pick(dice, id, unknownSymbol));
