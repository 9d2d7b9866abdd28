import {
  at,
  box,
  dots,
  far,
  hatch,
  line,
  pale,
  pick,
  rich,
  ring,
  scene,
  shade,
  shape,
  warm,
  wash,
  type Gallery,
} from './parts/ink';
import { unknownScene } from './parts/monogram';
import * as prop from './parts/props';
import * as s from './parts/stage';
import { chalk } from './parts/walls';

const clockwork = (...parts: string[]): string => scene(s.light.mechanical, ...parts, s.floor);
const illusion = (...parts: string[]): string => scene(s.light.optical, ...parts, s.floor);
const peril = (...parts: string[]): string => scene(s.light.escape, ...parts, s.floor);
const beyond = (...parts: string[]): string => scene(s.light.spiritual, ...parts, s.floor);

/** A box that stands open on the stage. */
const cabinet = (x: number, y: number, w: number, h: number, tint = rich): string =>
  box(x, y, w, h, tint) + box(x + 4, y + 4, w - 8, h - 8, pale);
const puff = (x: number, y: number): string =>
  at(x, y, shape('M-10 6C-18 2-12-8-6-6C-4-14 8-14 8-6C16-8 18 4 10 6Z', pale));

const mechanical: Gallery = {
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

const optical: Gallery = {
  enchanted_butterflies: () =>
    illusion(
      at(
        60,
        96,
        shape('M0 0L-38-30C-24-56 24-56 38-30Z', rich) +
          shape('M0 0L-24-20C-16-32 16-32 24-20Z', pale) +
          line('M0 0L-26-42M0 0L-10-49M0 0L10-49M0 0L26-42'),
      ),
      at(34, 30, s.butterfly, -18),
      at(84, 24, s.butterfly, 16),
      at(60, 44, s.butterfly),
    ),
  rabbit_from_the_top_hat: () =>
    illusion(
      shape('M48 52C36 30 40 8 46 8S56 26 57 46ZM72 52C84 30 80 8 74 8S64 26 63 46Z', pale),
      line('M47 18Q50 30 52 40M73 18Q70 30 68 40'),
      shape('M60 40C76 40 82 52 80 70H40C38 52 44 40 60 40Z', pale),
      dots(2.2, 52, 56, 68, 56),
      shape('M57 62H63L60 66Z', rich),
      line('M60 66V70M44 62L34 60M44 65L35 67M76 62L86 60M76 65L85 67'),
      shape('M34 72H86L82 104H38Z', shade),
      shape('M35 80H85L84 90H36Z', rich),
      shape('M20 70Q60 80 100 70Q96 62 82 66Q60 74 38 66Q24 62 20 70Z', shade),
      shape('M46 70Q48 62 53 70ZM67 70Q72 62 74 70Z', pale),
    ),
  pub_in_a_bottle: () =>
    illusion(
      shape('M14 44H70C82 44 84 54 92 54H106V74H92C84 74 82 86 70 86H14Q8 86 8 80V50Q8 44 14 44Z'),
      shape('M102 52H112V76H102Z', warm),
      box(20, 64, 38, 20, pale),
      shape('M15 64L26 52H52L63 64Z', rich),
      box(35, 70, 9, 14, shade),
      box(24, 69, 7, 7, warm),
      box(48, 69, 7, 7, warm),
      box(44, 46, 6, 7, pale),
      line('M60 68H72M69 68V71M58 68V62'),
      shape('M65 71H73V79H65Z', warm),
      line('M12 84H70M14 56Q12 62 14 70'),
      shape('M20 104L28 86H36L30 104ZM58 104L52 86H60L68 104Z', warm),
      line('M24 96H64'),
      at(
        92,
        104,
        shape('M-10-20H8V0H-10Z', warm) +
          line('M8-16H14V-5H8M-5-14V-5M3-14V-5') +
          shape('M-11-20C-13-26-4-28-2-25C2-29 10-27 9-20Z', pale),
      ),
      at(28, 22, prop.sparkle),
      far(line('M80 34Q86 28 80 22T84 10')),
    ),
  card_manipulation: () =>
    illusion(
      at(24, 40, card('M0-6C-5-1-4 3 0 1V5V1C4 3 5-1 0-6Z'), -40),
      at(42, 24, card('M0-6Q2-2 5 0Q2 2 0 6Q-2 2-5 0Q-2-2 0-6Z'), -16),
      at(66, 22, card('M0 6C-6 1-7-3-4-5Q-1-6 0-2Q1-6 4-5C7-3 6 1 0 6Z'), 8),
      at(88, 34, card('M0-6Q2-2 5 0Q2 2 0 6Q-2 2-5 0Q-2-2 0-6Z'), 32),
      at(98, 58, card('M0 6C-6 1-7-3-4-5Q-1-6 0-2Q1-6 4-5C7-3 6 1 0 6Z'), 54),
      at(52, 82, s.glove),
    ),
  self_decapitation: () =>
    illusion(
      shape('M36 104L38 56C38 46 48 44 54 44H68C76 44 84 48 84 58L88 104Z', rich),
      shape('M54 44L61 66L68 44Z', pale),
      line('M61 66V104M54 44Q61 50 68 44'),
      shape('M61 52L53 47V57ZM61 52L69 47V57Z', shade),
      shape('M84 60C94 66 96 76 92 84L80 90L78 82L84 78L80 70Z', rich),
      at(94, 74, s.manHead),
      line('M86 86Q94 90 102 84'),
      at(61, 30, s.smallHat),
      line('M52 38l-4 3M70 38l4 3M61 36v4'),
      shape('M38 60C28 66 26 78 30 88L40 86Z', rich),
    ),
  paper_shred: () =>
    illusion(
      at(
        34,
        54,
        shape('M-20-34H16L10-22L16-12L8 0L14 10L6 22L10 32H-20Z', pale) +
          line('M-14-26H6M-14-18H4M-14-8H2M-14 0H0M-14 8H2M-14 16H0') +
          box(-14, -26, 8, 8, rich),
        -8,
      ),
      at(
        86,
        54,
        shape('M-16-34H20V32H-10L-4 22L-10 10L-4 0L-12-12L-8-22Z', pale) +
          line('M-2-26H14M-2-18H14M2-8H14M2 0H14M0 8H14M2 16H14'),
        8,
      ),
      shape('M56 92l8-3 2 6-8 3ZM70 84l6 4-4 5-6-4ZM44 90l5 6-5 3-5-6Z', pale),
      line('M60 12V22M52 16L56 24M68 16L64 24'),
    ),
  shattered_mirror: () =>
    illusion(
      shape('M60 10C82 10 92 30 92 50S82 88 60 88S28 70 28 50S38 10 60 10Z', warm),
      shape('M60 17C77 17 85 34 85 50S77 81 60 81S35 66 35 50S43 17 60 17Z', pale),
      line(
        'M64 44L52 18M64 44L84 36M64 44L80 66M64 44L58 80M64 44L36 50M50 34L40 32M72 41L74 24M72 56L84 54M60 66L46 76M50 48L44 62L58 66M56 28L70 32',
      ),
      shape('M54 88H66L72 104H48Z', warm),
      shape('M96 84l8-4 2 10ZM18 88l6-8 6 6ZM92 98l8-3 1 6Z', pale),
      at(60, 8, ring(0, 0, 4, rich)),
    ),
  fishing_in_the_air: () =>
    illusion(
      line('M14 98C28 70 48 26 84 12M84 12V34Q84 40 79 38'),
      shape('M6 104L18 82L25 86L14 108Z', rich),
      ring(31, 74, 4.5, warm),
      at(
        80,
        46,
        shape('M-4-10C10-12 22-4 24 2L34-7V13L24 5C20 14 6 16-6 10C-12 6-12-6-4-10Z', warm) +
          dots(1.7, -2, -2) +
          line('M8-6Q12 2 8 9M16-2Q18 2 16 6'),
      ),
      at(48, 70, shape('M-10 0C-6-8 6-8 11-1L18-7V7L11 1C6 8-6 8-10 0Z', rich) + dots(1.4, -5, -1)),
      shape('M68 78H100C112 84 112 98 102 104H66C56 98 56 84 68 78Z'),
      shape('M61 88Q68 84 75 88T89 88T107 88C108 96 106 101 102 104H66C61 101 59 96 61 88Z', rich),
      line('M64 78H104'),
      dots(1.6, 74, 70, 92, 68, 84, 72),
      far(line('M56 58v5M104 62v5')),
    ),
  mutilation: () =>
    illusion(
      box(50, 12, 6, 92, warm),
      box(80, 12, 6, 92, warm),
      box(46, 8, 44, 8, warm),
      shape('M56 24H80V38L56 48Z', pale),
      line('M68 16V24'),
      box(46, 62, 44, 14, warm),
      shape('M6 66H46V80H6Z', rich),
      line('M38 66V80M14 66V80'),
      shape('M90 66H98C104 62 114 64 114 70C114 78 104 82 98 78H90Z', pale),
      line('M102 68H113M103 73H112'),
      box(46, 72, 44, 12, warm),
      dots(1.5, 52, 78, 84, 78),
      shape('M94 104C92 94 112 94 110 104Z', warm),
    ),
  stairs_of_water: () =>
    illusion(
      shape('M8 104V30H30V48H50V66H70V84H90V104Z'),
      shape(
        'M8 22H32Q40 22 40 30V40H52Q60 40 60 48V58H72Q80 58 80 66V76H92Q100 76 100 84V104H88V88H72Q68 88 68 84V70H52Q48 70 48 66V52H32Q28 52 28 48V34H8Z',
        rich,
      ),
      line('M14 28H26M34 34V44M42 46H48M54 52V62M62 64H68M74 70V80M82 82H88M94 88V100'),
      far(line('M14 62H24M14 78H30M14 92H40M50 92H64')),
      dots(1.8, 106, 84, 110, 92, 104, 74),
      line('M100 104Q106 96 112 104'),
      at(84, 30, prop.sparkle),
      at(64, 18, line('M0-4V4M-4 0H4')),
    ),
  beast_within: () =>
    illusion(
      shape('M60 98C44 98 34 80 34 58V44H60Z', pale),
      shape('M60 98C70 98 74 90 76 82L88 78L84 70L90 62L84 56L92 20L76 34L60 30Z', shade),
      shape('M32 44H60V10L36 12Z', rich),
      line('M24 44H60M36 34H60'),
      line('M42 56Q48 52 54 56'),
      dots(2.2, 49, 62),
      line('M44 86Q52 88 60 86M40 78C46 74 54 74 60 78M60 64L56 74H60'),
      shape('M66 54L80 50Q78 60 70 60Z', warm),
      shape('M60 80L78 78L75 86L72 80L69 88L66 81L63 88Z', pale),
      chalk(line('M82 30L76 40M66 40L74 44M64 70L70 66')),
      line('M60 30V98'),
    ),
  vanishing_elephant: () =>
    illusion(
      s.vanishing(line('M70 34C92 32 106 44 106 62C110 68 110 76 107 82M104 70V104H92V84H78M92 84Q84 88 72 86')),
      shape(
        'M72 34C58 28 38 30 32 44C24 48 20 60 22 74C22 82 16 84 12 82C10 86 14 92 20 92C30 92 32 82 32 74C34 70 38 70 42 72C46 80 50 82 54 82V104H68V86H72Z',
      ),
      shape('M58 38C46 36 42 52 48 62C54 70 66 66 66 54C66 46 64 40 58 38Z', rich),
      dots(1.9, 37, 52),
      shape('M34 66Q28 76 36 82Q36 74 42 71Z'),
      line('M56 100H66M24 62H31M23 70H30'),
      at(92, 18, prop.sparkle),
      at(110, 42, line('M0-4V4M-4 0H4')),
      at(84, 56, line('M0-5V5M-5 0H5')),
    ),
};

/** A playing card with one pip. */
function card(pip: string): string {
  return box(-11, -16, 22, 32, pale, 3) + shape(pip, rich);
}

const escape: Gallery = {
  barricaded_barrels: () =>
    peril(
      shape('M34 22H86C96 48 96 76 86 102H34C24 76 24 48 34 22Z', warm),
      line('M48 22C42 48 42 76 48 102M72 22C78 48 78 76 72 102M30 36H90M28 88H92'),
      shape('M40 50H80V60H40Z', shade),
      chalk(ring(53, 55, 2.5, pale) + ring(67, 55, 2.5, pale)),
      at(60, 70, shape('M-44-5H44V5H-44Z', pale) + dots(1.5, -38, 0, 38, 0), 12),
      at(60, 40, shape('M-44-5H44V5H-44Z', pale) + dots(1.5, -38, 0, 38, 0), -10),
      at(60, 88, s.padlock),
    ),
  stocks_escape: () =>
    peril(
      box(18, 40, 8, 64, warm),
      box(94, 40, 8, 64, warm),
      box(12, 44, 96, 15, warm),
      box(12, 60, 96, 15, warm),
      ring(34, 60, 8, shade),
      at(60, 56, `<g transform="scale(1.5)" stroke-width="1.4">${s.manHead}</g>`),
      ring(86, 60, 6.5),
      line('M83 57V63M86 56V64M89 57V63'),
      shape(
        'M26 44C20 34 18 26 22 24C26 22 27 28 28 32L27 18C27 14 32 14 33 18L34 30L36 16C37 12 41 13 41 17L40 32L44 22C46 19 50 21 48 25L42 44Z',
      ),
      dots(1.5, 18, 52, 18, 67, 102, 52, 102, 67),
      at(60, 88, s.padlock),
      line('M16 14l-3-5M26 10V4M38 9l2-5M50 14l4-3'),
    ),
  burning_mummy: () =>
    peril(
      at(30, 104, s.flame),
      at(92, 104, s.flame, 0, true),
      at(22, 78, line('M0 0Q-4-6 0-12')),
      shape('M46 104L42 62C40 52 46 48 50 46C44 36 46 16 60 16S76 36 70 46C76 48 80 52 78 62L74 104Z', pale),
      line(
        'M47 30L72 24M47 38L73 34M50 46L70 44M44 56L78 50M42 66L78 60M44 76L77 70M45 86L76 80M46 96L75 90M60 64L52 60M62 80L70 86',
      ),
      shape('M50 30L70 27V35L51 37Z', shade),
      ring(56, 33, 1.5, warm),
      ring(65, 32, 1.5, warm),
      shape('M76 50L92 44L94 50L80 58Z', pale),
      line('M92 44l4 14M90 50l1 10'),
      at(60, 104, s.flame),
    ),
  water_tank_escape: () =>
    peril(
      box(30, 20, 60, 80),
      wash('M30 34Q38 30 45 34T60 34T75 34T90 34V100H30Z', rich, 0.55),
      line('M30 34Q38 30 45 34T60 34T75 34T90 34'),
      at(60, 88, s.gentleman, 180),
      shape('M52 62L44 80L52 92L56 88L51 80L57 68ZM68 62L76 80L68 92L64 88L69 80L63 68Z', rich),
      box(24, 12, 72, 10, warm),
      box(44, 22, 32, 10, warm),
      line('M54 22V32M66 22V32'),
      box(24, 98, 72, 6, warm),
      ring(38, 60, 2),
      ring(82, 50, 2.5),
      ring(37, 46, 1.5),
      ring(80, 74, 1.8),
      line('M46 12L52 4H68L74 12'),
    ),
  prison_break: () =>
    peril(
      box(24, 14, 72, 66, pale),
      far(line('M24 30H36M84 30H96M24 46H34M86 46H96M24 62H36M84 62H96')),
      box(36, 24, 48, 44, shade),
      chalk(line('M44 24V68M76 24V68M52 24C54 36 46 40 46 46S54 58 52 68M68 24C66 36 74 40 74 46S66 58 68 68')),
      shape('M54 66H66L70 78L64 84L68 94L62 104L54 100L58 90L52 82Z', pale),
      line('M54 78L68 76M54 92L66 92'),
      box(32, 66, 56, 6, warm),
    ),
  zig_zag_lady: () =>
    peril(
      box(38, 10, 36, 30, rich),
      ring(56, 26, 10, shade),
      at(56, 26, s.ladyHead),
      box(58, 40, 40, 28, warm),
      box(64, 46, 28, 16, shade),
      shape('M68 62C72 56 70 50 68 46H84C82 50 80 56 84 62Z', rich),
      shape('M98 50C104 46 110 48 110 52S106 60 98 58Z'),
      line('M102 52H109M102 55H108'),
      box(38, 68, 36, 32, rich),
      box(42, 76, 28, 20, shade),
      shape('M48 96V86C48 82 54 82 54 86V96ZM58 96V86C58 82 64 82 64 86V96Z', pale),
      shape('M34 100H78V104H34Z', warm),
      line('M22 54H50M50 54L44 49M50 54L44 59'),
      line('M38 40H58M58 68H74'),
    ),
  walled: () =>
    peril(
      shape('M14 104V22H106V104Z'),
      far(
        line(
          'M14 38H106M14 54H106M14 70H106M14 86H106M34 22V38M74 22V38M22 38V54M94 38V54M34 54V70M86 54V70M22 70V86M98 70V86M34 86V104M86 86V104',
        ),
      ),
      shape('M42 104V86L34 78L42 66L36 50L48 44L52 32L66 36L80 42L78 56L86 64L78 78L82 104Z', shade),
      shape('M44 104C44 84 48 76 60 76S76 84 76 104Z', rich),
      shape('M55 75H65L60 94Z'),
      line('M50 92V104M70 92V104'),
      at(60, 62, `<g transform="scale(1.3)" stroke-width="1.6">${s.manHead}</g>`),
      shape('M46 90C38 88 32 80 30 72L36 68L50 82Z', rich),
      shape('M28 74C22 72 22 62 28 60L36 62L38 68Z'),
      shape('M30 98l10-2 2 8h-12ZM78 98h12v6h-13Z'),
      box(20, 98, 10, 6, rich),
      shape('M92 96l8-3 4 8-8 3Z'),
    ),
  wolf_cage: () =>
    peril(
      box(18, 20, 84, 78, shade),
      shape('M32 92C32 78 36 70 42 64L38 34L52 46Q60 43 68 46L82 34L78 64C84 70 88 78 88 92Z'),
      shape('M42 62L34 74L44 74L40 84L50 82ZM78 62L86 74L76 74L80 84L70 82Z'),
      shape('M46 56L56 60Q52 65 47 62ZM74 56L64 60Q68 65 73 62Z', warm),
      dots(1.4, 52, 61, 68, 61),
      shape('M53 64L50 82Q60 92 70 82L67 64Q60 60 53 64Z'),
      shape('M54 76H66L60 83Z', shade),
      line('M42 42L46 52M78 42L74 52'),
      shape('M52 85L54 90L57 87ZM68 85L66 90L63 87Z'),
      shape('M14 14H106V22H14ZM14 92H106V100H14Z', warm),
      box(24, 22, 5, 70, warm),
      box(91, 22, 5, 70, warm),
      box(57.5, 22, 5, 20, warm),
      box(40, 22, 5, 14, warm),
      box(75, 22, 5, 14, warm),
      at(96, 64, s.padlock),
    ),
  buried_alive: () =>
    peril(
      shape('M14 50H44L50 56H70L76 50H106V104H14Z', pale),
      far(line('M22 62H32M92 60H100M20 84H30M92 90H102M36 96H46')),
      shape('M30 74L42 64H80L92 74L84 94H38Z', warm),
      line('M42 64L46 94M80 64L76 94M34 82H88'),
      at(61, 80, `<g transform="scale(.8)">${s.padlock}</g>`),
      shape('M18 50V26A12 12 0 0 1 42 26V50Z', pale),
      line('M30 26V40M25 31H35'),
      shape('M56 56V44C50 42 48 38 50 36L56 38V28H59V26H63V28H66V32H69V46L66 56Z', pale),
      line('M59 28V38M63 28V38M66 32V40'),
      line('M92 50L100 16M96 14L105 16'),
      shape('M86 48L98 50L94 62Q86 60 86 48Z', warm),
    ),
  assistants_revenge: () =>
    peril(
      s.hoop(s.circle(40, 58, 30)),
      line('M30 60L16 44M50 60L64 44'),
      shape('M30 54L18 38L14 42L28 62ZM50 54L62 38L66 42L52 62Z', rich),
      at(40, 44, s.gentleman),
      ring(16, 40, 4),
      ring(64, 40, 4),
      shape('M22 70H58V75H22ZM24 84H56V89H24Z', warm),
      at(92, 46, s.lady),
      at(92, 40, s.smallHat),
      shape('M98 58L112 44L116 48L102 66Z'),
      at(110, 34, ring(0, 0, 5, warm) + line('M0 5V16M0 12H4M0 16H5')),
    ),
  iron_maiden: () =>
    peril(
      shape('M42 104L40 52C38 44 44 40 48 38H72C76 40 82 44 80 52L78 104Z', shade),
      shape('M40 52L16 60V104H42ZM80 52L104 60V104H78Z', warm),
      line('M22 70V98M98 70V98'),
      shape(
        'M40 64L28 67L40 70ZM40 76L29 79L41 82ZM41 88L30 91L42 94ZM80 64L92 67L80 70ZM80 76L91 79L79 82ZM79 88L90 91L78 94Z',
      ),
      shape('M44 40C40 26 48 10 60 10S80 26 76 40Q60 48 44 40Z', warm),
      shape('M50 26Q60 20 70 26C71 34 66 39 60 40C54 39 49 34 50 26Z'),
      dots(1.3, 56, 29, 64, 29),
      line('M57 35H63M60 10V5'),
      chalk(line('M54 58l6 3 6-3M54 72l6 3 6-3M54 86l6 3 6-3')),
    ),
  transported_man: () =>
    peril(
      cabinet(12, 32, 34, 72),
      cabinet(74, 32, 34, 72),
      shape('M8 26H50V33H8ZM70 26H112V33H70Z', warm),
      s.gone(at(29, 46, s.conjurer)),
      at(91, 46, s.conjurer),
      `<path d="M30 18Q60 0 88 16" stroke-dasharray="2 5"/>`,
      line('M88 16L79 15M88 16L84 8'),
      at(60, 62, prop.sparkle),
      at(60, 88, line('M0-4V4M-4 0H4')),
    ),
};

const spiritual: Gallery = {
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

const tricks: Gallery = { ...mechanical, ...optical, ...escape, ...spiritual };

export const trickArt = (id: string): string => pick(tricks, id, unknownScene);
export const tricksDrawn: readonly string[] = Object.keys(tricks);
