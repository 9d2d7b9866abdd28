import { dots, far, ink, line, pale, rich, ring, shade, shape, warm, wash } from './ink';

/** Heads sit at x 40–80, y 38–93 of a portrait and look slightly to the right. */
const heads = {
  oval: 'M41 58C41 44 50 38 60 38C71 38 79 45 79 58C79 73 74 93 61 93C48 93 41 74 41 58Z',
  square: 'M41 56C41 43 50 38 60 38S79 43 79 56L78 77C77 86 71 94 63 94H58C50 94 43 87 42 78Z',
  long: 'M42 56C42 44 50 38 60 38S78 44 78 56C78 72 72 98 61 98C50 98 42 74 42 56Z',
  round: 'M39 62C39 47 48 39 60 39S81 47 81 63C81 81 73 94 61 94S39 80 39 62Z',
  heart:
    'M41 56C41 43 49 38 60 38S79 43 79 56C79 68 76 76 70 84C66 90 64 93 61 93C57 93 54 89 50 84C44 76 41 68 41 56Z',
} as const;

const eyes = {
  dot: dots(2, 53, 64, 69, 64),
  lidded: line('M48.5 64Q53 60 57.5 64M65 64Q69.5 60 74 64') + dots(1.9, 53.5, 65, 69.5, 65),
  lashed: line('M46 62.5L48.5 64Q53 59.5 57.5 64M65 64Q69.5 59.5 74 64L76.5 62.5') + dots(1.9, 53.5, 65, 69.5, 65),
  narrow: line('M48 63L57.5 65.5M65 65.5L74 63') + dots(1.7, 54, 66.5, 69, 66.5),
  closed: line('M48.5 63.5Q53 67.5 57.5 63.5M65 63.5Q69.5 67.5 74 63.5'),
  wide: ring(53, 64, 3.6) + ring(69.5, 64, 3.6) + dots(1.6, 53.8, 64.4, 70, 64.4),
  tired: line('M48.5 63H57.5M65 63H74M49.5 69Q53 71 57 69M66 69Q70 71 73 69') + dots(1.8, 53.5, 65, 69.5, 65),
} as const;

const brows = {
  none: '',
  flat: line('M47.5 57H57M66 57H74.5'),
  angry: line('M47 54L58 59M65 59L75 54'),
  raised: line('M47 56.5Q52 51.5 58 55.5M65 55.5Q70 51.5 75.5 56.5'),
  worried: line('M47 59Q53 54 58 54M65 54Q70 54 75 59'),
  sly: line('M47 57L57.5 59M65 55.5Q70 50.5 75.5 55.5'),
  bushy: shape('M46 59Q50 51 59 56.5Q52 56 46 59ZM64 56.5Q72 51 76.5 59Q71 56 64 56.5Z', ink),
} as const;

const noses = {
  hook: line('M61 60C64 65 67.5 70 67 73.5C66 77 61 76.5 59 75'),
  straight: line('M62 62L65.5 73.5H60'),
  small: line('M63.5 70.5Q66 73.5 61 74.5'),
  broad: line('M60.5 63C60.5 68 57 71 58 74.5Q62.5 78 67.5 74.5'),
  bulb: line('M60 66C55 70 56 77 62 77S69 70 65 66'),
} as const;

const mouths = {
  none: '',
  smile: line('M53.5 80.5Q61.5 88 69.5 80'),
  smirk: line('M55 83Q63 85 69.5 79.5'),
  flat: line('M55.5 83H68'),
  frown: line('M55 85Q61.5 80.5 68.5 85'),
  lips: shape('M55 82Q59 79.2 61.5 80.8Q64 79.2 68 82Q61.5 88.5 55 82Z', rich),
  open: shape('M55 81Q61.5 83 68.5 81Q67 89 61.5 89Q56 89 55 81Z', shade),
} as const;

