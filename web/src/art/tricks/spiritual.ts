import {
  at,
  box,
  dots,
  far,
  line,
  pale,
  rich,
  ring,
  shade,
  shape,
  warm,
  wash,
  type Gallery,
} from '../parts/ink';
import * as prop from '../parts/props';
import * as s from '../parts/stage';
import { chalk } from '../parts/walls';
import { beyond } from './settings';

/** Fingers on the edge of a table. */
function hand(x: number, y: number, turn: number): string {
  return at(
    x,
    y,
    shape('M-7 8V-2C-7-6-4-6-4-3V-8C-4-11 0-11 0-8V-9C0-12 4-12 4-8V-4C4-7 7-7 7-3V8Z', pale) +
      line('M-4-3V1M0-6V0M4-5V1') +
      shape('M-8 8H8V14H-8Z', shade),
    turn,
  );
}

export const spiritual: Gallery = {
  mind_reading: () =>
    beyond(
      shape(
        'M40 104V90C24 86 18 70 20 54C22 30 40 20 56 22C74 24 82 38 80 52L88 66L80 70L80 80Q78 86 66 84V104Z',
        pale,
      ),
      shape('M34 54Q50 36 66 54Q50 70 34 54Z', warm),
      ring(50, 54, 7, rich),
      dots(2.5, 50, 54),
      line('M50 38V32M38 42L33 37M62 42L67 37'),
      dots(1.7, 72, 56),
      line('M76 76H82M90 40Q98 36 96 28M98 50Q108 46 106 34M90 52Q94 50 94 46'),
      at(100, 76, box(-8, -11, 16, 22, pale, 2) + shape('M0-5Q2-2 4 0Q2 2 0 5Q-2 2-4 0Q-2-2 0-5Z', rich), 14),
    ),
  breath_of_life: () =>
    beyond(
      shape('M4 24C18 18 30 26 30 40L38 50L31 54L33 62L29 66C28 74 22 76 14 74V104H4Z', pale),
      dots(1.8, 22, 42),
      line(
        'M24 34Q18 32 16 36M28 64Q32 65 34 63M42 62C56 54 62 70 54 72M42 66C60 66 70 44 80 52M44 70C56 80 66 72 70 76',
      ),
      line('M88 104V60M88 86Q98 78 104 84M88 94Q78 86 74 92'),
      at(
        88,
        60,
        shape('M-13-20C-17-8-8 0 0 0S17-8 13-20Q8-18 6-24Q0-30-6-24Q-8-18-13-20Z', rich) +
          line('M-13-20Q-4-18 0-8Q4-18 13-20M-6-24Q-2-20 0-20T6-24'),
      ),
      shape('M88 86Q96 76 106 82Q100 92 88 86ZM88 94Q80 84 72 90Q76 98 88 94Z', warm),
      at(104, 26, line('M0-5V5M-5 0H5')),
      at(70, 26, line('M0-4V4M-4 0H4')),
    ),
  spirit_hand: () =>
    beyond(
      shape(
        'M44 84C40 64 42 58 34 46C30 40 36 36 40 42L48 52L46 22C46 16 53 16 54 22L56 46L58 16C58 10 66 10 66 16V46L70 20C71 14 78 15 77 21L75 50L82 34C85 29 91 32 89 38C84 56 80 66 76 84Z',
        pale,
      ),
      line('M56 46V54M66 46V54M75 50V56M50 66Q60 72 72 64'),
      shape('M14 84H106V90H14Z', warm),
      shape('M20 90H100L104 104H16Z', rich),
      line('M40 90L38 104M60 90V104M80 90L82 104'),
      far(line('M34 78Q26 74 28 66M86 78Q94 74 92 66')),
      line('M24 40l-5-4M20 52h-6M98 50l6-3M94 62h7'),
    ),
  window_to_the_otherworld: () =>
    beyond(
      shape('M26 104V48C26 26 44 12 60 8C76 12 94 26 94 48V104Z', warm),
      shape('M34 96V50C34 34 48 24 60 20C72 24 86 34 86 50V96Z', shade),
      chalk(
        line(
          'M60 34C72 34 78 44 74 54S58 66 52 58S54 44 62 46S68 56 62 56M42 52C40 70 50 80 62 78S82 66 80 56M44 88C54 82 66 92 78 84',
        ),
      ),
      shape('M42 36Q46 32 50 36Q46 40 42 36ZM70 76Q74 72 78 76Q74 80 70 76Z', pale),
      dots(1.2, 46, 36, 74, 76),
      line('M22 104V98H98V104M22 98H98'),
      at(12, 88, prop.candle.replace('16H', '0H')),
      at(108, 88, prop.candle),
    ),
  floating_table: () =>
    beyond(
      at(
        60,
        54,
        shape('M-42 0C-42-12 42-12 42 0C42 10-42 10-42 0Z', warm) +
          shape('M-42 0C-42 10 42 10 42 0L36 26L28 16L18 30L8 18L-4 30L-14 18L-24 28L-34 14Z', rich) +
          line('M-26 24L-30 42M26 20L30 38M0 26V42') +
          at(16, -18, prop.candle) +
          shape('M-28-4C-28-18-8-18-8-4Q-18 0-28-4Z', pale),
        -8,
      ),
      line('M28 100H92M36 96Q40 90 36 84M62 98Q66 92 62 86M86 94Q90 88 86 82'),
      at(16, 24, prop.sparkle),
    ),
  future_sight: () =>
    beyond(
      ring(60, 46, 33),
      ring(60, 48, 19, warm),
      line('M60 34V48L69 54M60 31V34M77 48H74M43 48H46M60 65V62M34 38C38 26 48 20 56 19'),
      dots(2, 60, 48),
      shape('M36 84H84L92 104H28Z', rich),
      line('M32 94H88'),
      shape('M38 78Q60 90 82 78V85Q60 96 38 85Z', warm),
      shape(
        'M20 92C12 76 18 58 26 52L32 58C30 68 36 76 44 82L36 92ZM100 92C108 76 102 58 94 52L88 58C90 68 84 76 76 82L84 92Z',
      ),
      line('M20 64L28 64M22 72L32 71M100 64L92 64M98 72L88 71'),
      at(12, 26, prop.sparkle),
      at(108, 24, line('M0-5V5M-5 0H5')),
    ),
  peppers_ghost: () =>
    beyond(
      shape('M4 104V10H20V104ZM100 104V10H116V104Z', rich),
      line('M12 10V104M108 10V104'),
      shape('M4 4H116V12H4Z', warm),
      wash('M30 100L52 22H94L76 100Z', pale, 0.8),
      line('M30 100L52 22H94L76 100Z'),
      far(line('M48 60L56 34M42 84L46 70')),
      at(70, 60, s.ghost()),
      line('M84 40l5-20M40 92l4-16'),
    ),
  ghost_trap: () =>
    beyond(
      shape('M36 28H84V34C96 40 98 50 98 60V94Q98 104 88 104H32Q22 104 22 94V60C22 50 24 40 36 34Z', pale),
      at(60, 74, s.ghost(rich)),
      shape('M38 14H82V28H38Z', warm),
      line('M46 14V28M60 14V28M74 14V28'),
      shape('M32 28H88V34H32Z', warm),
      line('M30 58C30 50 34 44 40 42M98 30L108 22M22 30L12 22'),
      at(92, 44, s.padlock),
    ),
  balsamos_skull: () =>
    beyond(
      at(60, 58, `<g transform="scale(1.35)" stroke-width="1.5">${s.skull}</g>`),
      shape('M28 84H92L98 104H22Z', rich),
      shape('M26 82Q60 92 94 82V88Q60 98 26 88Z', warm),
      at(16, 86, prop.candle),
      at(104, 86, prop.candle),
      line('M46 34Q50 28 58 28'),
      ring(47, 52, 2, warm),
      ring(73, 52, 2, warm),
      far(line('M60 12V4M44 14L40 7M76 14L80 7')),
    ),
  seance: () =>
    beyond(
      shape('M60 38C92 38 108 52 108 70S92 102 60 102S12 88 12 70S28 38 60 38Z', rich),
      shape('M60 46C86 46 98 58 98 70S86 94 60 94S22 84 22 70S34 46 60 46Z', pale),
      at(60, 58, prop.candle),
      hand(22, 62, 60),
      hand(98, 62, -60),
      hand(38, 90, 20),
      hand(82, 90, -20),
      at(60, 84, shape('M0-10C1-4 8-3 8 3C8 8 3 9 0 6C-3 9-8 8-8 3C-8-3-1-4 0-10Z', warm) + ring(0, 1, 2)),
      far(line('M44 30C36 22 48 18 42 8M76 30C84 22 72 18 78 8')),
      dots(1.3, 34, 66, 46, 72, 74, 72, 86, 66),
    ),
  skeleton_dance: () =>
    beyond(
      at(60, 24, `<g transform="scale(.62)" stroke-width="3.2">${s.skull}</g>`),
      line(
        'M60 36V68M48 44Q60 38 72 44M49 51Q60 46 71 51M51 58Q60 54 69 58M48 42L34 34L26 18M72 42L88 50L98 36M60 68L46 76L36 92L26 94M60 68L76 80L72 100L82 102',
      ),
      shape('M50 66Q60 62 70 66Q66 76 60 72Q54 76 50 66Z', pale),
      dots(2.4, 34, 34, 88, 50, 46, 76, 76, 80),
      line('M26 18L20 12M26 18L26 9M26 18L31 11M98 36L94 28M98 36L101 27M98 36L105 32'),
      at(14, 62, line('M0 8V-8L9-10V6')),
      dots(2.6, 12, 70, 21, 68),
      at(100, 76, line('M0 8V-8')),
      dots(2.6, 98, 84),
    ),
  metamorphosis: () =>
    beyond(
      shape(
        'M58 54C40 10 10 8 10 26C10 42 36 48 58 56C40 58 30 70 38 76C48 80 56 68 58 60ZM62 54C80 10 110 8 110 26C110 42 84 48 62 56C80 58 90 70 82 76C72 80 64 68 62 60Z',
        rich,
      ),
      ring(24, 28, 5, warm),
      ring(96, 28, 5, warm),
      shape('M54 44C50 56 52 64 50 76H70C68 64 70 56 66 44Z', pale),
      at(60, 34, s.ladyHead),
      at(60, 88, s.trunk),
      line('M42 70L44 60M78 70L76 60'),
    ),
};
