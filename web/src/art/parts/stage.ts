import { at, box, dots, far, line, pale, rich, ring, shade, shape, warm, wash } from './ink';

/** The stage of a trick is 120 × 120; its boards lie at y = 104. Each category has its own light. */
const boards = line('M4 104H116M14 110H40M56 110H70M82 110H104');
const spotlight = wash('M60 4A50 50 0 1 1 60 104A50 50 0 1 1 60 4Z', warm, 0.3);
const twinkle = (x: number, y: number, r: number): string =>
  far(line(`M${x} ${y - r}v${2 * r}M${x - r} ${y}h${2 * r}`));

export const light = {
  mechanical: wash(
    'M60 2L66 12L78 8L81 20L93 20L92 33L104 38L99 49L108 58L99 66L104 78L92 83L93 96L81 96L78 106L42 106L39 96L27 96L28 83L16 78L21 66L12 58L21 49L16 38L28 33L27 20L39 20L42 8L54 12Z',
    warm,
    0.3,
  ),
  optical: spotlight + twinkle(14, 22, 4) + twinkle(106, 30, 5),
  escape:
    wash('M14 4H106V104H14Z', warm, 0.26) +
    far(
      line(
        'M14 104V4H106V104M20 10V16M20 24V30M20 38V44M20 52V58M20 66V72M20 80V86M100 10V16M100 24V30M100 38V44M100 52V58M100 66V72M100 80V86',
      ),
    ),
  spiritual:
    wash('M60 4C96 4 112 34 106 62C102 88 84 104 60 104S18 88 14 62C8 34 24 4 60 4Z', rich, 0.28) +
    far(line('M8 40C16 32 16 24 10 16M112 44C104 36 104 28 110 20M6 80C12 76 12 70 8 66M114 84C108 80 108 74 112 70')),
} as const;
export const floor = boards;

/** The face of a small actor around (0, 0). */
export const ladyHead =
  shape('M-10 13C-16-16 16-16 10 13Z', shade) +
  shape('M-3 5H3V14H-3Z', pale) +
  ring(0, 1, 7.5, pale) +
  shape('M-8 2C-7-3-2-4 1-7C4-4 7-3 8 2C11-11-11-11-8 2Z', shade) +
  dots(1, -2.5, 2, 3, 2) +
  line('M-1.5 5.5Q0.5 7 2.5 5.5');
export const manHead =
  shape('M-3 6H3V12H-3Z', pale) +
  ring(0, 1, 7.5, pale) +
  shape('M-8.5 1C-9-12 9-12 8.5 1Q6-4 0-4T-8.5 1Z', shade) +
  dots(1, -2.5, 1.5, 3, 1.5) +
  line('M-3 5.5Q0.5 3.5 4 5.5');
export const smallHat = shape('M-6 0L-6.5-13H6.5L6 0Z', shade) + line('M-11 0H11') + shape('M-6-4H6V0H-6Z', rich);
/** A lady standing; her head is at (0, 0) and her hem at y = 58. */
export const lady =
  shape('M-5 10C-10 22-6 28-8 34L-15 58H15L8 34C6 28 10 22 5 10Z', rich) +
  line('M-8 34Q0 37 8 34M-3 38L-6 58M3 38L6 58') +
  ladyHead;
/** A man in tails, same measures; with his hat he is the conjurer. */
export const gentleman =
  shape('M-7 34L-8 58H-1L0 40L1 58H8L7 34Z', shade) +
  shape('M-6 9C-14 12-12 28-10 38L0 34L10 38C12 28 14 12 6 9L0 22Z', rich) +
  shape('M-4 8H4L0 22Z', pale) +
  manHead;
export const conjurer = gentleman + at(0, -5, smallHat);

export const glove =
  shape(
    'M-7 14V0C-12-4-14-8-12-10C-9-12-7-8-6-6V-18C-6-22-1-22-1-18V-20C-1-24 4-24 4-20V-17C4-20 9-20 9-16V-10C9-14 14-13 14-9V2C14 8 12 10 10 14Z',
    pale,
  ) +
  line('M-1-17V-8M4-17V-8M9-13V-7') +
  shape('M-9 14H12V20H-9Z', rich);
export const ghost = (tint = pale): string =>
  shape('M-18 30C-22 0-16-26 0-26S22 0 18 30L10 22L4 32L-3 23L-10 32Z', tint) +
  dots(2.6, -6, -8, 6, -8) +
  shape('M-4 2Q0-2 4 2Q4 9 0 9T-4 2Z', shade);
