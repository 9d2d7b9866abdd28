import {
  at,
  box,
  dots,
  far,
  hatch,
  line,
  pale,
  pick,
  rich,
  ring,
  row,
  scene,
  shade,
  shape,
  thing,
  warm,
  wash,
  type Gallery,
} from './parts/ink';
import { unknownScene } from './parts/monogram';
import * as prop from './parts/props';
import * as s from './parts/stage';
import * as w from './parts/walls';

const crate = box(-12, -20, 24, 20, warm) + line('M-12-14H12M-12-6H12M-12-20L12 0');
const bigCog = (() => {
  let d = '';
  for (let i = 0; i < 8; i++)
    d += `<rect x="-8" y="-46" width="16" height="16" rx="2" fill="${warm}" transform="rotate(${i * 45})"/>`;
  return d + ring(0, 0, 34, warm) + ring(0, 0, 13, pale);
})();

/** Components: the heaviest line of the family, since they lie small on a shelf. */
const components: Gallery = {
  wood: () =>
    thing(
      shape('M24 74L84 40L106 52L46 88Z', warm),
      shape('M24 74V86L46 100V88ZM46 88V100L106 64V52Z', pale),
      line('M44 76L88 51M56 80L90 61'),
      shape('M14 52L74 18L96 30L36 66Z', warm),
      shape('M14 52V64L36 78V66ZM36 66V78L96 42V30Z', pale),
      line('M34 54L78 29M46 58L80 39'),
    ),
  metal: () =>
    thing(
      shape('M14 96L26 66H58L70 96Z', pale),
      shape('M52 96L64 66H96L108 96Z', pale),
      shape('M32 62L44 32H76L88 62Z', pale),
      line('M44 40H66M30 74H46M70 74H84'),
      line('M96 22l6-8M104 32l9-4'),
    ),
  glass: () => thing(box(22, 14, 76, 92, pale, 3), line('M34 60L74 20M34 78L88 24M52 96L88 60M70 98L88 80')),
  fabric: () =>
    thing(
      shape('M20 40C20 24 44 24 44 40V92C44 76 20 76 20 92Z', rich),
      shape('M32 28H92C104 28 104 52 92 52H44V40C44 32 38 28 32 28Z', rich),
      shape('M44 52H92V98L84 90L76 98L68 90L60 98L52 90L44 98Z', rich),
      line('M56 60V82M68 60V82M80 60V82'),
    ),
  rope: () =>
    thing(
      `<path d="M60 22a36 36 0 1 0 .1 0M60 40a18 18 0 1 0 .1 0M60 31a27 27 0 1 0 .1 0" stroke-width="12"/><path d="M60 22a36 36 0 1 0 .1 0M60 40a18 18 0 1 0 .1 0M60 31a27 27 0 1 0 .1 0" stroke="${warm}" stroke-width="7"/>`,
      `<path d="M90 78Q104 92 110 108" stroke-width="12"/><path d="M90 78Q104 92 110 108" stroke="${warm}" stroke-width="7"/>`,
      line('M34 34l8 10M86 34l-8 10M26 60h12M94 60h-12M52 94l4-12M76 90l-6-10M104 88l-6 5'),
    ),
  petroleum: () =>
    thing(
      shape('M30 40H82L90 54V100H22V54Z', rich),
      shape('M40 28H60V40H40Z', warm),
      line('M34 28H66'),
      shape('M82 40L104 22L110 28L90 54Z', warm),
      shape('M56 60C68 74 68 90 56 90S44 74 56 60Z', pale),
    ),
  saw: () =>
    thing(
      shape('M42 30L110 46V70L42 82Z', pale),
      line('M46 82l5 8 5-10 5 8 5-10 5 8 5-10 5 8 5-10 5 8 5-10 5 8 5-10 5 7'),
      shape('M44 26C18 18 8 38 12 56S28 92 44 86ZM34 42C26 42 24 50 26 58S32 72 36 70Z', warm),
      dots(2.5, 52, 46, 52, 68),
    ),
  animal: () =>
    thing(
      shape('M46 48C30 26 34 8 42 8S56 26 58 44ZM74 48C90 26 86 8 78 8S64 26 62 44Z', pale),
      shape('M60 40C82 40 94 56 94 76S82 108 60 108S26 96 26 76S38 40 60 40Z', pale),
      dots(4, 46, 68, 74, 68),
      shape('M54 80H66L60 87Z', rich),
      line('M60 87V94Q54 100 50 95M60 94Q66 100 70 95M30 82L14 78M31 89L16 93M90 82L106 78M89 89L104 93'),
    ),
  padlock: () =>
    thing(
      shape('M34 54V38A26 26 0 0 1 86 38V54H74V38A14 14 0 0 0 46 38V54Z', pale),
      box(24, 54, 72, 54, warm, 6),
      shape('M60 68A8 8 0 0 1 64 82L66 96H54L56 82A8 8 0 0 1 60 68Z', shade),
    ),
  mirror: () =>
    thing(
      shape('M60 8C80 8 90 24 90 42S80 78 60 78S30 62 30 42S40 8 60 8Z', warm),
      shape('M60 18C73 18 79 30 79 42S73 68 60 68S41 56 41 42S47 18 60 18Z', pale),
      line('M50 46L64 28M54 56L72 34'),
      shape('M53 77H67V86H63L66 108Q60 114 54 108L57 86H53Z', warm),
    ),
  disguise: () =>
    thing(
      ring(38, 42, 20, pale),
      ring(82, 42, 20, pale),
      line('M58 40Q60 34 62 40M18 38L8 32M102 38L112 32'),
      shape('M54 44C48 58 46 64 52 68Q60 72 68 68C74 64 72 58 66 44Z', rich),
      shape(
        'M60 76C48 66 34 72 28 82C22 90 14 88 12 82C10 98 28 104 40 98C50 94 54 88 60 88C66 88 70 94 80 98C92 104 110 98 108 82C106 88 98 90 92 82C86 72 72 66 60 76Z',
        shade,
      ),
      shape('M24 18Q36 10 52 20Q36 18 24 18ZM96 18Q84 10 68 20Q84 18 96 18Z', shade),
    ),
  cog: () => thing(at(60, 60, bigCog)),
};

