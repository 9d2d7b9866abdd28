import { at, dots, line, pale, rich, ring, shape, warm } from './ink';

/** Things in hands. Each is drawn around (0, 0), the point where it is held. */
export const dagger =
  shape('M-6-8L-5-46L0-60L5-46L6-8Z', pale) +
  line('M0-44V-14') +
  shape('M-14-9H14V-3H-14Z', warm) +
  shape('M-3-3H3V14H-3Z', warm) +
  ring(0, 17, 3.5, warm);
export const sword =
  shape('M-4-10V-92L0-102L4-92V-10Z', pale) +
  line('M0-90V-16') +
  shape('M-17-11Q0-5 17-11V-4Q0 1-17-4Z', warm) +
  shape('M-3-3H3V16H-3Z', rich) +
  ring(0, 20, 4.5, warm);
export const purse =
  shape('M-7-14C-22-2-20 22 0 22S22-2 7-14Q0-10-7-14Z', warm) +
  line('M-9-14Q0-8 9-14') +
  shape('M-7-15L-11-24Q-4-20 0-24Q4-20 11-24L7-15Z', warm) +
  ring(0, 5, 6, pale) +
  line('M0 2V8');
export const coin = ring(0, 0, 10, warm) + ring(0, 0, 6) + line('M0-3V3');
export const coins = (n: number): string =>
  Array.from({ length: n }, (_, i) =>
    shape(`M-13 ${-i * 6}v5c0 5 26 5 26 0v-5c0-5-26-5-26 0Zc0 5 26 5 26 0`, warm),
  ).join('');
export const letter = shape('M-20-14H20V14H-20Z', pale) + line('M-20-14L0 3L20-14') + ring(0, 4, 5.5, rich);
export const scroll =
  shape('M-12-26H14V26H-12Z', pale) +
  shape('M-15-31H17V-25H-15ZM-15 25H17V31H-15Z', pale) +
  line('M-6-17H9M-6-9H9M-6-1H5') +
  ring(6, 14, 5, rich);
export const gavel = at(
  0,
  0,
  shape('M-2.5-4H2.5V34H-2.5Z', warm) + shape('M-17-20H17V-4H-17Z', warm) + line('M-10-20V-4M10-20V-4'),
  24,
);
export const spyglass = shape('M0-5H22V5H0Z', pale) + shape('M22-7H42V7H22Z', warm) + shape('M42-9H50V9H42Z', pale);
export const mask =
  shape('M-18-12Q0-18 18-12C20 0 14 7 7 5Q0 2-7 5C-14 7-20 0-18-12Z', warm) +
  shape('M-12-6Q-7-10-3-5Q-8-1-12-6ZM12-6Q7-10 3-5Q8-1 12-6Z', rich) +
  line('M16 0L24 40');
export const cardFan =
  at(-4, 0, plainCard(), -34) +
  at(0, 0, plainCard(), -8) +
  at(4, 0, plainCard(shape('M0-30C-9-22-8-16-1-18L-3-13H3L1-18C8-16 9-22 0-30Z', rich)), 20);
/** One card of a fan; the uppermost shows its face. */
function plainCard(face = ''): string {
  return shape('M-12-40H12V-4H-12Z', pale) + face;
}
export const crystalBall =
  ring(0, -18, 19, warm) + line('M-11-24C-9-30-4-33 2-33M0-8l0-8M-4-12h8') + dots(1.3, 7, -22, -5, -16);
export const staffOrb =
  shape('M-3-60H3V90H-3Z', warm) +
  ring(0, -72, 10, rich) +
  line('M-3-60C-14-64-14-82-6-86M3-60C14-64 14-82 6-86M-4-75Q-2-79 2-79');
export const sceptre =
  shape('M-3-34H3V46H-3Z', warm) +
  shape('M0-62C-10-56-10-44-4-40H4C10-44 10-56 0-62Z', rich) +
  shape('M-7-40H7V-34H-7Z', warm) +
  line('M0-62V-69M-3.5-66H3.5');
export const orb = ring(0, -14, 15, warm) + line('M-15-14Q0-8 15-14M0-29V-11M0-29V-39M-4-35H4');
export const crozier =
  shape('M-3 90V-40C-3-70 30-70 28-48C26-34 8-36 10-50L16-48C16-42 22-42 22-48C22-60 3-62 3-40V90Z', warm) +
  line('M-6-26H6M-6-20H6');
export const rosary =
  line('M-6 0C-18 14-14 36 0 40C14 36 18 14 6 0') +
  dots(2.4, -12, 9, -15, 19, -13, 30, 12, 9, 15, 19, 13, 30, -6, 37, 6, 37) +
  line('M0 40V58M-6 47H6');
export const scales =
  line('M0-30V20M-26-22H26M-26-22L-34 0M-26-22L-18 0M26-22L18 4M26-22L34 4') +
  shape('M-36 0H-16Q-26 12-36 0ZM16 4H36Q26 16 16 4Z', warm) +
  ring(0, -32, 3.5, warm);
export const flask =
  shape('M-5-44H5V-26L17-4C20 4 16 10 10 10H-10C-16 10-20 4-17-4L-5-26Z', pale) +
  shape('M-13-11Q-6-15 0-11T13-11L17-4C20 4 16 10 10 10H-10C-16 10-20 4-17-4Z', rich) +
  line('M-8-44H8') +
  ring(-4, -1, 2.5) +
  ring(5, 3, 1.8) +
  ring(2, -52, 3) +
  ring(-4, -62, 2.2);
