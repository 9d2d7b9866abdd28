// @vitest-environment jsdom
import { mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { announcer } from '../app/announce.svelte';
import type { Played } from '../games/board';
import { loadBoard } from '../games/registry';
import type { Update } from '../generated/api';
import GameTable from './GameTable.svelte';
import { info, settled, standStill } from './kit';
import type { TableSource } from './source';

const memory = $state({ played: undefined as Played | undefined, take() {}, recall() {} });
vi.mock('../games/registry', async (original) => ({
  ...(await original<object>()),
  loadMemory: () => Promise.resolve(() => memory),
}));

const update = {
  type: 'update',
  table: 'local-1',
  seat: 0,
  version: 1,
  info,
  acting: [0],
  time_left_ms: [],
  observation: { game: info.game, turn: 2, phase: 'later', seats: [{}, {}] },
  events: [],
  legal: ['do', 'wait'],
  can_undo: false,
  words: { prompt: 'Choose.', labels: ['Do it', 'Wait'], sentences: [] },
} as unknown as Update;

const source = {
  table: 'local-1',
  hasChat: false,
  watch: (_seat: number, _language: string, take: (update: Update) => void) => {
    queueMicrotask(() => take(update));
    return { renew() {}, past: () => new Promise(() => {}), stop() {} };
  },
  story: () => Promise.resolve({ from: 0, version: 0, sentences: [] }),
} as unknown as TableSource;

const asked = () => document.querySelector('[data-prompt]')?.textContent?.trim();
const offered = () => [...document.querySelectorAll<HTMLElement>('[data-action]')].map(({ dataset }) => dataset['action']);
const skip = () => document.querySelector<HTMLElement>('[data-skip]');

let table: Record<string, unknown>;
beforeAll(async () => {
  await loadBoard(info.game);
  standStill();
});
beforeEach(async () => {
  announcer.clear();
  memory.played = {
    observation: { game: info.game, turn: 1, phase: 'sooner', seats: [{}, {}] },
    said: 'The show is on.',
    skip: () => (memory.played = undefined),
  };
  table = mount(GameTable, { target: document.body, props: { source, first: info, mine: [0] } });
  await settled();
});
afterEach(() => void unmount(table));

/** What comes when nothing is played any more. */
async function expectDecision(): Promise<void> {
  await settled();
  expect(asked()).toBe('Choose.');
  expect(offered()).toEqual(['do', 'wait']);
  expect(skip()).toBeNull();
}

it('what is played out comes first: nothing is asked meanwhile, and it can be skipped', async () => {
  expect(asked()).toBe('The show is on.');
  expect(offered()).toEqual([]);
  expect(announcer.lines.map(({ text }) => text)).toEqual([]);
  skip()?.click();
  await expectDecision();
  expect(announcer.lines.map(({ text }) => text)).toEqual(['Choose.']);
});

it('can be skipped by Escape', async () => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await expectDecision();
});

it('ends by itself', async () => {
  memory.played = undefined;
  await expectDecision();
});
