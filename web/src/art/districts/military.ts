import { at, box, dots, hatch, line, ring, shade, shape, warm, type Gallery } from '../parts/ink';
import * as w from '../parts/walls';
import { day, dusk } from './settings';

export const military: Gallery = {
  watchtower: () =>
    day(
      w.hills,
      shape('M46 108L50 52H70L74 108Z'),
      w.stones(50, 56, 20, 46),
      shape('M40 52V36H80V52L74 58H46Z'),
      line('M40 44H80M48 36V52M60 36V52M72 36V52'),
      line('M44 36V26M76 36V26'),
      w.cone(36, 48, 26, 16),
      at(60, 11, w.finial),
      w.arch(56, 64, 8, 12, shade),
      w.door(54, 12, 18),
      w.tree(98),
      at(20, 50, w.birds),
    ),
  prison: () =>
    dusk(
      w.wall(22, 76, 40),
      box(16, 32, 88, 9),
      line('M20 32l3-8 3 8M34 32l3-8 3 8M48 32l3-8 3 8M66 32l3-8 3 8M80 32l3-8 3 8M94 32l3-8 3 8'),
      w.bars(28, 50, 16, 16),
      w.bars(52, 50, 16, 16),
      w.bars(76, 50, 16, 16),
      w.bars(28, 78, 12, 14),
      w.bars(80, 78, 12, 14),
      w.gateway(47, 26, 32),
      w.chalk(hatch(53, 80, 0, 28, 4, 4.7, 0) + line('M48 92H72')),
      line('M10 108V96M6 96H14'),
      ring(10, 91, 4),
      ring(10, 84, 4, warm),
    ),
  barracks: () =>
    day(
      w.battlement(8, 26, 56, 3),
      w.wall(34, 78, 68),
      w.roof(32, 84, 68, 18, 6),
      w.door(40, 16, 26),
      w.pane(64, 76),
      w.pane(82, 76),
      w.pane(98, 76),
      w.slit(21, 72),
      at(21, 56, w.flag),
      line('M66 108L80 88M80 108L66 88M90 108L104 88M104 108L90 88'),
      dots(2, 80, 88, 66, 88, 90, 88, 104, 88),
    ),
  fortress: () =>
    dusk(
      w.battlement(22, 76, 54, 6),
      w.tower(8, 22, 36),
      w.tower(90, 22, 36),
      w.tower(44, 32, 20),
      w.portcullis(48, 24, 34),
      w.slit(19, 60),
      w.slit(101, 60),
      w.slit(60, 44),
      w.slit(19, 82),
      w.slit(101, 82),
      at(60, 20, w.flag),
    ),
};
