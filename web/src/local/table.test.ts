// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Update } from '../generated/api';
import { TableView } from '../table/table.svelte';
import { ask } from './engine';
import { MemoryShelf, openTestEngine, openTestGame } from './kit/engine';
import type { PauseFor } from './pace';
import { actorOf, type GameRecord } from './record';
import { LocalReplay } from './replay';
import type { SavedGame, SavedSeat } from './savedGames';
import { LocalTable } from './table';

// Whole games are played here, and machines may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const seed = 5;
const solo: SavedSeat[] = [{ name: 'Ann' }, { name: '', bot: 'greedy' }, { name: '', bot: 'random' }];
const duo: SavedSeat[] = [{ name: 'Ann' }, { name: '', bot: 'random' }];
let shelf: MemoryShelf;

async function saved(game: string, seats: SavedSeat[]): Promise<SavedGame> {
  const engine = openTestEngine();
  await ask<'new'>(engine, { cmd: 'new', game, players: seats.length, seed });
  const { record } = await ask<'record'>(engine, { cmd: 'record' });
  engine.stop();
  return { id: 'local-1', created: 1, updated: 1, seats, over: false, record: record as unknown as GameRecord };
}

async function open(game: SavedGame): Promise<LocalTable> {
  const table = new LocalTable(openTestGame(), game, shelf, () => 0);
  await table.begin();
  return table;
}

/** Opens a table whose bots think until the test lets them go on. */
async function openWithSlowBots(game: string, seats: SavedSeat[]): Promise<[LocalTable, (() => void)[]]> {
  const local = openTestGame();
  const thoughts: (() => void)[] = [];
  const think = local.think.bind(local);
  local.think = async (...question) => {
    const thought = await think(...question);
    await new Promise<void>((resolve) => thoughts.push(resolve));
    return thought;
  };
  const table = new LocalTable(local, await saved(game, seats), shelf, () => 0);
  await table.begin();
  return [table, thoughts];
}

/** Waits until something holds that bots or the engine bring about. */
async function until(holds: () => boolean): Promise<void> {
  const patience = Date.now() + 50_000;
  while (!holds()) {
    if (Date.now() > patience) throw new Error('it never came');
    await new Promise((resolve) => setTimeout(resolve));
  }
}

async function playOn(view: TableView, decisions: number): Promise<void> {
  for (let i = 0; i < decisions; i += 1) {
    await until(() => view.choices.length > 0 || view.update?.outcome !== undefined);
    const choice = view.choices[i % view.choices.length];
    if (!choice) return;
    await view.choose(choice.action);
  }
}

beforeEach(() => (shelf = new MemoryShelf()));

