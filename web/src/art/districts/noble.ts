import { at, row, shape, type Gallery } from '../parts/ink';
import * as w from '../parts/walls';
import { day } from './settings';

export const noble: Gallery = {
  manor: () =>
    day(
      w.hills,
      w.wall(26, 68, 66),
      w.roof(20, 80, 66, 20, 12),
      w.wall(48, 24, 54),
      w.gable(44, 32, 54, 20),
      w.door(53),
      w.pane(30, 74),
      w.pane(80, 74),
      w.pane(55, 58),
      w.chimney(30, 38),
      at(33, 36, w.smoke),
      w.tree(106),
    ),
  castle: () =>
    day(
      w.hills,
      w.tower(18, 18, 44),
      w.tower(84, 18, 44),
      w.cone(14, 26, 44, 26),
      w.cone(80, 26, 44, 26),
      w.battlement(36, 48, 62, 4),
      w.tower(50, 20, 30),
      w.gateway(49, 22, 26),
      w.slit(27, 72),
      w.slit(93, 72),
      w.arch(56, 50),
      at(60, 30, w.flag),
    ),
  palace: () =>
    day(
      w.wall(8, 104, 66),
      w.roof(6, 108, 66, 14),
      w.wall(40, 40, 48),
      w.dome(40, 40, 48),
      at(60, 28, w.flag),
      w.columns(4, 42, 10, 72, 36, 5),
      shape('M36 72L60 58L84 72Z'),
      row(2, 14, 76, 14, w.arch(0, 0, 8, 18)),
      row(2, 84, 76, 14, w.arch(0, 0, 8, 18)),
      w.steps(38, 44, 2),
    ),
};
