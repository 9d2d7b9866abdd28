import { at, dots, far, hatch, shade, line, pale, rich, ring, row, shape, box, warm, wash } from './ink';

/** Masonry of the town. Buildings stand on the ground line y = 108 of a 120 × 120 scene. */
export const ground = line('M4 108H116M12 114H30M44 114H52M70 114H96');
export const skyDisc = (tint = warm): string => wash('M60 6A50 50 0 1 1 60 106A50 50 0 1 1 60 6Z', tint, 0.3);
export const hills = wash('M4 108C10 84 28 78 44 88C60 66 92 66 116 108Z', rich, 0.28);
export const cloud = far(line('M0 0H22A6 6 0 0 0 18-9A8 8 0 0 0 4-8A5 5 0 0 0 0 0Z'));
export const birds = far(line('M0 4Q4 0 7 4Q10 0 14 4M18 10Q21 7 24 10Q27 7 30 10'));

/** A few stones are enough to say masonry. */
export const stones = (x: number, y: number, w: number, h: number): string => {
  let d = '';
  for (let i = 0; y + 7 + i * 11 < y + h; i++) d += `M${x + (i % 2 ? w * 0.55 : 4)} ${y + 7 + i * 11}h${w * 0.25}`;
  return far(line(d));
};
export const wall = (x: number, w: number, top: number, tint = pale): string =>
  box(x, top, w, 108 - top, tint) + stones(x, top, w, 108 - top);
/** A wall whose upper edge has `teeth` merlons. */
export const battlement = (x: number, w: number, top: number, teeth: number, tint = pale): string => {
  const step = w / (2 * teeth - 1);
  let d = `M${x} 108V${top}`;
  for (let i = 0; i < teeth; i++) d += `h${step}${i < teeth - 1 ? `v6h${step}v-6` : ''}`;
  return shape(`${d}V108Z`, tint) + stones(x, top + 8, w, 100 - top);
};
/** A tower with an overhanging crenellated head. */
export const tower = (x: number, w: number, top: number, tint = pale): string =>
  box(x, top + 14, w, 94 - top, tint) +
  stones(x, top + 16, w, 88 - top) +
  shape(
    `M${x - 4} ${top + 14}V${top}h${(w + 8) / 5}v5h${(w + 8) / 5}v-5h${(w + 8) / 5}v5h${(w + 8) / 5}v-5h${(w + 8) / 5}v14Z`,
    tint,
  );
export const gable = (x: number, w: number, y: number, h: number, tint = rich): string =>
  shape(`M${x} ${y}L${x + w / 2} ${y - h}L${x + w} ${y}Z`, tint);
/** A roof seen from the eaves, with rows of tiles. */
export const roof = (x: number, w: number, y: number, h: number, slope = 8, tint = rich): string =>
  shape(`M${x} ${y}L${x + slope} ${y - h}H${x + w - slope}L${x + w} ${y}Z`, tint) +
  far(
    line(
      `M${x + slope / 2} ${y - h / 2}H${x + w - slope / 2}M${x + w * 0.3} ${y - h / 2}V${y}M${x + w * 0.6} ${y - h / 2}V${y}M${x + w * 0.45} ${y - h}V${y - h / 2}M${x + w * 0.75} ${y - h}V${y - h / 2}`,
    ),
  );
export const cone = (x: number, w: number, y: number, h: number, tint = rich): string =>
  shape(`M${x} ${y}L${x + w / 2} ${y - h}L${x + w} ${y}Q${x + w / 2} ${y + 5} ${x} ${y}Z`, tint);
export const dome = (x: number, w: number, y: number, tint = rich): string =>
  shape(`M${x} ${y}C${x} ${y - w * 0.66} ${x + w} ${y - w * 0.66} ${x + w} ${y}Z`, tint) +
  line(
    `M${x + w / 2} ${y - w * 0.5}V${y}M${x + w * 0.25} ${y}Q${x + w * 0.28} ${y - w * 0.3} ${x + w / 2} ${y - w * 0.5}Q${x + w * 0.72} ${y - w * 0.3} ${x + w * 0.75} ${y}`,
  );

/** Openings. Dark ones are solid shade, lit ones have the warm tint. */
export const slit = (x: number, y: number): string => line(`M${x} ${y}v8`);
export const arch = (x: number, y: number, w = 8, h = 14, tint = warm): string =>
  shape(`M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + h}Z`, tint);
export const lancet = (x: number, y: number, w = 8, h = 18, tint = warm): string =>
  shape(
    `M${x} ${y + h}V${y + w}Q${x} ${y + w / 2} ${x + w / 2} ${y}Q${x + w} ${y + w / 2} ${x + w} ${y + w}V${y + h}Z`,
    tint,
  );
