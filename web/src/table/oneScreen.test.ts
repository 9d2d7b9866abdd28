// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { announcer } from '../app/announce.svelte';
import { loadBoard } from '../games/registry';
import type { Update } from '../generated/api';
import GameTable from './GameTable.svelte';
import { info, settled, standStill } from './kit';
import type { TableSource } from './source';

type Take = (update: Update) => void;

let takes: Map<number, Take>;
let undone: number[];
let table: Record<string, unknown>;

const source = {
  table: 'local-1',
  hasChat: false,
  watch: (seat: number, _: string, take: Take) => {
    takes.set(seat, take);
    return { renew() {}, past: () => new Promise(() => {}), stop() {} };
  },
  act: () => new Promise(() => {}),
  undo: (seat: number) => {
    undone.push(seat);
    return Promise.resolve(3);
  },
  story: () => Promise.resolve({ from: 0, version: 0, sentences: [] }),
} as unknown as TableSource;

/** The seat has to decide; both see what came of the last decision, each in words of their own. */
function asks(acting: number, version: number, canUndo = false): void {
  for (const seat of [0, 1]) {
    const acts = seat === acting;
    const sentences = version > 1 ? [`${version}: told to seat ${seat} only.`] : [];
    const words = { prompt: acts ? 'Choose.' : 'Wait.', labels: acts ? ['Do it'] : [], sentences };
    takes.get(seat)?.({
      type: 'update',
      table: 'local-1',
      seat,
      version,
      ...(version > 1 ? { from: version - 1 } : { info }),
      acting: [acting],
      time_left_ms: [],
      observation: { game: info.game, seats: [{}, {}] },
      events: [],
      legal: acts ? ['do'] : [],
      can_undo: canUndo && !acts,
      words,
    });
  }
  flushSync();
}

const find = (action: string) => document.querySelector<HTMLButtonElement>(`[data-action=${action}]`);
const board = () => document.querySelector('[data-prompt]');
const said = () => announcer.lines.map(({ text }) => text).join(' ');

async function press(action: string): Promise<void> {
  await settled();
  find(action)?.click();
  await settled();
}

beforeAll(async () => {
  await loadBoard(info.game);
  standStill();
});

beforeEach(async () => {
  takes = new Map();
  undone = [];
  table = mount(GameTable, { target: document.body, props: { source, first: info, mine: [0, 1] } });
  asks(0, 1);
  await settled();
});

afterEach(() => {
  void unmount(table);
  expect(said()).toBe('');
});

describe('one screen for two', () => {
  it('shows nothing before the first one has it, and has the focus', () => {
    expect(board()).toBeNull();
    expect(document.activeElement).toBe(find('handover'));
    expect(said()).toContain('seat 1: Ann');
  });

  it('leads whoever takes it by keys to the first choice', async () => {
    await press('handover');
    expect(document.activeElement).toBe(find('do'));
    expect(said()).toBe('Choose.');
  });

  it('lets one see what came of the last decision, and take it back', async () => {
    await press('handover');
    asks(1, 2, true);
    expect(board()?.textContent).toContain('Wait.');
    expect(said()).toContain('2: told to seat 0 only.');
    expect(document.activeElement).toBe(find('hand_on'));
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'z' }));
    expect(undone).toEqual([0]);
    asks(0, 3);
    await settled();
    expect(find('hand_on')).toBeNull();
    expect(find('do')).not.toBeNull();
  });

  it('says nothing to the next one that was meant for the one before', async () => {
    await press('handover');
    asks(1, 2);
    await press('hand_on');
    expect(board()).toBeNull();
    expect(document.body.textContent).not.toContain('told to seat');
    expect(said()).toBe('Hand the screen to seat 2: Ben');
    expect(document.activeElement).toBe(find('handover'));
    asks(1, 3);
    expect(said()).toBe('Hand the screen to seat 2: Ben');
    await press('handover');
    expect(said()).toBe('3: told to seat 1 only. Choose.');
  });

  it('opens nothing while it is covered that the next one would find', async () => {
    for (const key of ['l', '?']) window.dispatchEvent(new KeyboardEvent('keydown', { key }));
    await press('handover');
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('stays covered while a key of before is held down', () => {
    const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, cancelable: true, bubbles: true });
    expect(find('handover')?.dispatchEvent(held)).toBe(false);
  });
});
