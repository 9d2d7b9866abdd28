import {
  at,
  box,
  dots,
  far,
  hatch,
  line,
  pale,
  rich,
  ring,
  shade,
  shape,
  warm,
  type Gallery,
} from '../parts/ink';
import * as prop from '../parts/props';
import * as s from '../parts/stage';
import { chalk } from '../parts/walls';
import { clockwork, puff } from './settings';

export const mechanical: Gallery = {
  linking_rings: () =>
    clockwork(
      s.hoop(s.circle(44, 44, 19)),
      s.hoop(s.circle(74, 44, 19)),
      s.hoop(s.circle(59, 70, 19)),
      s.hoop('M61 53A19 19 0 0 1 46 63'),
      s.hoop('M55 44A19 19 0 0 1 62 29'),
      s.hoop('M78 70A19 19 0 0 0 72 56'),
      at(20, 88, prop.sparkle),
      at(100, 20, prop.sparkle),
    ),
  living_piano: () =>
    clockwork(
      box(22, 26, 76, 74, warm),
      shape('M18 20H102V28H18Z', warm),
      shape('M30 36Q42 30 54 36Q52 52 42 52T30 36ZM90 36Q78 30 66 36Q68 52 78 52T90 36Z', pale),
      dots(3.5, 44, 44, 76, 44),
      line('M28 34L54 30M92 34L66 30'),
      shape('M16 62H104L100 76H20Z', pale),
      hatch(29, 62, 0, 14, 7, 10, 0),
      shape('M35 62h6v8h-6ZM45 62h6v8h-6ZM65 62h6v8h-6ZM75 62h6v8h-6Z', shade),
      line('M34 84H86V100M34 84V100M22 100V106M98 100V106'),
      at(104, 40, line('M0 10V-6L8-9V6')),
      dots(2.5, 102, 50, 110, 46),
    ),
  chinese_sticks: () =>
    clockwork(
      at(62, 34, shape('M-44-6H44V6H-44Z', warm) + line('M-34-6V6M34-6V6'), -10),
      at(62, 62, shape('M-44-6H44V6H-44Z', rich) + line('M-34-6V6M34-6V6'), 8),
      line('M96 30V52M98 68V76M90 66V70'),
      at(96, 50, s.tassel),
      at(99, 76, s.tassel),
      at(86, 70, s.tassel),
      shape('M14 30C24 26 34 34 30 46C24 52 14 50 10 44Z'),
      line('M22 38L31 36M21 43L31 42'),
      shape('M14 50C24 46 34 54 30 66C24 72 14 70 10 64Z'),
      line('M22 58L31 57M21 63L30 63'),
      shape('M4 38L12 40V52L4 54ZM4 58L12 58V70L4 72Z', shade),
    ),
  levitation: () =>
    clockwork(
      shape('M44 60L38 92L50 80L58 94L66 80L76 92L84 62Z'),
      shape('M34 50C44 44 58 50 70 50L102 54L108 50L110 60L98 62C80 66 52 66 36 62Z', rich),
      line('M46 56Q60 62 76 58'),
      shape('M44 52L66 44L70 49L48 58Z'),
      at(26, 52, s.ladyHead, -80),
      shape('M16 56C10 66 18 74 12 88C24 82 24 66 24 60Z', shade),
      s.hoop('M78 22A12 34 0 0 1 78 90A12 34 0 0 1 70 36'),
      at(24, 22, prop.sparkle),
      far(line('M30 98H90')),
    ),
  mechanical_hornet: () =>
    clockwork(
      shape('M58 44C40 10 14 14 18 30C22 42 44 46 58 50ZM66 44C80 8 108 10 104 28C100 42 80 46 66 50Z', pale),
      line('M26 26L50 42M98 24L74 42M34 22L52 38'),
      shape('M62 60C50 64 40 84 52 96L58 106L64 96C78 84 74 64 62 60Z', warm),
      line('M49 76Q62 82 75 76M47 86Q60 94 73 86'),
      ring(62, 52, 13, rich),
      at(62, 52, shape('M-2-6H2L6-2V2L2 6H-2L-6 2V-2Z', warm) + dots(1.5, 0, 0)),
      ring(62, 34, 10, warm),
      ring(58, 33, 4, pale),
      ring(67, 33, 4, pale),
      dots(1.5, 59, 34, 67, 34),
      line('M58 25L52 16M66 25L72 16M50 58L36 68L34 78M50 64L40 78M74 58L88 66L90 76M74 64L84 78'),
      at(84, 54, line('M-8 0H2') + ring(6, -4, 4, warm) + ring(6, 4, 4, warm)),
    ),
  sawing_the_assistant_in_half: () =>
    clockwork(
      shape('M98 66L108 56L112 60L106 72ZM98 76L110 74L112 79L100 84Z', pale),
      at(18, 66, s.ladyHead, -20),
      box(26, 56, 34, 28, warm),
      box(64, 56, 34, 28, warm),
      line('M26 70H60M64 70H98'),
      shape('M32 60L36 64L32 68L28 64ZM92 60L96 64L92 68L88 64Z', rich),
      line('M32 84L28 104M54 84L58 104M70 84L66 104M92 84L96 104'),
      at(62, 20, s.handSaw, 80),
      line('M52 86l-4 4M74 88l4 4'),
    ),
  vanishing_bird_cage: () =>
    clockwork(
      line('M60 18V10M55 8a5 5 0 1 1 10 0'),
      shape('M30 92V50C30 30 46 20 60 18V92Z'),
      at(
        46,
        70,
        shape('M-12 4C-12-4-4-6-2-8C-2-13 5-13 6-8L10-6L6-4C8 4 4 10-2 10C-8 10-10 8-16 12Z', pale) +
          dots(1, 2, -8) +
          line('M-6 0Q-2 6 3 2M-1 10V14'),
      ),
      line('M30 84H60'),
      hatch(40, 30, 0, 62, 2, 10, 0),
      line('M30 50H60'),
      s.vanishing(line('M60 18C74 20 90 30 90 50V92M70 22V92M80 30V92M60 50H90M60 84H90M60 18V92')),
      shape('M24 92H96V99H24Z', warm),
      at(104, 40, prop.sparkle),
      at(92, 18, line('M0-4V4M-4 0H4')),
    ),
  bullet_catch: () =>
    clockwork(
      shape('M6 34H50V28H56V46H34C34 52 28 54 24 54L20 74H6L12 50C6 50 4 44 6 34Z', warm),
      line('M16 40H48M32 46Q32 54 25 54'),
      puff(66, 34),
      `<path d="M78 38H90" stroke-dasharray="2 5"/>`,
      shape('M94 34H104Q111 34 113 38Q111 42 104 42H94Z', warm),
      shape(
        'M82 104V84C74 80 72 72 78 66L94 50C98 46 103 50 100 54L94 62L104 46C108 42 114 46 111 51L104 66H108C114 66 114 72 110 74L112 78C112 92 106 94 106 104Z',
      ),
      line('M104 66L96 74M94 62L90 68M110 74L100 78'),
      shape('M78 96H110V104H78Z', rich),
    ),
  aztec_lady: () =>
    clockwork(
      at(
        60,
        40,
        shape('M0-4L-34-12L-26 2ZM0-4L-30-28L-16-10ZM0-4L-10-36L0-28L10-36ZM0-4L30-28L16-10ZM0-4L34-12L26 2Z', rich) +
          at(0, 4, s.ladyHead) +
          shape('M-8-3Q0-8 8-3V1Q0-4-8 1Z', warm),
      ),
      shape('M14 104V92H26V80H38V68H46V58H74V68H82V80H94V92H106V104Z', warm),
      line('M26 92H94M38 80H82M46 68H74'),
      shape('M52 104V88H68V104Z', shade),
      line('M32 86h-4v-3h8M88 86h4v-3h-8M20 98h-2M102 98h-2'),
      ring(60, 74, 3.5, rich),
    ),
  horror_saws: () =>
    clockwork(
      line('M60 4V30M30 4V24M90 4V24'),
      at(30, 36, s.sawBlade(18)),
      at(90, 36, s.sawBlade(18)),
      at(60, 46, s.sawBlade(22)),
      at(18, 84, s.ladyHead, -30),
      box(26, 74, 68, 20, warm),
      line('M44 74V94M76 74V94M34 94V104M86 94V104'),
      shape('M94 80L106 74L110 80L98 88Z', pale),
      shape('M52 74L60 84L68 74Z', shade),
    ),
  automaton: () =>
    clockwork(
      shape('M26 104C26 76 42 70 60 70S94 76 94 104Z', rich),
      at(60, 90, `<g transform="scale(.8)">${prop.cog}</g>`),
      shape('M54 62H66V72H54Z', warm),
      line('M54 67H66'),
      box(40, 28, 40, 36, warm, 8),
      shape('M36 32C34 12 50 6 60 6S86 12 84 32Q60 22 36 32Z', rich),
      ring(60, 16, 4, pale),
      ring(51, 42, 5.5, pale),
      ring(69, 42, 5.5, pale),
      dots(2, 51, 42, 69, 42),
      box(49, 53, 22, 7, pale),
      line('M54 53V60M60 53V60M66 53V60M60 46V50M40 44H34M80 44H86'),
      dots(1.3, 44, 60, 76, 60, 44, 34, 76, 34),
      at(98, 88, line('M-6 0H4') + ring(9, -4, 4, warm) + ring(9, 4, 4, warm)),
    ),
  hellhound: () =>
    clockwork(
      at(24, 104, s.flame),
      at(98, 104, s.flame, 0, true),
      at(60, 44, s.flame),
      shape('M36 40L30 14L50 30H70L90 14L84 40L86 56L76 64L72 84Q60 92 48 84L44 64L34 56Z', shade),
      chalk(line('M40 26L44 34M80 26L76 34')),
      shape('M44 46L56 50Q52 56 46 54ZM76 46L64 50Q68 56 74 54Z', warm),
      chalk(shape('M54 62H66L60 70Z', rich)),
      shape('M48 76L51 84L54 77L57 85L60 78L63 85L66 77L69 84L72 76Q60 72 48 76Z', pale),
      shape('M36 90Q60 102 84 90L86 98Q60 110 34 98Z', rich),
      at(60, 104, s.padlock),
    ),
};