describe('a table on this device', () => {
  it('tells all that has happened to whoever opens it again', async () => {
    const table = await open(await saved('citadels', solo));
    const view = new TableView(table, 0, 'en');
    const followed: unknown[] = [];
    view.remember({ take: (events) => followed.push(...events), recall() {} });
    await playOn(view, 12);
    await until(() => view.acts);
    const recalled: unknown[] = [];
    const again = new TableView(table, 0, 'en');
    again.remember({ take() {}, recall: (events) => recalled.push(...events) });
    await until(() => recalled.length > 0);
    expect(recalled.slice(-followed.length)).toEqual(followed);
    table.stop();
  });

  it('is played to its end, and every step is saved', async () => {
    const table = await open(await saved('citadels', solo));
    const view = new TableView(table, 0, 'en');
    await until(() => view.acts);
    expect(view.prompt).not.toBe('');
    expect(view.info?.seats.map((seat) => seat.name)).toEqual(['Ann', 'Bot 2', 'Bot 3']);
    await playOn(view, 500);
    expect(view.update?.outcome).toBeDefined();
    await until(() => shelf.games.get('local-1')?.over === true);
    expect(shelf.games.get('local-1')?.places).toHaveLength(3);
    expect(view.info?.status).toBe('over');
    table.stop();
  });

  it('lets no bot think for ever on a slow device', async () => {
    const local = openTestGame();
    const think = vi.spyOn(local, 'think');
    const table = new LocalTable(local, await saved('citadels', solo), shelf, () => 0);
    await table.begin();
    await until(() => think.mock.calls.length > 0);
    for (const [question] of think.mock.calls) expect(question.at_most_ms).toBeLessThanOrEqual(2000);
    table.stop();
  });

  it('goes on after a reload where it was', async () => {
    const table = await open(await saved('trickerion', solo));
    const view = new TableView(table, 0, 'en');
    await playOn(view, 4);
    await until(() => view.acts);
    const { prompt, choices } = view;
    await until(() => shelf.games.get('local-1')?.record.actions.length === view.update?.version);
    table.stop();
    const kept = shelf.games.get('local-1') as SavedGame;
    const again = await open(kept);
    const after = new TableView(again, 0, 'en');
    await until(() => after.acts);
    expect(after.prompt).toBe(prompt);
    expect(after.choices).toEqual(choices);
    again.stop();
  });

  it('has put on the shelf whatever it shows', async () => {
    const table = await open(await saved('citadels', [{ name: 'Ann' }, { name: 'Ben' }]));
    const shown: { version: number; kept: number | undefined }[] = [];
    const look = ({ version }: Update) => {
      shown.push({ version, kept: shelf.games.get('local-1')?.record.actions.length });
    };
    table.watch(0, 'en', look, () => {});
    const views = [0, 1].map((seat) => new TableView(table, seat, 'en'));
    await until(() => views.some((one) => one.acts));
    const view = views.find((one) => one.acts) as TableView;
    await view.choose(view.choices[0]?.action ?? '');
    expect(shown).toHaveLength(2);
    expect(shown.map(({ kept }) => kept)).toEqual(shown.map(({ version }) => version));
    table.stop();
  });

  it('speaks another language in the middle of the game', async () => {
    const table = await open(await saved('citadels', solo));
    const view = new TableView(table, 0, 'en');
    await until(() => view.acts);
    const english = view.prompt;
    view.speak('de');
    await until(() => view.prompt !== english);
    expect(view.choices.length).toBeGreaterThan(0);
    table.stop();
  });

  it('has hints of what to do and why, in both games and languages', async () => {
    for (const [game, language] of [['citadels', 'en'], ['trickerion', 'de']] as const) {
      const table = await open(await saved(game, solo));
      const view = new TableView(table, 0, language);
      await until(() => view.choices.length > 1);
      const hints = await view.hints(language);
      expect(hints.length).toBeGreaterThan(1);
      for (const { action, label, reasons } of hints) {
        expect(view.choices).toContainEqual({ action, label });
        expect(reasons[0]?.text).toMatch(/^[^[\]{}]+\.$/);
      }
      expect(view.acts).toBe(true);
      table.stop();
    }
  });

  it('tells what happened, and what happened since one decided', async () => {
    const table = await open(await saved('citadels', solo));
    const view = new TableView(table, 0, 'en');
    await playOn(view, 3);
    await until(() => view.acts);
    const all = await table.story(0, 0, 'en');
    const recent = await table.story(0, undefined, 'en');
    expect(all.sentences.length).toBeGreaterThan(recent.sentences.length);
    expect(all.sentences.slice(-recent.sentences.length || all.sentences.length)).toEqual(recent.sentences);
    await until(() => view.chronicle.lines.length >= all.sentences.length);
    expect(view.chronicle.lines.map((line) => line.text)).toEqual(all.sentences);
    table.stop();
  });

  it('takes a decision back while nothing was revealed', async () => {
    const table = await open(await saved('citadels', [{ name: 'Ann' }, { name: 'Ben' }]));
    const views = [0, 1].map((seat) => new TableView(table, seat, 'en'));
    await until(() => views.some((one) => one.acts));
    const undoable = async (): Promise<TableView> => {
      for (let i = 0; i < 60; i += 1) {
        const view = views.find((one) => one.acts) as TableView;
        await view.choose(view.choices[0]?.action ?? '');
        if (view.update?.can_undo) return view;
      }
      throw new Error('nothing can be undone');
    };
    const view = await undoable();
    const version = view.update?.version ?? 0;
    await view.undo();
    expect(view.update?.version).toBeLessThan(version);
    expect(view.acts).toBe(true);
    await until(() => shelf.games.get('local-1')?.record.actions.length === view.update?.version);
    table.stop();
  });

  it('drops the thought of a bot about a game that has changed meanwhile', async () => {
    const [table, thoughts] = await openWithSlowBots('trickerion', solo);
    const view = new TableView(table, 0, 'en');
    while (!view.acts) {
      await until(() => view.acts || thoughts.length > 0);
      thoughts.shift()?.();
    }
    const [first, other] = view.choices.map((choice) => choice.action);
    await view.choose(first ?? '');
    await until(() => thoughts.length === 1);
    expect(view.update?.can_undo).toBe(true);
    await view.undo();
    await view.choose(other ?? '');
    const version = view.update?.version;
    thoughts.shift()?.();
    await until(() => thoughts.length === 1);
    expect(view.update?.version).toBe(version);
    table.stop();
  });

  it('keeps the thought of a bot that saw nothing of what happened meanwhile', async () => {
    const [table, thoughts] = await openWithSlowBots('trickerion', duo);
    const view = new TableView(table, 0, 'en');
    const both = (): boolean => view.acts && view.update?.acting.length === 2;
    while (!both()) {
      await until(() => view.acts || thoughts.length > 0);
      if (view.acts && !both()) await view.choose(view.choices[0]?.action ?? '');
      else thoughts.shift()?.();
    }
    await until(() => thoughts.length === 1);
    await view.choose(view.choices[0]?.action ?? '');
    const version = view.update?.version ?? 0;
    thoughts.shift()?.();
    await until(() => (view.update?.version ?? 0) > version);
    expect(actorOf(shelf.games.get('local-1')?.record.actions.at(-1) ?? '')).toBe(1);
    table.stop();
  });

  it('lets a bot go on quickly with what it has begun, whatever it drew meanwhile', async () => {
    const afterDraw: boolean[] = [];
    const pause: PauseFor = ({ goesOn }) => {
      const last = shelf.games.get('local-1')?.record.actions.at(-1) ?? '';
      if (actorOf(last) === null) afterDraw.push(goesOn);
      return 0;
    };
    const table = new LocalTable(openTestGame(), await saved('citadels', solo), shelf, pause);
    await table.begin();
    const view = new TableView(table, 0, 'en');
    await table.letBot(0, true);
    await until(() => view.update?.outcome !== undefined);
    expect(afterDraw).toContain(true);
    expect(afterDraw).toContain(false);
    table.stop();
  });

  it('says which rule is against an action, and keeps the game when one is refused', async () => {
    const table = await open(await saved('citadels', solo));
    const view = new TableView(table, 0, 'en');
    await until(() => view.acts);
    expect(await view.why('build palace')).toMatchObject({ legal: false, text: expect.stringMatching(/\w/) });
    expect(await view.why(view.choices[0]?.action ?? '')).toMatchObject({ legal: true });
    await view.choose('build palace');
    expect(view.error?.message).toMatch(/\w/);
    expect(view.acts).toBe(true);
    table.stop();
  });

  it('lets a bot stand in', async () => {
    const table = await open(await saved('citadels', solo));
    const view = new TableView(table, 0, 'en');
    await until(() => view.acts);
    await table.letBot(0, true);
    expect(view.acts).toBe(false);
    expect(view.info?.seats[0]).toMatchObject({ occupant: 'person', bot: 'casual' });
    await until(() => view.update?.outcome !== undefined);
    table.stop();
  });

  it('begins again with the same players and other draws', async () => {
    const first = await saved('citadels', solo);
    const table = await open(first);
    const link = await table.again();
    table.stop();
    const next = shelf.games.get(link.replace('#/table/', '')) as SavedGame;
    expect(next.seats).toEqual(solo);
    expect(next.record.seed).not.toBe(seed);
    const again = await open(next);
    const view = new TableView(again, 0, 'en');
    await until(() => view.acts);
    expect(view.update?.version).toBeGreaterThan(0);
    again.stop();
  });

  it('says so when a move cannot be saved', async () => {
    const table = await open(await saved('citadels', [{ name: 'Ann' }, { name: 'Ben' }]));
    const complaints: string[] = [];
    const updates: Update[] = [];
    table.watch(0, 'en', (update) => updates.push(update), (error) => complaints.push(error.code));
    await until(() => updates.length > 0);
    shelf.put = () => Promise.reject(new Error('full'));
    const { acting } = updates[0] as Update;
    const seat = acting[0] ?? 0;
    const view = new TableView(table, seat, 'en');
    await until(() => view.acts);
    await view.choose(view.choices[0]?.action ?? '');
    expect(complaints).toEqual(['not_saved']);
    table.stop();
  });
});

