import { at, box, line, rich, scene, warm, wash } from '../parts/ink';
import * as w from '../parts/walls';

const onSky = (tint: string, ...parts: string[]): string => scene(w.skyDisc(tint), ...parts, w.ground);
export const day = (...parts: string[]): string => onSky(warm, at(8, 30, w.cloud), ...parts);
export const dusk = (...parts: string[]): string => onSky(rich, ...parts);

/** The inside of a hall: two pillars, a beam and a boarded floor. */
export const hall = (...parts: string[]): string =>
  scene(
    wash('M10 10H110V96H10Z', rich, 0.3),
    wash('M4 96H116V114H4Z', warm, 0.35),
    line('M4 96H116M4 114H116M22 114L30 96M44 114L48 96M76 114L72 96M98 114L90 96'),
    box(4, 12, 8, 84),
    box(108, 12, 8, 84),
    box(2, 4, 116, 8),
    ...parts,
  );
