import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DatabaseShelf, type SavedGame } from './savedGames';

/** As much of a browser's database as a shelf needs. */
class FakeDatabase {
  closed = false;
  constructor(private readonly kept: Map<string, SavedGame>) {}

  close() {
    this.closed = true;
  }

  transaction() {
    if (this.closed) throw new DOMException('', 'InvalidStateError');
    const transaction: { oncomplete?: () => void; objectStore: () => unknown } = {
      objectStore: () => ({
        put: (game: SavedGame) => ({ result: this.kept.set(game.id, game) }),
        get: (id: string) => ({ result: this.kept.get(id) }),
      }),
    };
    queueMicrotask(() => transaction.oncomplete?.());
    return transaction;
  }
}

const game = { id: 'local-1' } as SavedGame;
const persist = vi.fn(() => Promise.resolve(true));
let opened: FakeDatabase[];
let broken: boolean;

beforeEach(() => {
  const kept = new Map<string, SavedGame>();
  opened = [];
  broken = false;
  persist.mockClear();
  vi.stubGlobal('navigator', { storage: { persist, persisted: () => Promise.resolve(false) } });
  vi.stubGlobal('indexedDB', {
    open() {
      const request = { error: null, result: new FakeDatabase(kept), onerror() {}, onsuccess() {} };
      const refused = broken;
      if (!refused) opened.push(request.result);
      queueMicrotask(() => (refused ? request.onerror() : request.onsuccess()));
      return request;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

it('works again as soon as the browser lets it', async () => {
  const shelf = new DatabaseShelf();
  broken = true;
  await expect(shelf.put(game)).rejects.toMatchObject({ code: 'no_storage' });
  broken = false;
  await shelf.put(game);
  expect(await shelf.get(game.id)).toEqual(game);
});

it('goes on after the browser has closed it', async () => {
  const shelf = new DatabaseShelf();
  await shelf.put(game);
  opened[0]!.closed = true;
  expect(await shelf.get(game.id)).toEqual(game);
  expect(opened).toHaveLength(2);
});

it('asks once to be kept, when there is something to keep', async () => {
  const shelf = new DatabaseShelf();
  await shelf.get(game.id);
  expect(persist).not.toHaveBeenCalled();
  await shelf.put(game);
  await shelf.put(game);
  await vi.waitFor(() => expect(persist).toHaveBeenCalledOnce());
});
