// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { languages } from '../../i18n/catalogues';
import { words } from '../../i18n/language.svelte';
import { loadBook, sectionOf } from '../book';
import CardPage from './CardPage.svelte';
import CardTable from './CardTable.svelte';
import { cardsOf, cardsOfKind, kindsOf } from './cards';
import { shelf } from './shelf.svelte';
import { loadWords, nameOf } from './words';

// Hundreds of cards are shown; whether each has its picture is looked at elsewhere.
vi.mock('../../ui/Art.svelte', () => import('../../ui/kit/NoArt.svelte'));
vi.setConfig({ testTimeout: 60_000 });

const games = Object.keys(kindsOf);

function shown(run: (target: HTMLElement) => Record<string, unknown>, look: (target: HTMLElement) => void) {
  const target = document.createElement('div');
  document.body.append(target);
  const component = run(target);
  flushSync();
  look(target);
  void unmount(component);
  target.remove();
}

beforeAll(async () => {
  window.scrollTo = () => {};
  await Promise.all(games.map(loadWords));
});

describe.each(languages)('the almanac in %s', (language) => {
  beforeAll(() => words.speak(language));

  it.each(games)('lists every card of %s', (game) => {
    for (const kind of kindsOf[game] ?? []) {
      shown(
        (target) => mount(CardTable, { target, props: { game, kind } }),
        (target) => {
          const links = [...target.querySelectorAll<HTMLElement>('a[data-card]')];
          const cards = cardsOfKind(game, kind);
          expect(links).toHaveLength(cards.length);
          cards.forEach((card, i) => {
            expect(nameOf(card, language)).not.toBe('');
            expect(links[i]?.textContent).toContain(nameOf(card, language));
          });
        },
      );
    }
  });

  it.each(games)('has a page for every card of %s', (game) => {
    for (const card of cardsOf(game)) {
      shown(
        (target) => mount(CardPage, { target, props: { card } }),
        (target) => {
          expect(target.querySelector('h1')?.textContent).toBe(nameOf(card, language));
          expect(target.textContent, card.id).not.toMatch(/undefined|null|NaN|\{\w+/);
        },
      );
    }
  });

  it.each(games)('leads to the rules of every card of %s', async (game) => {
    const book = await loadBook(game, language);
    const lost = cardsOf(game).filter(({ rule }) => !book || !sectionOf(book, rule));
    expect(lost.map(({ rule }) => rule)).toEqual([]);
  });

  it('finds cards by words of the other language, and shows them', () => {
    const wanted = cardsOf('citadels').find(({ id }) => id === 'tavern')!;
    const other = language === 'en' ? 'de' : 'en';
    shelf.query = nameOf(wanted, other).toUpperCase();
    shown(
      (target) => mount(CardTable, { target, props: { game: 'citadels', kind: 'district' } }),
      (target) => {
        expect([...target.querySelectorAll('a[data-card]')]).toHaveLength(1);
        expect(target.querySelector('[data-card=tavern] .other mark')?.textContent).toBe(nameOf(wanted, other));
      },
    );
    shelf.query = '';
  });
});
