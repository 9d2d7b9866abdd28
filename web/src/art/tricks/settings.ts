import { at, box, pale, rich, scene, shape } from '../parts/ink';
import * as s from '../parts/stage';

export const clockwork = (...parts: string[]): string => scene(s.light.mechanical, ...parts, s.floor);
export const illusion = (...parts: string[]): string => scene(s.light.optical, ...parts, s.floor);
export const peril = (...parts: string[]): string => scene(s.light.escape, ...parts, s.floor);
export const beyond = (...parts: string[]): string => scene(s.light.spiritual, ...parts, s.floor);

/** A box that stands open on the stage. */
export const cabinet = (x: number, y: number, w: number, h: number, tint = rich): string =>
  box(x, y, w, h, tint) + box(x + 4, y + 4, w - 8, h - 8, pale);
export const puff = (x: number, y: number): string =>
  at(x, y, shape('M-10 6C-18 2-12-8-6-6C-4-14 8-14 8-6C16-8 18 4 10 6Z', pale));