export const ledger =
  shape('M-22-16Q-10-22 0-16Q10-22 22-16V16Q10 10 0 16Q-10 10-22 16Z', pale) +
  line('M0-16V16M-17-9Q-10-12-5-9M-17-2Q-10-5-5-2M-17 5Q-10 2-5 5M5-9Q10-12 17-9M5-2Q10-5 17-2');
export const dividers = line('M0-26L-14 26M0-26L14 26M-7 2Q0 6 7 2') + ring(0, -28, 5, warm);
export const wheel =
  ring(0, 0, 21, warm) +
  ring(0, 0, 14, pale) +
  line('M0-30V30M-30 0H30M-21-21L21 21M21-21L-21 21') +
  ring(0, 0, 4.5, warm);
export const oliveBranch =
  line('M0 16C2-6 8-26 16-44') +
  shape(
    'M2-2C-12 0-18-8-20-14C-10-16-2-12 2-2ZM6-16C-6-16-12-24-12-32C-4-30 4-26 6-16ZM4-8C16-4 24-8 28-16C18-18 8-18 4-8ZM10-26C20-22 28-26 32-34C22-36 14-36 10-26ZM16-44C8-46 6-54 8-60C16-58 20-52 16-44Z',
    warm,
  );
export const halberd =
  shape('M-2.5-92H2.5V90H-2.5Z', warm) +
  shape('M2-84C20-86 26-74 24-60C18-66 8-66 2-64ZM-2-80L-16-72L-2-68Z', pale) +
  shape('M0-114L4-90H-4Z', pale);
export const palette =
  shape('M-24 2C-26-18 4-26 20-16C34-6 26 14 12 14C4 14 8 6 2 6C-4 6-2 14-10 14C-18 14-23 10-24 2Z', pale) +
  ring(-12, -6, 3.2, rich) +
  ring(-1, -12, 3.2, warm) +
  ring(11, -9, 3.2, rich) +
  ring(18, 0, 3.2, warm);
export const brush =
  line('M0 34V-14') + shape('M-3.5-14H3.5V-22H-3.5Z', warm) + shape('M-3.5-22C-6-30 2-32 0-40C6-34 6-28 3.5-22Z', rich);
export const quill =
  shape('M0 0C-2-20 6-40 22-50C24-30 14-10 0 0Z', pale) + line('M0 8V0C6-16 12-30 18-42M5-14L12-18M8-24L16-28');
export const rose =
  line('M0 0V34') +
  shape('M0 14Q8 4 18 8Q12 18 0 14ZM0 8Q-8-2-18 2Q-12 12 0 8Z', warm) +
  shape('M-13-20C-17-8-8 0 0 0S17-8 13-20Q8-18 6-24Q0-30-6-24Q-8-18-13-20Z', rich) +
  line('M-13-20Q-4-18 0-8Q4-18 13-20M-6-24Q-2-20 0-20T6-24M0-8V0');
export const key = ring(0, -14, 9, warm) + ring(0, -14, 4, pale) + line('M0-5V26M0 18H8M0 25H10');
export const coffer =
  shape('M-26-8C-26-26 26-26 26-8Z', warm) +
  shape('M-26-8H26V22H-26Z', warm) +
  line('M-14-20V22M14-20V22') +
  shape('M-5-12H5V0H-5Z', pale) +
  dots(1.5, 0, -6);
export const cauldron =
  shape('M-28-8H28C34 20 18 32 0 32S-34 20-28-8Z', rich) +
  shape('M-32-14H32V-7H-32Z', rich) +
  line('M-18 30L-22 38M18 30L22 38M-16 4C-16 14-12 20-6 23') +
  ring(-10, -20, 4, warm) +
  ring(4, -26, 5.5, warm) +
  ring(15, -19, 3, warm);
export const candle = shape('M-4-14H4V16H-4Z', pale) + shape('M0-30C6-22 5-17 0-17S-6-22 0-30Z', warm);
export const lantern =
  shape('M-10-14H10L13 14H-13Z', warm) +
  shape('M-8-14L0-24L8-14ZM-14 14H14V19H-14Z', rich) +
  line('M0-24V-30M0 8V0M-4-14V14M4-14V14');
export const fan = shape('M0 12L-26-14C-16-32 16-32 26-14Z', rich) + line('M0 12L-14-24M0 12V-27M0 12L14-24');
export const lightning = shape('M4-30L-12 2H-2L-6 28L14-8H3L12-30Z', warm);
export const spanner = shape('M-4-8L-12-14V-24L-5-20L0-25L-2-33C8-34 12-22 6-14L4-8V34H-4Z', pale);
export const cog =
  shape(
    'M-4-18H4L5-12L10-15L15-10L12-5L18-4V4L12 5L15 10L10 15L5 12L4 18H-4L-5 12L-10 15L-15 10L-12 5L-18 4V-4L-12-5L-15-10L-10-15L-5-12Z',
    warm,
  ) + ring(0, 0, 6, pale);
export const chain = (links: number): string =>
  Array.from({ length: links }, (_, i) =>
    at(0, i * 15, i % 2 ? line('M0-6V11') : `<rect x="-5.5" y="-9" width="11" height="19" rx="5.5" fill="${pale}"/>`),
  ).join('');
export const wand = shape('M-2.5-30H2.5V30H-2.5Z', rich) + shape('M-2.5-30H2.5V-21H-2.5ZM-2.5 21H2.5V30H-2.5Z', pale);
export const sparkle = line('M0-7V7M-7 0H7M-4-4L4 4M4-4L-4 4');
