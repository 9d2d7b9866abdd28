import { expect, test } from 'vitest';
import { characterArt, charactersDrawn } from './characters';
import { districtArt, districtsDrawn } from './districts';
import * as art from './index';
import { magicianArt, magiciansDrawn, specialistArt, specialistsDrawn } from './performers';
import { boards, crystalBall, orb, roofArt } from './street';
import { trickArt, tricksDrawn } from './tricks';
import { componentArt, componentsDrawn, venueArt, venuesDrawn } from './venues';

const galleries: readonly [string, readonly string[], (id: string) => string, number][] = [
  ['characters', charactersDrawn, characterArt, 27],
  ['districts', districtsDrawn, districtArt, 50],
  ['tricks', tricksDrawn, trickArt, 48],
  ['magicians', magiciansDrawn, magicianArt, 8],
  ['specialists', specialistsDrawn, specialistArt, 5],
  ['components', componentsDrawn, componentArt, 12],
  ['venues', venuesDrawn, venueArt, 13],
];

/** What every drawing promises to the page that shows it. */
function expectQuiet(markup: string): void {
  expect(markup).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"[^>]*aria-hidden="true" focusable="false">.*<\/svg>$/s);
  expect(markup).not.toMatch(/\sid=|<script|<text|href|NaN|undefined|\son\w+=/);
  expect(markup.match(/<g/g)?.length ?? 0).toBe(markup.match(/<\/g>/g)?.length ?? 0);
}

test.each(galleries)('%s are all drawn, each differently', (_, drawn, draw, count) => {
  expect(drawn).toHaveLength(count);
  expect(new Set(drawn.map(draw)).size).toBe(count);
  drawn.forEach((id) => expectQuiet(draw(id)));
});

test('small symbols are drawn', () => {
  for (const type of ['noble', 'religious', 'trade', 'military', 'unique']) expectQuiet(art.typeSymbol(type));
  for (const category of ['mechanical', 'optical', 'escape', 'spiritual']) expectQuiet(art.categorySymbol(category));
  for (const suit of ['spades', 'hearts', 'diamonds', 'clubs']) expectQuiet(art.suitSymbol(suit));
  for (const face of ['x', 'any', 'mechanical', 'assistant', 'apprentice', '3', '6']) expectQuiet(art.dieFace(face));
  const emblems = Array.from({ length: 8 }, (_, seat) => art.emblem(seat));
  expect(new Set(emblems).size).toBe(8);
  [...emblems, art.shard(), art.token('crown')].forEach(expectQuiet);
});

test('the street is drawn', () => {
  const roofs = (['downtown', 'market_row', 'dark_alley'] as const).map(roofArt);
  expect(new Set(roofs).size).toBe(3);
  [...roofs, boards(), crystalBall(), orb()].forEach(expectQuiet);
});

test('unknown ids get a framed initial', () => {
  for (const draw of [characterArt, districtArt, trickArt, magicianArt, art.typeSymbol, art.token, art.dieFace]) {
    for (const id of ['', 'nobody', 'constructor', '7up', '__proto__']) expectQuiet(draw(id));
  }
  expectQuiet(art.emblem(99));
  expectQuiet(art.emblem(-1));
});
