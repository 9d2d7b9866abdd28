import { at, box, line, rich, ring, row, shade, shape, warm, type Gallery } from '../parts/ink';
import * as w from '../parts/walls';
import { day } from './settings';

export const religious: Gallery = {
  temple: () =>
    day(
      w.hills,
      w.steps(28, 64, 3),
      box(30, 52, 60, 44, rich),
      w.columns(5, 28, 14.5, 56, 40),
      shape('M20 56L60 28L100 56Z'),
      box(20, 52, 80, 5),
      ring(60, 46, 5, warm),
      w.cypress(104),
      w.cypress(14),
    ),
  church: () =>
    day(
      w.wall(44, 60, 72),
      w.roof(40, 70, 72, 24, 6),
      w.wall(20, 28, 48),
      w.cone(16, 36, 48, 32),
      at(34, 17, w.cross),
      w.door(27),
      w.oculus(34, 62, 5),
      w.lancet(58, 80, 8, 16),
      w.lancet(74, 80, 8, 16),
      w.lancet(90, 80, 8, 16),
    ),
  monastery: () =>
    day(
      w.hills,
      w.wall(8, 104, 82),
      row(6, 14, 86, 16, w.arch(0, 0, 10, 22, rich)),
      w.roof(4, 112, 82, 12, 6),
      w.wall(30, 44, 58),
      w.gable(26, 52, 58, 18),
      w.oculus(52, 64, 5),
      w.wall(82, 16, 44),
      w.gable(78, 24, 44, 16),
      w.arch(86, 50, 8, 12, shade),
      at(90, 28, w.cross),
    ),
  cathedral: () =>
    day(
      w.wall(22, 22, 40),
      w.wall(76, 22, 40),
      w.cone(20, 26, 40, 26),
      w.cone(74, 26, 40, 26),
      at(33, 15, w.cross),
      at(87, 15, w.cross),
      w.wall(44, 32, 52),
      w.gable(42, 36, 52, 16),
      w.roseWindow(60, 66, 9),
      w.door(50, 20, 28),
      w.lancet(29, 52),
      w.lancet(83, 52),
      w.lancet(29, 82, 8, 20),
      w.lancet(83, 82, 8, 20),
      line('M22 72L10 88V108M98 72L110 88V108'),
    ),
};
