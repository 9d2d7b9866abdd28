import citadelsDe from '$i18n/citadels/de.json';
import citadelsEn from '$i18n/citadels/en.json';
import trickerionDe from '$i18n/trickerion/de.json';
import trickerionEn from '$i18n/trickerion/en.json';
import { describe, expect, it } from 'vitest';
import { cardsOf, cardsOfKind, facetsOf, findCard, kindsOf, passes, related } from './cards';
import { step } from './grid';
import { fold } from '../fold';
import { marked } from './search';
import { circleAt, cornersOf, slotAt } from './stage';

type Words = Record<string, string>;
const texts: Record<string, Words[]> = {
  citadels: [citadelsEn as Words, citadelsDe as Words],
  trickerion: [trickerionEn as Words, trickerionDe as Words],
};

describe.each(Object.keys(kindsOf))('the cards of %s', (game) => {
  it('are named in both languages, and none that is named is missing', () => {
    for (const words of texts[game] ?? []) {
      for (const kind of kindsOf[game] ?? []) {
        const name = new RegExp(`^${kind}\\.[^.]+$`);
        const named = Object.keys(words).filter((key) => name.test(key));
        expect(named.sort()).toEqual(cardsOfKind(game, kind).map(({ id }) => `${kind}.${id}`).sort());
      }
    }
  });

  it('say where the rules speak of them', () => {
    for (const card of cardsOf(game)) expect(card.rule, card.id).toMatch(/^[A-Z]+[0-9]*\.\w+$/);
  });

  it('are found by every value that is offered', () => {
    for (const kind of kindsOf[game] ?? []) {
      const all = cardsOfKind(game, kind);
      for (const [facet, values] of facetsOf(all)) {
        for (const value of values) {
          const found = all.filter((card) => passes(card, { [facet]: value }));
          expect(found.length, `${kind} ${facet} ${value}`).toBeGreaterThan(0);
          expect(found.length).toBeLessThan(all.length);
        }
      }
    }
  });
});

it('joins components and the tricks that need them, both ways', () => {
  const wood = findCard('trickerion', 'component', 'wood');
  const [relation, tricks] = related(wood!)[0]!;
  expect(relation).toBe('usedBy');
  for (const trick of tricks) {
    expect(related(trick).flatMap(([, cards]) => cards)).toContain(wood);
  }
});

it('joins characters and the districts they are paid by', () => {
  const king = findCard('citadels', 'character', 'king')!;
  const [pays, sameRank] = related(king);
  expect(pays?.[1].map(({ id }) => id)).toEqual(['manor', 'castle', 'palace']);
  expect(sameRank?.[1].map(({ id }) => id)).toEqual(['emperor', 'patrician']);
});

it('marks what was looked for, whatever the accents', () => {
  expect(fold('Größe').text).toBe('grosse');
  expect(marked('Große Mauer', 'gros')).toEqual([
    { text: 'Groß', hit: true },
    { text: 'e Mauer', hit: false },
  ]);
  expect(marked('Tavern', '')).toEqual([{ text: 'Tavern', hit: false }]);
  expect(marked('a b a', 'a b').filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['a', 'b', 'a']);
});

it('walks over rows of cards', () => {
  expect(step('ArrowDown', 1, 10, 4)).toBe(5);
  expect(step('ArrowUp', 1, 10, 4)).toBeUndefined();
  expect(step('End', 1, 10, 4)).toBe(9);
  expect(step('Enter', 1, 10, 4)).toBeUndefined();
});

it('draws a circle where two slots touch', () => {
  expect(circleAt(['s00', 's01'])).toEqual({ x: slotAt('s00').x, y: (slotAt('s00').y + slotAt('s01').y) / 2 });
  expect(cornersOf('optical')).toEqual(['optical', 'escape', 'spiritual', 'mechanical']);
});
