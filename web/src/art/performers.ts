import * as back from './parts/backdrops';
import * as dress from './parts/dress';
import * as feature from './parts/faces';
import { face } from './parts/faces';
import * as hat from './parts/headgear';
import { at, dots, line, pale, pick, portrait, rich, ring, shade, shape, umber, warm, type Gallery } from './parts/ink';
import { unknownPortrait } from './parts/monogram';
import * as prop from './parts/props';
import { glove, padlock } from './parts/stage';

const holds = (x: number, y: number, thing: string, turn = 0, tint = rich, skin = pale): string =>
  at(x, y, at(0, 0, thing, turn) + dress.sleeve(tint) + dress.fistOf(skin));

/** A bare, broad chest. */
const chest = at(
  0,
  -5,
  shape('M4 170C4 130 22 116 46 108Q60 116 75 108C98 116 116 130 116 170Z') +
    line('M60 124V146M60 146Q44 152 32 142M60 146Q76 152 88 142M26 136Q32 148 30 170M94 136Q88 148 90 170'),
);
const link = (x: number, y: number, turn: number): string =>
  at(x, y, `<rect x="-8" y="-4.5" width="16" height="9" rx="4.5" fill="${warm}"/>` + line('M-3 0H3'), turn);
/** Chain links along a line. */
const chain = (x1: number, y1: number, x2: number, y2: number): string => {
  const count = Math.round(Math.hypot(x2 - x1, y2 - y1) / 13);
  const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  return Array.from({ length: count + 1 }, (_, i) =>
    link(Math.round(x1 + ((x2 - x1) * i) / count), Math.round(y1 + ((y2 - y1) * i) / count), Math.round(turn)),
  ).join('');
};
const lotus =
  shape('M0 0C-16 2-22-8-22-14C-14-14-8-10-6-6C-10-14-8-22 0-28C8-22 10-14 6-6C8-10 14-14 22-14C22-8 16 2 0 0Z', rich) +
  line('M-6-6Q-2-2 0 0Q2-2 6-6');
const standingHair = shape(
  'M38 66C28 54 36 44 28 30C38 34 38 24 40 12C48 20 50 12 56 2C60 12 66 12 72 4C74 14 78 20 88 12C84 26 90 30 96 28C88 42 94 52 82 66Z',
  warm,
);
const fila =
  shape('M40 50C36 36 42 24 56 22C72 18 94 22 98 34C92 40 86 44 81 52Q60 42 40 50Z', rich) +
  line('M42 42Q58 34 80 44M56 22C64 28 72 36 80 44') +
  shape('M40 44Q60 36 81 46L81 53Q60 43 40 51Z', warm) +
  dots(1.3, 48, 46, 57, 44, 66, 45, 75, 48);
const beads =
  line('M44 110Q60 142 78 110') +
  [
    [45, 114],
    [49, 121],
    [54, 126],
    [61, 128],
    [68, 126],
    [73, 121],
    [77, 114],
  ]
    .map(([x, y]) => ring(x!, y!, 3.2, warm))
    .join('');
const bowler =
  shape('M41 48C40 26 48 20 60 20S82 26 81 48Q60 54 41 48Z', shade) +
  shape('M41 40Q60 46 81 40V48Q60 54 41 48Z', rich) +
  shape('M28 50Q34 44 41 46Q60 54 81 46Q88 44 94 50Q92 58 60 58T28 50Z', shade);
const flatCap =
  shape('M38 52C32 34 48 26 64 28C84 28 96 40 98 50C92 54 86 52 82 52Q60 42 38 52Z', rich) +
  line('M80 46Q60 36 42 44') +
  dots(1.6, 62, 28);
const newsboy =
  shape('M36 50C28 32 48 24 60 26C76 22 92 34 84 52Q60 40 36 50Z', rich) +
  shape('M58 46Q80 44 96 58Q80 56 60 54Z', rich) +
  line('M60 26Q52 34 48 46M62 26Q72 34 76 46') +
  dots(1.8, 61, 25);
const plumes =
  shape(
    'M60 40C44 30 40 12 50 4C52 12 56 14 58 20C58 10 62 4 68 2C70 10 68 16 66 22C72 14 80 14 86 16C84 28 76 36 64 42Z',
    rich,
  ) +
  line('M60 38C54 28 50 18 50 10M62 38C62 26 64 16 67 8M64 38C70 30 76 24 82 20') +
  shape('M40 50Q60 40 81 50L80 56Q60 46 41 56Z', warm) +
  ring(60, 46, 3.5, pale);
