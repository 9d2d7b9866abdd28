import { at, dots, far, hatch, line, pale, rich, ring, shape, warm } from './ink';

const shoulders = 'M8 170C8 132 24 118 46 109Q60 118 75 109C96 118 112 132 112 170Z';

/** Clothes are drawn on a standing collar at y = 109 and worn a little higher. */
const worn = (clothes: string): string => at(0, -5, clothes);
const torso = (tint = rich): string =>
  shape(shoulders, tint) +
  line('M28 134Q33 146 33 170M92 134Q87 146 87 170') +
  far(line('M96 138l10 6M95 147l14 8M94 156l17 10'));
const points = (tint: string): string => shape('M38 88L34 112L60 128L46 96ZM82 88L86 112L60 128L75 96Z', tint);

export const tunic = (tint = rich): string => worn(torso(tint));
export const cloak = (tint = rich): string =>
  worn(
    shape('M4 170C6 130 22 112 45 104C52 112 68 112 76 104C98 112 114 130 116 170Z', tint) +
      line('M30 120C25 134 23 148 23 170M90 120C95 134 97 148 97 170M48 126L44 170M72 126L76 170') +
      ring(60, 115, 5, warm),
  );
/** Only the points of a high collar, to lie over a chin. */
export const upturned = (tint = rich): string => worn(points(tint));
export const highCollar = (tint = rich): string =>
  worn(torso(tint) + points(tint) + line('M60 128V170') + dots(1.6, 64, 138, 64, 150));
export const buttoned = (tint = rich): string =>
  worn(torso(tint) + line('M60 118V170') + dots(1.7, 64.5, 126, 64.5, 138, 64.5, 150));
export const ermine =
  torso() +
  shape(
    'M16 138C20 116 40 108 48 104Q60 114 73 104C82 108 100 116 104 138Q82 128 70 134Q60 140 50 134Q38 128 16 138Z',
    pale,
  ) +
  line('M28 124l2 5M40 116l2 5M50 124l1 5M70 124l-1 5M80 116l-2 5M92 124l-2 5M60 121v5');
export const ruff = worn(
  shape('M36 104l5-5 5 4 5-5 5 4 5-5 5 5 5-4 5 4 5-4 6 6-3 8-6 1-5 4-6-3-6 4-6-4-6 3-5-4-6-1Z', pale) +
    line('M46 103L48 112M60 101V113M73 103L71 112'),
);
export const stole =
  torso(pale) +
  shape('M42 111L50 107L54 170H40ZM78 111L70 107L66 170H80Z', rich) +
  line('M47 126v10M42.5 131h9M73 126v10M68.5 131h9');
export const mozzetta = worn(
  torso(rich) +
    shape('M18 144C22 120 38 110 47 106Q60 114 74 106C84 110 98 120 102 144Q60 160 18 144Z', rich) +
    line('M60 112V152') +
    dots(1.5, 63.5, 120, 63.5, 130, 63.5, 140),
);
export const habit = worn(
  torso(rich) +
    shape('M34 120C38 104 50 104 60 116C70 104 82 104 87 120Q60 142 34 120Z', rich) +
    line('M60 116V128M48 140V170M72 140V170'),
);
export const plate =
  torso(pale) +
  shape('M6 150C4 122 22 110 42 112C46 124 36 140 22 146ZM114 150C116 122 98 110 78 112C74 124 84 140 98 146Z', warm) +
  shape('M44 98H77L82 114Q60 126 38 114Z', warm) +
  line('M60 121V170M14 136Q24 124 40 122M106 136Q96 124 80 122') +
  dots(1.3, 46, 111, 75, 111);
export const bodice =
  torso() +
  shape('M34 113Q46 106 50 104Q60 112 71 104Q76 106 88 113Q80 134 61 138Q42 134 34 113Z') +
  line('M61 138V170');
export const necklace = worn(line('M44 110Q60 130 78 110') + shape('M61 120l4 5-4 6-4-6Z', warm));
export const shawl = worn(
  torso() +
    shape('M18 150C20 122 40 110 48 106L60 128L74 106C84 110 100 122 102 150Q80 126 60 128Q40 126 18 150Z', warm) +
    line('M30 126L34 134M40 118L46 126M90 126L86 134M80 118L75 126'),
);
export const apron = worn(
  torso(pale) + shape('M38 170V128Q60 136 84 128V170Z', rich) + line('M38 128L46 109M84 128L75 109M50 146H72'),
);
export const waistcoat = worn(
  torso(rich) +
    shape('M48 107L60 140L74 107L66 112H55Z', pale) +
    line('M48 107L42 122L52 130L60 140L70 130L80 122L74 107'),
);
export const bowTie = worn(shape('M60.5 112L49 106V119ZM61.5 112L73 106V119Z', rich) + ring(61, 112.5, 2.6, warm));
export const cravat = worn(
  shape('M52 106Q61 112 70 106L73 114Q66 124 61 138Q56 124 49 114Z', pale) + line('M55 116Q61 120 67 116M61 120V130'),
);
export const scarf =
  shape('M40 76Q60 84 81 76C84 92 82 102 76 108Q60 116 46 108C38 102 37 92 40 76Z', rich) +
  line('M42 86Q60 94 80 85M44 97Q60 104 78 96');

/** A fist around something upright at (0, 0); knuckles to the right. */
export const fistOf = (skin: string): string =>
  shape('M-8-5Q-8-9-4-9H4Q9-9 9-5V7Q9 11 4 11H-3Q-8 11-8 6Z', skin) + line('M1-4H9M1 1H9M1 6H8.5');
export const fist = fistOf(pale);
/** A hand offering something on the palm at (0, 0). */
export const palm =
  shape('M-16-2C-14 8-6 12 4 12C12 12 18 6 20-3C14 1 10 2 6 1L-4-1C-8-4-12-5-16-2Z') + line('M6 1L-2 5');
/** Cupped hands around something round above (0, 0). */
export const cupped =
  shape('M-24-8C-22 6-14 14-2 14V6C-10 4-16-2-18-10ZM24-8C22 6 14 14 2 14V6C10 4 16-2 18-10Z') +
  line('M-22-2L-17-4M-18 5L-13 1M22-2L17-4M18 5L13 1');
/** A sleeve from the lower edge up to a hand near (0, 0). */
export const sleeve = (tint = rich): string => shape('M-10 10L10 8L18 50H-18Z', tint) + hatch(-9, 16, 20, -2, 1, 0, 0);
