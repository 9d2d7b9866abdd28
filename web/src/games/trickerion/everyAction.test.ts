// @vitest-environment jsdom
import { flushSync } from 'svelte';
import { beforeAll, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../engine/protocol';
import { words } from '../../i18n/language.svelte';
import type { Choice } from '../../table/choice';
import { momentsOf, ShownBoard, type Position } from './kit/board.svelte';

vi.mock('../../ui/Art.svelte', () => import('../../ui/kit/NoArt.svelte'));
vi.mock('./Glyph.svelte', () => import('../../ui/kit/NoArt.svelte'));

beforeAll(() => words.load('trickerion', 'en'));

const modules: { name: string; options: JsonObject; players: number }[] = [
  { name: 'the base game', options: {}, players: 3 },
  { name: 'the Dark Alley', options: { dark_alley: true }, players: 4 },
  { name: 'Powers', options: { dark_alley: true, powers: true }, players: 3 },
  { name: 'the Duel', options: { duel: true }, players: 2 },
];
const games = 3;

/** The verb, and what it is carried out with; to what it is done matters less. */
function kindOf(action: string): string {
  const [verb = ''] = action.split(' ', 1);
  const [, means = ''] = action.split(' with ');
  return `${verb} ${means}`;
}

/** All that controls on the page come to, also those that lead on. */
function offered(): string[] {
  const controls = [...document.querySelectorAll<HTMLElement>('[data-action], [data-leads]')];
  return controls.flatMap(({ dataset }) => [dataset['action'] ?? '', ...(dataset['leads'] ?? '').split('\n')]);
}

/** Also what is offered once one of the own Characters has been chosen. */
function offeredInTurn(): Set<string> {
  const found = new Set(offered());
  for (const button of document.querySelectorAll<HTMLElement>('[data-recipient] .who')) {
    button.click();
    flushSync();
    for (const action of offered()) found.add(action);
  }
  return found;
}

/** A marker that can be placed somewhere can also be turned there. */
const turnsTo = (action: string, there: Set<string>): boolean => {
  const [verb, slot] = action.split(' ');
  return verb === 'at' && [...there].some((other) => other.startsWith(`at ${slot} `));
};

/** What is nowhere on the board; controls that are passed by from choice to choice have only their name. */
function missingOf({ choices }: Position): string[] {
  const there = offeredInTurn();
  const named = new Set([...document.querySelectorAll('button')].map((button) => button.textContent?.trim()));
  const isThere = ({ action, label }: Choice): boolean => there.has(action) || named.has(label) || turnsTo(action, there);
  return choices.filter((choice) => !isThere(choice)).map(({ action }) => action);
}

it.each(modules)('that is legal has a place on the board: $name', async ({ options, players }) => {
  const looked = new Set<string>();
  const taken = new Map<string, number>();
  const missing: string[] = [];
  let board: ShownBoard | undefined;
  for (let seed = 1; seed <= games; seed += 1) {
    for (const { legal, look } of momentsOf(options, players, seed, taken)) {
      // Drawing takes long, so each kind of action is looked at once.
      if (legal.every((action) => looked.has(kindOf(action)))) continue;
      for (const action of legal) looked.add(kindOf(action));
      const position = look();
      if (board) board.update(position);
      else board = new ShownBoard(position);
      missing.push(...missingOf(position));
    }
  }
  await board?.remove();
  expect(missing).toEqual([]);
}, 300_000);
