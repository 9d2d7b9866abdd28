import * as back from './parts/backdrops';
import * as dress from './parts/dress';
import * as feature from './parts/faces';
import { face } from './parts/faces';
import * as hat from './parts/headgear';
import {
  at,
  dots,
  line,
  mirror,
  pale,
  pick,
  portrait,
  rich,
  ring,
  shade,
  shape,
  umber,
  warm,
  type Gallery,
} from './parts/ink';
import { unknownPortrait } from './parts/monogram';
import * as prop from './parts/props';

/** A hand with its sleeve holding an upright thing at (x, y). */
const holds = (x: number, y: number, thing: string, turn = 0, tint = rich, skin = pale): string =>
  at(x, y, at(0, 0, thing, turn) + dress.sleeve(tint) + dress.fistOf(skin));

/** A thing resting on an open palm. */
const offers = (x: number, y: number, thing: string): string => at(x, y, thing + dress.palm);

/** The 27 characters of Citadels, by rank. */
const characters: Gallery = {
  assassin: () =>
    portrait(
      back.night,
      dress.cloak(),
      face({ head: 'long', eyes: 'narrow', brows: 'angry', nose: 'hook', mouth: 'none' }),
      dress.scarf,
      hat.pointedHood(),
      holds(96, 132, prop.dagger, 14),
    ),
  witch: () =>
    portrait(
      back.bats,
      feature.hairLong(shade),
      dress.tunic(warm),
      face({ head: 'heart', eyes: 'narrow', brows: 'sly', nose: 'hook', mouth: 'smirk' }),
      feature.wart,
      hat.witchHat,
      at(60, 134, prop.cauldron),
      line('M50 104C44 98 54 94 50 88M72 106C78 100 70 96 76 90'),
    ),
  magistrate: () =>
    portrait(
      back.columns,
      dress.tunic(),
      face({ head: 'square', eyes: 'tired', brows: 'bushy', nose: 'broad', mouth: 'frown' }),
      feature.wrinkles,
      hat.judgeWig,
      shape('M52 106H70L74 132L61 126L48 132Z'),
      holds(24, 134, at(0, -6, prop.gavel)),
      at(92, 134, prop.scroll, 8),
    ),
  thief: () =>
    portrait(
      back.bricks,
      dress.highCollar(),
      face({ head: 'square', eyes: 'dot', brows: 'none', nose: 'bulb', mouth: 'smirk', beard: 'stubble' }),
      feature.dominoMask,
      hat.bandana,
      offers(88, 142, at(0, -22, prop.purse)),
    ),
  spy: () =>
    portrait(
      back.keyhole,
      dress.highCollar(),
      face({ head: 'long', eyes: 'narrow', brows: 'none', nose: 'straight', mouth: 'flat' }),
      hat.slouchHat,
      dress.upturned(),
      at(66, 68, prop.spyglass, 10),
      at(96, 80, dress.sleeve() + dress.fist, -24),
    ),
  blackmailer: () =>
    portrait(
      back.drapery,
      feature.bun(shade),
      dress.bodice,
      face({ head: 'heart', eyes: 'lashed', brows: 'sly', nose: 'small', mouth: 'lips' }),
      feature.parted(shade),
      feature.earrings,
      dress.necklace,
      holds(20, 134, at(-2, -36, prop.mask)),
      at(90, 138, prop.letter, -12),
    ),
  magician: () =>
    portrait(
      back.sky,
      feature.hairLong(shade),
      dress.shawl,
      face({ skin: umber, head: 'heart', eyes: 'lashed', brows: 'raised', nose: 'small', mouth: 'smile' }),
      feature.fringe(shade),
      hat.turban,
      feature.earrings,
      holds(92, 138, at(0, -4, prop.cardFan), 0, rich, umber),
      at(16, 104, prop.sparkle),
      at(30, 92, line('M0-4V4M-4 0H4')),
    ),
  seer: () =>
    portrait(
      back.rays,
      dress.tunic(),
      face({ head: 'oval', eyes: 'closed', brows: 'raised', nose: 'straight', mouth: 'flat' }),
      hat.veil(rich),
      hat.circlet,
      at(60, 146, prop.crystalBall + dress.cupped),
    ),
  wizard: () =>
    portrait(
      back.books,
      dress.tunic(),
      face({ head: 'long', eyes: 'dot', brows: 'bushy', nose: 'bulb', mouth: 'none', beard: 'long' }),
      hat.wizardHat,
      holds(100, 128, at(0, -4, prop.staffOrb)),
    ),
  king: () =>
    portrait(
      back.banners,
      feature.hairBob(),
      dress.ermine,
      face({ head: 'square', eyes: 'lidded', brows: 'flat', nose: 'broad', mouth: 'none', beard: 'full' }),
      hat.crown,
      holds(98, 132, at(0, -8, prop.sceptre), 8),
    ),
  emperor: () =>
    portrait(
      back.sunburst,
      dress.ermine,
      feature.ears,
      face({ head: 'long', eyes: 'narrow', brows: 'bushy', nose: 'hook', mouth: 'frown', beard: 'goatee' }),
      hat.imperialCrown,
      offers(26, 144, prop.orb),
    ),
  patrician: () =>
    portrait(
      back.arcade,
      dress.buttoned(),
      face({ head: 'oval', eyes: 'lidded', brows: 'raised', nose: 'straight', mouth: 'smirk' }),
      feature.fringe(),
      shape('M57 90Q61.5 87 66 90L61.5 99Z', warm),
      dress.ruff,
      hat.plumedBeret,
      line('M26 132Q60 160 94 132'),
      ring(61, 148, 7, warm),
      dots(2, 61, 148),
      holds(98, 134, at(0, -12, prop.key)),
    ),
  bishop: () =>
    portrait(
      back.gothicWindow,
      dress.stole,
      feature.ears,
      face({ head: 'round', eyes: 'dot', brows: 'raised', nose: 'bulb', mouth: 'smile' }),
      feature.wrinkles,
      hat.mitre,
      holds(102, 134, at(0, 0, prop.crozier, 0, true), 0, pale),
    ),
  abbot: () =>
    portrait(
      back.cloister,
      feature.ears,
      dress.habit,
      face({ head: 'round', eyes: 'closed', brows: 'worried', nose: 'bulb', mouth: 'smile' }),
      feature.blush,
      line('M52 92Q61 97 70 92'),
      hat.tonsure,
      at(64, 112, prop.rosary),
      at(24, 142, prop.coffer),
      at(98, 140, dress.sleeve() + dress.fist),
    ),
  cardinal: () =>
    portrait(
      back.dome,
      dress.mozzetta,
      face({ head: 'long', eyes: 'tired', brows: 'sly', nose: 'hook', mouth: 'flat' }),
      shape('M57 90Q61.5 87 66 90L61.5 102Z', warm),
      hat.galero,
      line('M46 110Q61 140 76 110'),
      shape('M58 126H64V132H70V138H64V150H58V138H52V132H58Z', warm),
      holds(100, 140, at(0, -10, prop.letter), -10),
    ),
  merchant: () =>
    portrait(
      back.awning,
      dress.bodice,
      face({ head: 'round', eyes: 'lashed', brows: 'raised', nose: 'small', mouth: 'smile' }),
      feature.blush,
      feature.fringe(),
      hat.kerchief,
      holds(61, 158, at(0, -16, prop.scales)),
    ),
  alchemist: () =>
    portrait(
      back.bottles,
      feature.hairWild(),
      dress.apron,
      face({ head: 'heart', eyes: 'wide', brows: 'raised', nose: 'small', mouth: 'open' }),
      feature.parted(),
      hat.goggles,
      holds(94, 130, prop.flask, 6, pale),
    ),
  trader: () =>
    portrait(
      back.ship,
      dress.cloak(),
      face({
        skin: umber,
        head: 'square',
        eyes: 'lidded',
        brows: 'flat',
        nose: 'broad',
        mouth: 'none',
        beard: 'curled',
      }),
      line('M56 90Q61.5 93 67 90'),
      hat.furHat,
      at(26, 146, prop.coins(4)),
      at(92, 140, prop.ledger, -6),
    ),
  architect: () =>
    portrait(
      back.scaffold,
      feature.bun(),
      dress.buttoned(),
      face({ skin: umber, head: 'oval', eyes: 'lashed', brows: 'flat', nose: 'straight', mouth: 'smirk' }),
      feature.parted(),
      shape('M74 52L96 40L98 43L77 57Z', warm),
      holds(24, 128, at(0, -20, prop.dividers), -6, rich, umber),
      shape('M44 140L112 132L116 162H48Z'),
      line('M56 160V150H68V144H80V150H92V158M100 138V148'),
    ),
  navigator: () =>
    portrait(
      back.waves,
      feature.hairBob(shade),
      dress.highCollar(),
      face({ skin: umber, head: 'heart', eyes: 'lidded', brows: 'sly', nose: 'small', mouth: 'smirk' }),
      feature.fringe(shade),
      feature.braid(),
      hat.tricorn,
      at(44, 142, prop.wheel),
      at(22, 136, dress.fistOf(umber)),
      at(66, 130, dress.fistOf(umber), 0, true),
    ),
  scholar: () =>
    portrait(
      back.books,
      feature.hairBob(),
      dress.tunic(),
      face({ head: 'oval', eyes: 'dot', brows: 'raised', nose: 'small', mouth: 'smile' }),
      feature.fringe(),
      feature.spectacles,
      hat.squareCap,
      shape('M52 106L61 122L70 106L78 112L61 140L44 112Z'),
      at(60, 148, prop.ledger),
      at(37, 152, dress.fist),
      at(84, 152, dress.fist, 0, true),
    ),
  warlord: () =>
    portrait(
      back.flames,
      dress.plate,
      face({ head: 'square', eyes: 'narrow', brows: 'angry', nose: 'broad', mouth: 'none', beard: 'forked' }),
      hat.warHelm,
      holds(104, 138, prop.sword, 0, pale),
    ),
  diplomat: () =>
    portrait(
      back.flags,
      dress.bodice,
      face({ head: 'oval', eyes: 'lashed', brows: 'raised', nose: 'straight', mouth: 'lips' }),
      hat.hennin,
      dress.necklace,
      holds(20, 134, at(-4, -8, prop.oliveBranch)),
      at(90, 140, prop.scroll, 74),
    ),
  marshal: () =>
    portrait(
      back.battlements,
      feature.ears,
      dress.plate,
      face({ head: 'square', eyes: 'lidded', brows: 'bushy', nose: 'broad', mouth: 'none', beard: 'walrus' }),
      hat.kettleHelm,
      holds(26, 134, at(0, 0, prop.halberd, 0, true), 0, pale),
      shape('M70 126H98V142Q94 156 84 160Q74 156 70 142Z', rich),
      line('M84 126V160M70 140H98'),
    ),
  artist: () =>
    portrait(
      back.pictureFrame,
      feature.hairBob(shade),
      dress.shawl,
      face({ head: 'heart', eyes: 'lashed', brows: 'raised', nose: 'small', mouth: 'smile' }),
      feature.fringe(shade),
      hat.painterBeret,
      line('M72 76l4 2M73 73l3 0'),
      at(36, 142, prop.palette),
      holds(98, 130, at(0, -8, prop.brush), 10),
    ),
  queen: () =>
    portrait(
      back.roseWindow,
      feature.hairLong(),
      dress.bodice,
      face({ head: 'heart', eyes: 'lashed', brows: 'sly', nose: 'straight', mouth: 'lips' }),
      feature.parted(),
      hat.tiara,
      feature.earrings,
      dress.necklace,
      shape('M34 113C24 104 20 92 26 84C36 90 46 98 50 104ZM88 113C98 104 102 92 96 84C86 90 75 98 71 104Z', pale),
      holds(94, 142, at(0, -18, prop.rose)),
    ),
  tax_collector: () =>
    lookingLeft(
      back.bars,
      dress.buttoned(),
      feature.ears,
      face({ head: 'long', eyes: 'tired', brows: 'raised', nose: 'hook', mouth: 'frown' }),
      feature.monocle,
      hat.skullCap,
      dress.ruff,
      at(82, 58, prop.quill, 30),
      at(34, 142, prop.coffer),
      at(94, 142, prop.ledger, 8),
    ),
};

/** A portrait that looks to the left. */
function lookingLeft(...parts: string[]): string {
  return portrait(mirror(parts.join('')));
}

export const characterArt = (id: string): string => pick(characters, id, unknownPortrait);
export const charactersDrawn: readonly string[] = Object.keys(characters);
