import { at, box, dots, far, line, pale, rich, ring, shade, shape, warm, type Gallery } from '../parts/ink';
import * as prop from '../parts/props';
import * as s from '../parts/stage';
import { chalk } from '../parts/walls';
import { illusion } from './settings';

/** A playing card with one pip. */
function card(pip: string): string {
  return box(-11, -16, 22, 32, pale, 3) + shape(pip, rich);
}

export const optical: Gallery = {
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
