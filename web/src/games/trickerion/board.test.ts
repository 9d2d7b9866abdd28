// @vitest-environment jsdom
import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { words } from '../../i18n/language.svelte';
import { light } from '../../table/light';
import { kindsOf } from '../registry';
import { momentsOf, ShownBoard, type Position } from './kit/board.svelte';
import type { TrickerionObservation } from './observation';

vi.mock('../../ui/Art.svelte', () => import('../../ui/kit/NoArt.svelte'));
vi.mock('./Glyph.svelte', () => import('../../ui/kit/NoArt.svelte'));

const options = { dark_alley: true, powers: true };

const seenIn = ({ observation }: Position) => observation as unknown as TrickerionObservation;

/** Games that are played well, and one in which everything is tried. */
function* someMoments() {
  for (const seed of [2, 3]) yield* momentsOf(options, 3, seed);
  yield* momentsOf(options, 3, 2, new Map());
}

/** The first position of some games that fits. */
function positionWith(
  fits: (legal: string[]) => boolean,
  looksRight: (seen: TrickerionObservation) => boolean = () => true,
): Position {
  for (const { legal, look } of someMoments()) {
    if (!fits(legal)) continue;
    const position = look();
    if (looksRight(seenIn(position))) return position;
  }
  throw new Error('nothing of the kind happens');
}

const offers = (verb: string) => (legal: string[]) => legal.some((action) => action.startsWith(`${verb} `));

vi.setConfig({ testTimeout: 60_000 });

let board: ShownBoard | undefined;
beforeAll(() => words.load('trickerion', 'en'));
afterEach(async () => {
  await board?.remove();
  board = undefined;
});

describe('what the log names', () => {
  /** Each kind of names that a game has, with those that are to be seen in a position. */
  function named({ seats, shows, residence, active, omen, deck, viewer }: TrickerionObservation): Record<string, string[]> {
    const own = seats[viewer as number];
    return {
      character: seats.flatMap(({ team }) => team),
      component: seats.flatMap(({ tokens }) => Object.keys(tokens)),
      magician: seats.flatMap(({ magician }) => magician ?? []),
      performance: shows.flatMap((show) => show?.card ?? []),
      power: [...seats.flatMap(({ powers }) => powers.flatMap((one) => one?.power ?? [])), ...Object.keys(own?.cards?.powers ?? {})],
      prophecy: [active, ...Object.values(omen)].flatMap((id) => id ?? []),
      special: [...Object.values(deck).flatMap((cards) => cards?.[0]?.card ?? []), ...Object.keys(own?.cards?.specials ?? {})],
      trick: [...residence, ...seats.flatMap(({ tricks }) => Object.values(tricks).map(({ trick }) => trick))],
    };
  }

  it('lights up on the board, whatever kind of thing it is', () => {
    const position = positionWith(
      offers('place'),
      ({ seats, active }) => seats.some(({ powers }) => powers.some(Boolean)) && active !== null,
    );
    board = new ShownBoard(position);
    const things = named(seenIn(position));
    expect(Object.keys(things).sort()).toEqual([...kindsOf('trickerion')].sort());
    for (const [kind, ids] of Object.entries(things)) {
      expect(ids, kind).not.toEqual([]);
      for (const id of ids) {
        light([`${kind} ${id}`]);
        expect(document.querySelectorAll('[data-lit]').length, `${kind} ${id}`).toBeGreaterThan(0);
      }
    }
  });

  it('is that of whoever is named with it', () => {
    const position = positionWith(offers('place'));
    board = new ShownBoard(position);
    const other = (position.seat + 1) % 3;
    light(['character magician', `seat ${other}`]);
    const lit = [...document.querySelectorAll<HTMLElement>('[data-lit][data-of]')];
    expect(new Set(lit.map(({ dataset }) => dataset['of']))).toEqual(new Set([String(other)]));
  });
});

it('free places are called by what is written on them', () => {
  board = new ShownBoard(positionWith(offers('place'), ({ seats }) => seats.every(({ spot }) => !spot.magician)));
  const places = [...document.querySelectorAll('.days .places .spot')].filter((one) => one.querySelector('.mark'));
  expect(places.length).toBeGreaterThan(0);
  for (const one of places) {
    const written = one.querySelector('.mark')?.textContent ?? '';
    expect(one.getAttribute('aria-label')).toContain(` ${written}, free`);
  }
});

describe('on phones', () => {
  const tab = (): string => document.querySelector('nav.tabs [aria-pressed=true]')?.textContent?.trim() ?? '';
  const open = (name: string): void => {
    const tabs = [...document.querySelectorAll<HTMLElement>('nav.tabs button')];
    tabs.find(({ textContent }) => textContent?.trim() === name)?.click();
    flushSync();
  };
  /** As after a decision of somebody else: all is the same, but new. */
  const again = (position: Position): Position => structuredClone(position);

  it('the tab stays where one looks around while others act', () => {
    const position = positionWith(offers('assign'));
    board = new ShownBoard(position);
    expect(tab()).toBe('Workshop');
    open('Street');
    board.update(again(position));
    expect(tab()).toBe('Street');
  });

  it('the tab goes where something is asked, after a decision and when that is elsewhere', () => {
    const assigning = positionWith(offers('assign'));
    board = new ShownBoard(assigning);
    open('Street');
    document.querySelector<HTMLElement>('[data-action=confirm]')?.click();
    flushSync();
    expect(board.chosen).toHaveLength(1);
    board.update(again(assigning));
    expect(tab()).toBe('Workshop');
    open('Seats');
    board.update(positionWith(offers('perform')));
    expect(tab()).toBe('Theater');
  });

  it('is told what has happened while others decide', () => {
    const position = positionWith(offers('place'));
    board = new ShownBoard({ ...position, choices: [] }, { news: ['Bert does this.', 'Cora does that.'] });
    expect([...document.querySelectorAll('.news li')].map(({ textContent }) => textContent)).toEqual([
      'Bert does this.',
      'Cora does that.',
    ]);
    board.update(position);
    expect(document.querySelector('.news')).toBeNull();
  });
});

describe('a marker on its way', () => {
  const facing = (): string => document.querySelector('[data-slot][aria-pressed=true]')?.getAttribute('aria-label') ?? '';
  const press = (target: EventTarget, key: string, more: KeyboardEventInit = {}): boolean => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    target.dispatchEvent(event);
    flushSync();
    return event.defaultPrevented;
  };

  it('is turned by R wherever the focus is, but not by what belongs to the browser', () => {
    board = new ShownBoard(positionWith((legal) => legal.filter((action) => action.startsWith('at s00')).length > 1));
    const first = facing();
    press(document.body, 'r');
    expect(facing()).not.toBe(first);
    press(document.body, 'R');
    expect(facing()).toBe(first);
    const slot = document.querySelector('[data-slot][aria-pressed=true]')!;
    expect(press(slot, 'r', { ctrlKey: true })).toBe(false);
    expect(press(slot, 'ArrowLeft', { altKey: true })).toBe(false);
    expect(facing()).toBe(first);
    expect(press(slot, 'ArrowLeft')).toBe(true);
    expect(facing()).not.toBe(first);
  });
});
