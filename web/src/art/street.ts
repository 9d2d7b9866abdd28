import {
  at,
  banner,
  box,
  dots,
  far,
  hatch,
  line,
  pale,
  rich,
  ring,
  scene,
  shade,
  shape,
  symbol,
  warm,
  wash,
} from './parts/ink';
import * as w from './parts/walls';

/** Roofs of the street. Each stands on y = 96, where the wall of its building begins. */
const eaves = box(2, 88, 396, 8, warm);
const dentils = far(hatch(10, 88, 0, 8, 48, 8, 0));
const dormer = (x: number): string =>
  at(x, 0, box(-11, 58, 22, 24) + shape('M-15 58L0 44L15 58Z', rich) + w.pane(-6, 63, 12, 14));
const stack = (x: number, y: number, h: number): string =>
  box(x, y, 12, h) + line(`M${x - 3} ${y}h18M${x} ${y + 6}h12`);

const downtown = (): string =>
  banner(
    // the Inn: a steep gable with a lamp in the attic
    stack(24, 20, 34),
    at(30, 18, w.smoke),
    shape('M6 88L62 22L118 88Z', rich),
    far(line('M34 56H90M22 70H102M48 40H76')),
    w.oculus(62, 62, 10),
    // the Residence: a mansard with three dormers
    stack(150, 18, 24),
    stack(240, 18, 24),
    shape('M118 88L136 34H266L284 88Z', rich),
    box(132, 28, 138, 6, warm),
    far(line('M130 52H272M124 70H278')),
    dormer(160),
    dormer(201),
    dormer(242),
    at(201, 28, w.finial),
    // the Bank: pediment and dome
    w.dome(316, 46, 52, rich),
    at(339, 30, w.flag),
    box(310, 50, 58, 6, pale),
    shape('M284 88L339 56L394 88Z', pale),
    ring(339, 76, 7, warm),
    line('M339 73V79'),
    eaves,
    dentils,
  );

/** The awning: eleven stripes, each ending in a scallop. */
const stripe = (i: number): string => {
  const foot = (n: number): number => Math.round((n * 4000) / 11) / 10;
  const top = (n: number): number => Math.round(400 + (n * 3200) / 11) / 10;
  const tint = i % 2 ? pale : rich;
  return (
    shape(`M${top(i)} 30H${top(i + 1)}L${foot(i + 1)} 76H${foot(i)}Z`, tint) +
    shape(`M${foot(i)} 76H${foot(i + 1)}A18.2 15 0 0 1 ${foot(i)} 76Z`, tint)
  );
};
const lantern = line('M0 0V5') + shape('M-5 5H5L7 16H-7Z', warm) + line('M-3 19H3');

const marketRow = (): string =>
  banner(
    line('M36 30V4M364 30V4'),
    line('M36 8Q118 26 200 10T364 8'),
    at(92, 17, lantern),
    at(160, 13, lantern),
    at(240, 7, lantern),
    at(308, 12, lantern),
    Array.from({ length: 11 }, (_, i) => stripe(i)).join(''),
    box(36, 26, 328, 5, warm),
  );

const cat =
  shape('M-9 0C-12-9-7-14-1-14L0-19L4-15L8-19L9-13C11-9 9-4 8 0Z', shade) + line('M-9-2C-16-2-17-9-14-13');

const darkAlley = (): string =>
  banner(
    ring(322, 24, 16, warm),
    wash('M329 10A16 16 0 1 0 338 28A14 14 0 0 1 329 10Z', shade, 0.35),
    stack(92, 16, 40),
    at(98, 14, w.smoke),
    // leaning gables, each pushing the next
    shape('M4 90L38 14L128 90Z', rich),
    far(line('M31 30L56 30M24 46L76 46M16 64L98 64')),
    w.oculus(50, 68, 9),
    shape('M96 90L186 30L214 90Z', rich),
    far(line('M166 44L192 44M146 58L198 58M120 74L206 74')),
    w.pane(164, 64, 16, 16),
    shape('M198 90L226 46H300L318 90Z', rich),
    far(line('M220 56H304M212 70H310')),
    at(262, 46, cat),
    w.pane(252, 64, 18, 14),
    shape('M300 90L372 26L396 90Z', rich),
    far(line('M358 40L376 40M338 56L382 56M320 74L388 74')),
    w.oculus(364, 68, 8),
    box(2, 88, 396, 8, shade),
    far(hatch(8, 96, 6, -8, 38, 10, 0)),
  );

const roofs = { downtown, market_row: marketRow, dark_alley: darkAlley } as const;
export const roofArt = (location: keyof typeof roofs): string => roofs[location]();

/** Boards nailed across a doorstep that cannot be used. */
export const boards = (): string =>
  symbol(
    at(12, 12, box(-12, -3, 24, 6, warm) + dots(0.9, -9, 0, 9, 0), 32),
    at(12, 12, box(-12, -3, 24, 6, warm) + dots(0.9, -9, 0, 9, 0), -32),
  );

/** The crystal ball on its stand; what it shows is written over it. */
export const crystalBall = (): string =>
  scene(
    wash('M60 2A52 52 0 1 1 60 106A52 52 0 1 1 60 2Z', warm, 0.16),
    ring(60, 52, 46, rich),
    wash('M60 10A42 42 0 0 0 22 70C34 40 50 26 86 20A42 42 0 0 0 60 10Z', pale, 0.35),
    far(line('M30 72C44 60 52 84 68 72S92 66 96 58M34 40C46 34 50 48 64 42')),
    line('M34 30A36 36 0 0 1 56 16M88 80A38 38 0 0 0 96 62'),
    shape('M34 94Q60 106 86 94L96 116H24Z', warm),
    line('M30 106H90M44 98L40 116M60 100V116M76 98L80 116'),
  );

/** A small orb for a Prophecy that is still to come. */
export const orb = (): string =>
  symbol(ring(12, 11, 9, rich), line('M6.5 8.5A6 6 0 0 1 11 4.5'), shape('M5.5 18.5H18.5L20.5 22.5H3.5Z', warm));