export const skull =
  shape('M-20-4C-22-36 22-36 20-4C20 4 14 6 13 10V18H-13V10C-14 6-20 4-20-4Z', pale) +
  shape('M-13-4C-14-12-4-12-4-5C-4 1-12 2-13-4ZM13-4C14-12 4-12 4-5C4 1 12 2 13-4ZM0 1L3 8H-3Z', shade) +
  line('M-7 12V18M0 12V18M7 12V18');
export const flame =
  shape('M0 0C-14 0-16-14-8-24C-6-16-2-16-2-22C-2-30 2-34 6-40C6-30 14-24 14-14C14-4 8 0 0 0Z', warm) +
  shape('M0 0C-6 0-7-8-1-16C2-10 8-8 6-3C5 0 2 0 0 0Z', rich);
export const padlock =
  line('M-7-6V-13A7 7 0 0 1 7-13V-6') + box(-11, -6, 22, 18, warm, 2) + dots(2.2, 0, 1) + line('M0 2V7');
export const sawBlade = (r: number): string => {
  let d = '';
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6;
    d += `${i ? 'L' : 'M'}${(r * Math.cos(a)).toFixed(1)} ${(r * Math.sin(a)).toFixed(1)}L${(r * 0.78 * Math.cos(a + 0.12)).toFixed(1)} ${(r * 0.78 * Math.sin(a + 0.12)).toFixed(1)}`;
  }
  return shape(`${d}Z`, pale) + ring(0, 0, r * 0.3, warm) + dots(1.5, 0, 0);
};
export const handSaw =
  shape('M0 0L50 6V16L0 20Z', pale) +
  line('M4 20l3 4 3-5 3 4 3-5 3 4 3-5 3 4 3-5 3 4 3-5 3 4 3-5 3 4 3-5') +
  shape('M0-2C-14-4-18 4-16 12S-8 24 0 22ZM-4 5H-9Q-11 9-8 14H-4Z', warm);
export const dove =
  shape(
    'M-20-4L-13-7C-13-13-4-14-3-6C0-12 8-16 20-16C19-8 16-4 12-1C17 0 20 2 21 5C16 7 12 7 9 10C5 18-7 18-11 10C-14 5-12 0-14-2Z',
    pale,
  ) +
  line('M-3-6C-4 1 1 5 8 5') +
  dots(1.3, -9, -6);
export const butterfly =
  shape(
    'M0 0C-4-16-20-18-20-8C-20 0-10 2 0 0C-10 4-14 12-8 14C-2 15 0 6 0 0ZM0 0C4-16 20-18 20-8C20 0 10 2 0 0C10 4 14 12 8 14C2 15 0 6 0 0Z',
    rich,
  ) +
  line('M0 8V-6L-4-13M0-6L4-13') +
  dots(1.5, -12, -8, 12, -8);
export const table = (w: number): string =>
  box(-w / 2, 0, w, 6, warm) + line(`M${-w / 2 + 6} 6L${-w / 2 + 2} 34M${w / 2 - 6} 6L${w / 2 - 2} 34`);
export const trunk =
  shape('M-30-20H30V16H-30Z', warm) +
  shape('M-32-28H32V-18H-32Z', warm) +
  line('M-18-28V16M18-28V16') +
  box(-5, -22, 10, 10, pale) +
  dots(1.5, 0, -17);
export const tassel = line('M0 0V6') + shape('M-3 6H3L5 16H-5Z', rich);
/** A ring of metal, drawn as a band so that others can pass behind it. */
export const hoop = (d: string): string =>
  `<path d="${d}" stroke-width="8.5" stroke-linecap="butt"/><path d="${d}" stroke="${warm}" stroke-width="4.5"/>`;
export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
/** What is about to vanish. */
export const vanishing = (inner: string): string => `<g stroke-dasharray="1 5">${inner}</g>`;
/** What is there no more. */
export const gone = (inner: string): string => `<g opacity=".3">${inner}</g>`;
export const curtains =
  shape('M4 4H30C30 40 24 76 4 92ZM116 4H90C90 40 96 76 116 92Z', rich) +
  line('M12 4C13 40 10 64 4 78M21 4C22 40 18 72 6 88M108 4C107 40 110 64 116 78M99 4C98 40 102 72 114 88') +
  shape('M4 4H116V12Q102 20 88 12Q74 20 60 12Q46 20 32 12Q18 20 4 12Z', rich);
