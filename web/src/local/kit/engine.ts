// For tests: the real engine behind pretended workers, and a shelf in memory.

import { EngineClient, LocalGame, type WorkerPort } from '../../engine/client';
import { Engine } from '../../engine/engine';
import { testModule } from '../../engine/testModule';
import type { WorkerReply, WorkerRequest } from '../../engine/worker';
import type { SavedGame, Shelf } from '../savedGames';

class InThread implements WorkerPort {
  onmessage: ((event: MessageEvent<WorkerReply>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  #engine: Engine | undefined;
  #ended = false;

  postMessage(message: WebAssembly.Module | WorkerRequest): void {
    if (message instanceof WebAssembly.Module) {
      this.#engine = new Engine(message);
      return;
    }
    const data = { key: message.key, line: this.#engine?.answer(message.line) ?? '' };
    queueMicrotask(() => {
      if (!this.#ended) this.onmessage?.(new MessageEvent('message', { data }));
    });
  }

  terminate(): void {
    this.#ended = true;
  }
}

export const openTestGame = (): LocalGame => new LocalGame(testModule(), () => new InThread());
export const openTestEngine = (): EngineClient => new EngineClient(testModule(), () => new InThread());

export class MemoryShelf implements Shelf {
  readonly games = new Map<string, SavedGame>();

  all(): Promise<SavedGame[]> {
    return Promise.resolve([...this.games.values()]);
  }
  get(id: string): Promise<SavedGame | undefined> {
    return Promise.resolve(structuredClone(this.games.get(id)));
  }
  put(game: SavedGame): Promise<void> {
    this.games.set(game.id, structuredClone(game));
    return Promise.resolve();
  }
  remove(id: string): Promise<void> {
    this.games.delete(id);
    return Promise.resolve();
  }
}