const beards = {
  none: '',
  full:
    shape('M41 64C41 88 47 106 61 107C75 106 79 88 79 64C77 73 73 77 68 77Q61.5 73 55 77C48 77 43 73 41 64Z', warm) +
    line('M56 84Q61.5 87.5 67 84M50 86V94M61.5 93V101M72 86V94'),
  goatee:
    shape('M55 89Q61.5 85.5 68 89L61.5 106Z', warm) +
    shape('M49 82C53 76.5 59 76.5 61.5 79C64 76.5 70 76.5 74 82C69 80.5 65 82 61.5 81.5C58 82 54 80.5 49 82Z', warm),
  long:
    shape(
      'M41 64C41 84 38 100 45 118C51 132 57 140 61 152C66 140 73 130 77 116C82 100 79 84 79 64C77 74 73 78 68 77Q61.5 73 55 77C48 78 43 74 41 64Z',
    ) + line('M56 84Q61.5 87.5 67 84M49 90C49 104 52 114 57 126M73 90C73 104 71 114 66 126M61.5 96V138'),
  forked:
    shape(
      'M41 66C42 84 44 98 50 112L61 100L73 112C78 98 79 84 79 66C77 74 73 78 68 77Q61.5 73 55 77C48 78 43 74 41 66Z',
      warm,
    ) + line('M56 84Q61.5 87.5 67 84M50 90L51 100M72 90L71 100'),
  curled: shape(
    'M61.5 79C57 75 52 78 50 81C47 84 43 83 43 79C39 84 44 89 50 87C55 86 58 82.5 61.5 82C65 82.5 68 86 73 87C79 89 84 84 80 79C80 83 76 84 73 81C71 78 66 75 61.5 79Z',
    warm,
  ),
  walrus: shape('M61.5 77C54 76 48 80 46 92C52 92 57 87 61.5 84C66 87 71 92 77 92C75 80 69 76 61.5 77Z', warm),
  stubble: dots(0.9, 47, 78, 51, 84, 55, 89, 61, 90, 67, 89, 72, 84, 75, 78, 52, 79, 71, 79),
  chops: shape('M41 60C41 78 45 90 53 92C51 86 50 76 47 68ZM79 60C79 78 76 90 69 92C71 86 73 76 75 68Z', warm),
} as const;

export interface Face {
  skin?: string;
  head?: keyof typeof heads;
  eyes?: keyof typeof eyes;
  brows?: keyof typeof brows;
  nose?: keyof typeof noses;
  mouth?: keyof typeof mouths;
  beard?: keyof typeof beards;
}

/** Neck, head and features, in that order; the beard lies over the collar. */
export const face = (f: Face): string =>
  shape('M50 84V102Q60 111 71 102V84Z', f.skin ?? pale) +
  wash('M51 88H70V95Q60 103 51 95Z', shade, 0.28) +
  shape(heads[f.head ?? 'oval'], f.skin ?? pale) +
  far(line('M43.5 74l4 3M44.5 79l4 3M46.5 84l4 3')) +
  eyes[f.eyes ?? 'lidded'] +
  brows[f.brows ?? 'flat'] +
  mouths[f.mouth ?? 'flat'] +
  beards[f.beard ?? 'none'] +
  noses[f.nose ?? 'straight'];

const earsOf = (skin: string): string => shape('M41 62C36 59 35 70 42 73ZM79 62C84 59 85 70 78 73Z', skin);
export const ears = earsOf(pale);
export const wrinkles = line('M46 72Q47 76 49.5 78M76 72Q75 76 73 78M53 48Q61 46 69 48');

/** Hair behind the head. */
export const hairLong = (tint = warm): string =>
  shape('M38 62C33 36 48 29 60 29S88 36 82 62C82 82 90 96 92 116H28C30 96 38 82 38 62Z', tint) +
  line('M35 84C34 94 33 102 32 112M86 84C87 94 88 102 89 112');
export const hairWild = (tint = warm): string =>
  shape(
    'M34 88L24 86L32 76L20 70L32 62L22 50L36 48L32 34L46 36L50 24L60 32L70 24L75 36L89 34L85 48L99 50L89 62L100 70L88 76L97 86L86 88Z',
    tint,
  );
export const hairBob = (tint = warm): string =>
  shape('M40 92C30 84 30 32 60 30S92 84 81 92Q70 96 61 94Q50 96 40 92Z', tint);

/** Hair before the forehead. */
export const fringe = (tint = warm): string =>
  shape('M40 60C42 48 52 46 66 42C72 46 78 50 80 60C84 40 74 31 60 31S36 40 40 60Z', tint);
export const parted = (tint = warm): string =>
  shape('M39 66C42 56 52 52 58 40C64 52 76 54 81 66C87 42 76 30 60 30S33 42 39 66Z', tint);
export const bun = (tint = warm): string => ring(60, 22, 11, tint) + line('M54 20Q60 26 67 19');
export const braid = (tint = warm): string =>
  shape('M79 78C90 84 92 94 88 104C92 114 88 124 86 134L80 134C76 124 84 114 80 104C76 94 82 88 77 80Z', tint) +
  line('M80 92L90 96M80 106L89 102M82 116L89 112M80 126L87 124');

export const spectacles = ring(53, 65, 6) + ring(70, 65, 6) + line('M59 64Q61.5 62 64 64M47 64L41 61M76 64L79 62');
export const monocle = ring(69.5, 65, 6.5) + line('M75 69C80 80 80 92 76 106');
export const dominoMask =
  shape('M41 58Q60 54 79 58C80 68 76 72 70 71Q64 70 61.5 67Q58 70 52 71C45 72 40 68 41 58Z', rich) +
  ring(53, 64, 3.4, pale) +
  ring(69.5, 64, 3.4, pale) +
  dots(1.7, 54, 64.5, 70, 64.5);
export const wart = ring(52, 78, 1.6, pale);
export const earrings = ring(41, 79, 2.6, warm) + ring(80, 79, 2.6, warm);
export const blush = line('M47 74L49 72M50 75L52 73M71 74L73 72M74 75L76 73');