const street = (...parts: string[]): string => scene(w.skyDisc(warm), ...parts, w.ground);
/** Wet cobbles of the alley. */
const cobbles = w.chalk(hatch(46, 92, 8, 0, 3, 6, 5));
const night = (...parts: string[]): string => scene(w.skyDisc(rich), ...parts, w.ground);

/** Locations of the town of Magoria and the places in them. */
const venues: Gallery = {
  downtown: () =>
    street(
      w.wall(8, 30, 52),
      w.gable(4, 38, 52, 20),
      w.pane(14, 60),
      w.pane(26, 60, 8),
      w.door(16, 14, 22),
      w.wall(40, 38, 36),
      w.roof(36, 46, 36, 16),
      row(3, 44, 44, 11, w.arch(0, 0, 7, 14)),
      row(3, 44, 66, 11, w.arch(0, 0, 7, 14)),
      w.door(52, 14, 20),
      w.wall(82, 32, 48),
      w.dome(82, 32, 48),
      at(98, 32, w.flag),
      w.columns(3, 85, 10, 62, 46, 5),
      line('M80 60H114'),
    ),
  market_row: () =>
    street(
      line('M14 108V60M106 108V60'),
      shape('M6 62L16 34H104L114 62Z', rich),
      shape('M28 34L24 62H42L44 34ZM60 34V62H78L75 34ZM90 34L96 62H114L104 34Z', pale),
      line('M6 62A9 7 0 0 0 24 62A9 7 0 0 0 42 62A9 7 0 0 0 60 62A9 7 0 0 0 78 62A9 7 0 0 0 96 62A9 7 0 0 0 114 62'),
      box(18, 84, 84, 24, warm),
      line('M18 94H102'),
      at(34, 84, `<g transform="scale(.5)" stroke-width="4">${prop.cog}</g>`),
      shape('M50 84V74H62V84Z', pale),
      line('M53 74V70H59V74'),
      shape('M68 84C66 74 84 74 82 84Z', rich),
      ring(94, 78, 5, warm),
    ),
  workshop: () =>
    scene(
      wash('M8 8H112V108H8Z', warm, 0.3),
      line('M4 16H116'),
      at(24, 22, line('M0-6V0') + shape('M-3 0H3V26H-3ZM-9 26H9V36H-9Z', pale)),
      at(48, 22, line('M0-6V4') + shape('M-10 4H10L6 30H-6Z', pale) + line('M-6 30V34M6 30V34')),
      at(74, 40, prop.cog),
      at(100, 18, line('M0-2V8') + shape('M-2 8H2V24L8 34H-8L-2 24Z', warm)),
      box(8, 72, 104, 9, warm),
      line('M18 81V108M102 81V108M18 94H102'),
      shape('M28 72V56H56V72Z', rich),
      line('M28 62H56M42 56V72'),
      shape('M70 72L74 58H90L94 72Z', pale),
      ring(82, 52, 6, warm),
      w.ground,
    ),
  theater: () =>
    night(
      w.wall(14, 92, 44),
      shape('M8 44H112V36H8Z', warm),
      shape('M22 36L60 12L98 36Z', rich),
      at(
        60,
        29,
        shape('M-8-4Q0-8 8-4C8 4 4 7 0 8C-4 7-8 4-8-4Z', pale) + dots(1.2, -3, -1, 3, -1) + line('M-3 3Q0 6 3 3'),
      ),
      shape('M30 56H90V70H30Z', rich),
      row(7, 35, 56, 8.4, dots(1.5, 0, 0)),
      row(7, 35, 70, 8.4, dots(1.5, 0, 0)),
      line('M44 63H76'),
      w.columns(2, 18, 13, 48, 60, 6),
      w.columns(2, 83, 13, 48, 60, 6),
      w.arch(46, 78, 28, 30, shade),
      shape('M46 108V92Q54 94 56 80Q46 84 46 92ZM74 108V92Q66 94 64 80Q74 84 74 92Z', rich),
      line('M40 108H80'),
    ),
  dark_alley: () =>
    night(
      shape('M4 108V14L38 30V108Z', rich),
      shape('M116 108V10L82 28V108Z', rich),
      shape('M38 108V50L82 48V108Z', shade),
      far(line('M4 36L38 46M4 60L38 66M4 86L38 88M116 34L82 44M116 60L82 66M116 86L82 88')),
      w.pane(14, 54, 10, 14),
      w.pane(96, 50, 10, 14),
      ring(60, 22, 9, warm),
      line('M38 40L50 42'),
      at(50, 58, w.lamp),
      cobbles,
      shape('M74 108C72 102 74 98 78 98L80 94L82 98L85 94L86 99C90 102 88 106 88 108Z', shade),
      box(12, 98, 18, 10, warm),
    ),
  dahlgaard_residence: () =>
    street(
      w.hills,
      w.wall(18, 84, 56),
      shape('M12 56L24 30H96L108 56Z', rich),
      w.wall(46, 28, 46),
      w.gable(42, 36, 46, 22),
      w.oculus(60, 40, 4),
      w.columns(2, 47, 20, 74, 34, 5),
      w.door(53, 14, 24),
      row(2, 24, 64, 11, w.arch(0, 0, 7, 14)),
      row(2, 79, 64, 11, w.arch(0, 0, 7, 14)),
      row(2, 24, 86, 11, w.arch(0, 0, 7, 14)),
      row(2, 79, 86, 11, w.arch(0, 0, 7, 14)),
      w.arch(56, 54, 8, 14),
      w.chimney(28, 20),
      w.chimney(86, 20),
      w.cypress(10),
      w.cypress(110),
    ),
  inn: () =>
    night(
      w.wall(22, 70, 58),
      shape('M16 60L30 30H84L98 60Z', rich),
      line('M22 82H92M40 58V82M74 58V82'),
      w.pane(26, 64),
      w.pane(52, 64),
      w.pane(78, 64),
      w.door(50, 16, 24),
      w.pane(28, 88),
      w.pane(76, 88),
      shape('M52 44L62 34L72 44V52H52Z', pale),
      w.pane(58, 43, 8, 8),
      line('M92 68H114M108 68V72'),
      shape('M98 72H118V86H98Z', pale),
      line('M101 83V77H115V83M101 80H115'),
      w.chimney(76, 20),
      at(79, 18, w.smoke),
    ),
  bank: () =>
    street(
      w.steps(20, 80, 3),
      box(24, 52, 72, 44, rich),
      w.columns(4, 26, 20.6, 56, 40, 7),
      shape('M14 52L60 22L106 52Z'),
      box(14, 50, 92, 6),
      at(60, 41, ring(0, 0, 8, warm) + line('M0-3V3')),
      w.arch(55, 74, 11, 22, shade),
      at(106, 108, prop.coins(3)),
      at(14, 108, prop.coins(2)),
    ),
  buy_area: () =>
    scene(
      w.skyDisc(),
      at(
        60,
        62,
        shape('M-34-8L-8-34H34V8L8 34Z', warm) +
          ring(22, -22, 5, pale) +
          line('M-14-4L6 16M-4-14L16 6') +
          line('M22-22Q40-30 44-46'),
        0,
      ),
    ),
  order_area: () =>
    scene(
      w.skyDisc(),
      shape('M34 14H86V86H34Z', pale),
      line('M44 28H76M44 40H76M44 52H64'),
      at(72, 68, ring(0, 0, 8, rich)),
      at(40, 106, crate),
      at(70, 106, crate),
      w.ground,
    ),
  quick_order: () =>
    scene(
      w.skyDisc(),
      at(66, 96, crate),
      box(44, 62, 44, 34, warm),
      line('M44 72H88M66 62V96'),
      ring(50, 100, 8, pale),
      ring(82, 100, 8, pale),
      line('M88 84L104 62H112M8 72H36M14 84H36M20 96H36'),
      ring(70, 38, 16, pale),
      line('M70 28V38L77 42M70 22V18M64 18H76'),
      w.ground,
    ),
  backstage: () =>
    scene(
      wash('M8 4H112V108H8Z', rich, 0.25),
      s.curtains,
      line('M44 12V70M52 12V82M76 12V60'),
      shape('M40 70H48V86H40ZM48 82H56V98H48ZM72 60H80V78H72Z', pale),
      at(72, 96, `<g transform="scale(.7)" stroke-width="2.8">${s.trunk}</g>`),
      line('M30 108L38 78H46L54 108M34 94H50'),
      w.ground,
    ),
  performance_slot: () =>
    scene(
      wash('M50 4H70L104 98Q60 112 16 98Z', warm, 0.45),
      s.curtains,
      shape('M22 97C22 84 98 84 98 97S22 110 22 97Z', pale),
      at(60, 62, shape('M0-26L7.5-9.5L25-8L12 4L16 21L0 12L-16 21L-12 4L-25-8L-7.5-9.5Z', warm)),
      '',
    ),
};

/** Other words for the same drawing. */
const venueNames: ReadonlyMap<string, string> = new Map([
  ['residence', 'dahlgaard_residence'],
  ['market', 'market_row'],
  ['buy', 'buy_area'],
  ['order', 'order_area'],
  ['stage', 'performance_slot'],
  ['performance', 'performance_slot'],
]);

export const componentArt = (id: string): string => pick(components, id, unknownScene);
export const venueArt = (id: string): string => pick(venues, venueNames.get(id) ?? id, unknownScene);
export const componentsDrawn: readonly string[] = Object.keys(components);
export const venuesDrawn: readonly string[] = Object.keys(venues);