const swirlGlasses =
  ring(52, 65, 8, pale) +
  ring(71, 65, 8, pale) +
  line(
    'M60 64H63M44 63L41 60M79 63L81 61M52 65m-4 0a4 4 0 1 1 4 4a2 2 0 1 1 1-3.5M71 65m-4 0a4 4 0 1 1 4 4a2 2 0 1 1 1-3.5',
  );

const magicians: Gallery = {
  master_of_chains: () =>
    portrait(
      back.chains,
      chest,
      feature.ears,
      face({ head: 'square', eyes: 'narrow', brows: 'bushy', nose: 'broad', mouth: 'none', beard: 'curled' }),
      line('M54 91Q61 94 68 91M50 46Q56 42 62 43'),
      chain(20, 128, 98, 162),
      chain(100, 128, 22, 162),
      at(60, 144, padlock),
    ),
  the_great_optico: () =>
    portrait(
      back.eyes,
      dress.highCollar(),
      face({ head: 'long', eyes: 'dot', brows: 'raised', nose: 'straight', mouth: 'none', beard: 'goatee' }),
      swirlGlasses,
      hat.topHat,
      dress.bowTie,
      holds(96, 134, at(0, -22, ring(0, -12, 15, pale) + ring(0, -12, 11, rich) + line('M-6-16Q-3-20 2-20M0 3V24')), 8),
    ),
  priestess_of_mysticism: () =>
    portrait(
      back.rays,
      dress.tunic(),
      face({ head: 'oval', eyes: 'lashed', brows: 'raised', nose: 'straight', mouth: 'lips' }),
      hat.veil(shade),
      shape('M40 40C42 18 78 18 80 40C72 30 48 30 40 40Z', warm),
      shape('M50 48Q60 40 70 48Q60 55 50 48Z', pale),
      dots(2, 60, 48),
      dress.necklace,
      at(
        60,
        152,
        shape('M0-26C2-14 20-12 20 2C20 12 8 14 0 8C-8 14-20 12-20 2C-20-12-2-14 0-26Z', warm) +
          ring(0, -2, 6, pale) +
          dots(1.7, -12, 5, 12, 5),
      ),
      at(36, 150, dress.fist),
      at(84, 150, dress.fist, 0, true),
    ),
  the_mechaniker: () =>
    portrait(
      back.cogs,
      dress.apron,
      feature.ears,
      face({ head: 'square', eyes: 'lidded', brows: 'bushy', nose: 'bulb', mouth: 'none', beard: 'walrus' }),
      shape('M39 54C38 36 48 30 60 30S83 36 82 54Q60 42 39 54Z', warm),
      hat.goggles,
      at(26, 140, prop.cog),
      holds(98, 130, at(0, -10, prop.spanner), 10, pale),
    ),
  the_red_lotus: () =>
    portrait(
      back.lotusPond,
      feature.bun(shade),
      line('M42 30L78 12M78 30L42 12'),
      dots(2.5, 42, 12, 78, 12),
      dress.tunic(),
      face({ head: 'oval', eyes: 'lashed', brows: 'sly', nose: 'small', mouth: 'lips' }),
      feature.parted(shade),
      at(38, 48, lotus, -24),
      shape('M44 108L62 140L80 108L74 104L62 124L50 104Z', warm),
      at(92, 134, prop.fan, 12),
      at(94, 150, dress.fist),
    ),
  the_gentleman: () =>
    portrait(
      back.stageCurtain,
      dress.waistcoat,
      face({ head: 'oval', eyes: 'lidded', brows: 'sly', nose: 'straight', mouth: 'none', beard: 'curled' }),
      line('M56 90Q61 93 66 90'),
      feature.monocle,
      hat.topHat,
      dress.bowTie,
      at(84, 138, `<g transform="scale(.6)" stroke-width="3.2">${prop.rose}</g>`),
      holds(20, 134, at(0, -12, prop.wand), 14),
    ),
  yoruba_spiritmaster: () =>
    portrait(
      back.spirits,
      dress.tunic(),
      line('M18 140Q30 130 40 138M102 140Q90 130 80 138'),
      face({ skin: umber, head: 'square', eyes: 'lidded', brows: 'flat', nose: 'broad', mouth: 'smile' }),
      shape('M52 90Q61 85 70 90Q68 100 61 101Q54 100 52 90Z', shade),
      fila,
      line('M46 71L50 73M46 75L50 77M73 73L77 71M73 77L77 75'),
      beads,
      holds(
        100,
        132,
        at(
          0,
          -6,
          shape('M-3-50H3V80H-3Z', warm) +
            shape('M-14-58C-10-68 2-70 6-62L16-66L10-56C8-48-6-46-14-58Z', rich) +
            dots(1.3, 4, -61),
        ),
        0,
        rich,
        umber,
      ),
    ),
  electra: () =>
    portrait(
      back.sparks,
      standingHair,
      dress.bodice,
      face({ head: 'heart', eyes: 'lashed', brows: 'angry', nose: 'small', mouth: 'smirk' }),
      feature.parted(),
      feature.earrings,
      shape('M44 110L52 104L61 118L70 104L78 110L61 130Z', rich),
      at(24, 138, prop.lightning),
      at(
        98,
        128,
        ring(0, -14, 9, warm) +
          line('M-7-4H7M-8 2H8M-7 8H7M-6 14H6') +
          shape('M-5-6H5V34H-5Z', pale) +
          line('M-8 0H8M-8 6H8M-8 12H8M-8 18H8M-8-22l-5-6M8-22l6-5M0-24v-8'),
      ),
      at(24, 150, dress.fist),
    ),
};