describe('a replay on this device', () => {
  let game: SavedGame;

  beforeAll(async () => {
    shelf = new MemoryShelf();
    const table = await open(await saved('citadels', solo));
    await table.letBot(0, true);
    await until(() => shelf.games.get('local-1')?.over === true);
    table.stop();
    game = shelf.games.get('local-1') as SavedGame;
  });

  it('shows every step through any eyes, forwards and back', async () => {
    const replay = new LocalReplay(openTestEngine(), game, shelf);
    const last = game.record.actions.length;
    const start = await replay.moment(0, 'spectator', 'en');
    expect(start).toMatchObject({ step: 0, steps: last, sentences: [], events: [] });
    const [first, second, back] = await Promise.all([
      replay.moment(last - 1, 0, 'en'),
      replay.moment(last, 0, 'en'),
      replay.moment(last - 1, 0, 'en'),
    ]);
    expect(back).toEqual(first);
    expect(second.step).toBe(last);
    expect(second.observation).toMatchObject({ game: 'citadels', options: game.record.options });
    const open = await replay.moment(last, 'open', 'de');
    expect(open.action).toBe(game.record.actions[last - 1]);
    expect(open.observation).toMatchObject({ game: 'citadels', players: 3 });
    replay.stop();
  });

  it('hides from a seat what it may not know', async () => {
    const replay = new LocalReplay(openTestEngine(), game, shelf);
    const kept = game.record.actions.findIndex((action) => action.startsWith('1 keep')) + 1;
    expect((await replay.moment(kept, 1, 'en')).action).toBe(game.record.actions[kept - 1]);
    expect((await replay.moment(kept, 0, 'en')).action).toBeUndefined();
    replay.stop();
  });

  it('goes on from any step', async () => {
    const replay = new LocalReplay(openTestEngine(), game, shelf);
    const id = await replay.branch(40, ['greedy', 'greedy']);
    replay.stop();
    const branched = shelf.games.get(id) as SavedGame;
    expect(branched.record.actions).toEqual(game.record.actions.slice(0, 40));
    expect(branched.seats.map((seat) => seat.bot)).toEqual([undefined, 'greedy', 'greedy']);
    const table = await open(branched);
    const view = new TableView(table, 0, 'en');
    await until(() => view.acts);
    table.stop();
  });
});
