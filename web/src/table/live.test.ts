// @vitest-environment jsdom
import { mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { announcer } from '../app/announce.svelte';
import { pageTitle } from '../app/pageTitle.svelte';
import { loadBoard } from '../games/registry';
import type { Update } from '../generated/api';
import GameTable from './GameTable.svelte';
import { info, settled, standStill } from './kit';
import type { TableSource } from './source';

let take: (update: Update) => void;
let table: Record<string, unknown>;
let version: number;

const source = {
  table: 'local-1',
  hasChat: false,
  watch: (_seat: number, _language: string, taking: typeof take) => {
    take = taking;
    return { renew() {}, past: () => new Promise(() => {}), stop() {} };
  },
  act: () => Promise.resolve(version + 1),
  story: () => Promise.resolve({ from: 0, version: 0, sentences: [] }),
} as unknown as TableSource;

/** Something has happened; whether Ann has to decide, what she is asked, and what else comes. */
async function happens(sentence: string, prompt = '', more: Partial<Update> = {}): Promise<void> {
  const acts = prompt !== '';
  version += 1;
  take({
    type: 'update',
    table: 'local-1',
    seat: 0,
    version,
    ...(version > 1 ? { from: version - 1 } : { info }),
    acting: acts ? [0, 1] : [1],
    time_left_ms: [],
    observation: { game: info.game, seats: [{}, {}] },
    events: [],
    legal: acts ? ['do'] : [],
    can_undo: false,
    words: { prompt: acts ? prompt : 'Wait.', labels: acts ? ['Do it'] : [], sentences: [sentence] },
    ...more,
  });
  await settled();
}

const said = () => announcer.lines.map(({ text }) => text);

beforeAll(async () => {
  await loadBoard(info.game);
  standStill();
});

beforeEach(async () => {
  version = 0;
  table = mount(GameTable, { target: document.body, props: { source, first: info, mine: [0] } });
  await happens('', 'Choose.');
});
afterEach(() => void unmount(table));

it('says what is asked once, whatever the others do meanwhile', async () => {
  await happens('Ben is ready.', 'Choose.');
  await happens('Ben is not ready.', 'Choose.');
  expect(said()).toEqual(['Choose.', 'Ben is ready.', 'Ben is not ready.']);
});

it('says what is asked next', async () => {
  await happens('Ben is ready.', 'Choose again.');
  expect(said()).toEqual(['Choose.', 'Ben is ready.', 'Choose again.']);
});

it('says the same again when a turn begins', async () => {
  await happens('Ben begins.');
  await happens('Ben is done.', 'Choose.');
  expect(said()).toEqual(['Choose.', 'Ben begins.', 'Ben is done.', 'Choose.']);
});

it('says the same again after a decision', async () => {
  document.querySelector<HTMLButtonElement>('[data-action=do]')?.click();
  await settled();
  await happens('Ann has chosen.', 'Choose.');
  expect(said()).toEqual(['Choose.', 'Ann has chosen.', 'Choose.']);
});

/** Ann has confirmed what she may take back as long as Ben has not. */
const mayTakeBack = { acting: [1], legal: ['undo it'], words: { prompt: 'Wait.', labels: ['Undo it'], sentences: [] } };

it('asks nothing of a seat that may only take something back', async () => {
  expect(pageTitle.full('')).toContain('●');
  await happens('Ann has chosen.', '', mayTakeBack);
  expect(document.querySelector('[data-action="undo it"]')).not.toBeNull();
  expect(document.querySelector('.bar.acts')).toBeNull();
  expect(pageTitle.full('')).not.toContain('●');
  expect(said()).toEqual(['Choose.']);
});

it('keeps the next press of a key from taking back what was just decided', async () => {
  document.querySelector<HTMLButtonElement>('[data-action=do]')?.focus();
  await happens('Ann has chosen.', '', mayTakeBack);
  expect(document.activeElement?.matches('[data-prompt]')).toBe(true);
  await happens('Ben has chosen.', 'Choose.');
  expect(document.activeElement?.matches('[data-action=do]')).toBe(true);
});

it('keeps the board, and whatever was begun on it, when it is told anew who sits there', async () => {
  const board = document.querySelector('.board, .seats');
  expect(board).not.toBeNull();
  await happens('Ben is back.', 'Choose.', { info: { ...info } });
  expect(document.querySelector('.board, .seats')).toBe(board);
});