/** The people a magician works with. */
const specialists: Gallery = {
  magician: () =>
    portrait(
      back.stageCurtain,
      dress.cloak(),
      shape('M48 108L60 138L74 108Z'),
      face({ head: 'long', eyes: 'lidded', brows: 'sly', nose: 'straight', mouth: 'smirk', beard: 'goatee' }),
      hat.topHat,
      dress.bowTie,
      holds(98, 134, at(0, -14, prop.wand), 16),
      at(108, 84, prop.sparkle),
    ),
  manager: () =>
    portrait(
      back.columns,
      dress.waistcoat,
      feature.ears,
      face({ head: 'round', eyes: 'lidded', brows: 'raised', nose: 'bulb', mouth: 'smile', beard: 'chops' }),
      bowler,
      dress.cravat,
      at(28, 140, prop.ledger, -6),
      line('M76 136Q86 150 96 138'),
      at(98, 134, ring(0, 0, 10, warm) + ring(0, 0, 6.5, pale) + line('M0-4V0L3 2M0-10V-14')),
    ),
  engineer: () =>
    portrait(
      back.cogs,
      dress.apron,
      feature.ears,
      face({ head: 'oval', eyes: 'dot', brows: 'flat', nose: 'straight', mouth: 'smirk', beard: 'stubble' }),
      feature.spectacles,
      flatCap,
      shape('M10 126L48 120L52 162H12Z'),
      line('M18 134H40M18 142H42') + ring(32, 152, 5),
      holds(96, 132, at(0, -10, prop.spanner), 10, pale),
    ),
  assistant: () =>
    portrait(
      back.stageCurtain,
      feature.hairLong(shade),
      dress.bodice,
      face({ head: 'heart', eyes: 'lashed', brows: 'raised', nose: 'small', mouth: 'lips' }),
      feature.parted(shade),
      plumes,
      feature.earrings,
      dress.necklace,
      dots(1.5, 50, 146, 56, 152, 66, 152, 72, 146),
      at(100, 122, glove, 18),
      shape('M92 142L112 146L112 162H86Z', rich),
    ),
  apprentice: () =>
    portrait(
      back.bricks,
      dress.buttoned(warm),
      feature.ears,
      face({ head: 'round', eyes: 'wide', brows: 'raised', nose: 'small', mouth: 'smile' }),
      feature.fringe(),
      dots(0.9, 47, 74, 50, 76, 46, 78, 74, 74, 77, 76, 73, 78),
      newsboy,
      shape('M46 108Q60 118 75 108L72 118Q60 126 49 118Z', rich),
      shape('M26 130H94V162H26Z'),
      line('M26 142H94M60 130V162'),
      at(24, 146, dress.fist),
      at(96, 146, dress.fist, 0, true),
    ),
};

export const magicianArt = (id: string): string => pick(magicians, id, unknownPortrait);
export const specialistArt = (id: string): string => pick(specialists, id, unknownPortrait);
export const magiciansDrawn: readonly string[] = Object.keys(magicians);
export const specialistsDrawn: readonly string[] = Object.keys(specialists);