export const pane = (x: number, y: number, w = 10, h = 10, tint = warm): string =>
  box(x, y, w, h, tint) + line(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`);
export const oculus = (x: number, y: number, r = 6, tint = warm): string =>
  ring(x, y, r, tint) + line(`M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}`);
export const roseWindow = (x: number, y: number, r: number): string =>
  ring(x, y, r, warm) +
  ring(x, y, r * 0.4) +
  line(`M${x - r} ${y}h${r * 0.6}M${x + r} ${y}h${-r * 0.6}M${x} ${y - r}v${r * 0.6}M${x} ${y + r}v${-r * 0.6}`);
export const door = (x: number, w = 14, h = 22, tint = rich): string =>
  arch(x, 108 - h, w, h, tint) + line(`M${x + w / 2} ${110 - h}V108`) + dots(1.2, x + w / 2 + 3, 100);
export const gateway = (x: number, w = 22, h = 30): string => arch(x, 108 - h, w, h, shade);
export const portcullis = (x: number, w = 22, h = 30): string =>
  arch(x, 108 - h, w, h, warm) +
  hatch(x + w / 4, 110 - h + 2, 0, h - 5, 3, w / 4, 0) +
  hatch(x, 120 - h, w, 0, 2, 0, 8);
export const bars = (x: number, y: number, w = 12, h = 12): string =>
  box(x, y, w, h, warm) + hatch(x + w / 4, y, 0, h, 3, w / 4, 0);
export const columns = (count: number, x: number, step: number, top: number, h: number, w = 6): string =>
  row(
    count,
    x,
    top,
    step,
    box(0, 2, w, h - 4) + line(`M-1.5 0H${w + 1.5}M-1.5 ${h}H${w + 1.5}`) + far(line(`M${w / 2} 4v${h - 8}`)),
  );
export const steps = (x: number, w: number, count = 3): string =>
  Array.from({ length: count }, (_, i) =>
    box(x - 4 * (count - 1 - i), 108 - 4 * (count - i), w + 8 * (count - 1 - i), 4),
  )
    .reverse()
    .join('');

/** Roof ornaments, standing on (0, 0). */
export const flag = line('M0 0V-16') + shape('M0-16L12-12L0-8Z', rich);
export const cross = line('M0 0V-12M-4-8H4');
export const finial = line('M0 0V-6') + ring(0, -8, 2, warm);
export const smoke = far(line('M0 0C-6-6 6-8 0-16C-4-22 6-24 4-30'));
export const chimney = (x: number, y: number): string => box(x, y, 7, 14) + line(`M${x - 2} ${y}h11`);
export const lamp = line('M0 0V-4') + shape('M-3-4H3L4-12H-4Z', warm) + line('M-5-12H5');

/** Light strokes on something dark. */
export const chalk = (inner: string): string => `<g stroke="${pale}">${inner}</g>`;

/** Nature. */
export const tree = (x: number, y = 108, tint = rich): string =>
  line(`M${x} ${y}v-14M${x} ${y - 8}l5-4`) +
  shape(
    `M${x - 11} ${y - 18}C${x - 16} ${y - 28} ${x - 6} ${y - 34} ${x} ${y - 36}C${x + 8} ${y - 34} ${x + 15} ${y - 26} ${x + 10} ${y - 18}Q${x} ${y - 10} ${x - 11} ${y - 18}Z`,
    tint,
  );
export const bigTree =
  line('M36 116V90M36 104L43 97M36 98L30 92') +
  shape('M20 92C10 90 10 76 18 72C16 60 28 54 36 58C44 52 58 58 56 70C64 76 62 90 52 92Q36 98 20 92Z', rich) +
  line('M26 76Q30 70 35 74M42 82Q47 78 51 82');
export const cypress = (x: number, y = 108, h = 34): string =>
  shape(
    `M${x} ${y - h}C${x + 7} ${y - h / 2} ${x + 6} ${y - 6} ${x} ${y - 4}C${x - 6} ${y - 6} ${x - 7} ${y - h / 2} ${x} ${y - h}Z`,
    rich,
  ) + line(`M${x} ${y}v-12`);
export const bareTree = (x: number): string =>
  line(
    `M${x} 108C${x + 3} 92 ${x - 2} 84 ${x} 66M${x} 86L${x - 10} 74L${x - 12} 64M${x - 10} 74L${x - 17} 72M${x + 1} 78L${x + 11} 68L${x + 12} 58M${x + 11} 68L${x + 18} 66M${x} 72L${x - 5} 60`,
  );
export const water = (y: number): string =>
  line(`M4 ${y}Q10 ${y - 5} 16 ${y}T28 ${y}T40 ${y}T52 ${y}T64 ${y}T76 ${y}T88 ${y}T100 ${y}T112 ${y}`);
export const mound = (tint = pale): string => shape('M4 108C14 92 34 86 60 86S106 92 116 108Z', tint);
export const inStar = (x: number, y: number): string =>
  at(x, y, shape('M0-7l2 5 5 .5-4 3.5 1.5 5-4.5-3-4.5 3 1.5-5-4-3.5 5-.5Z', warm));
