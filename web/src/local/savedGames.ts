// The games that are kept in this browser.

import type { BotPace } from '../generated/api';
import { RequestError } from '../net/http';
import { randomKey } from '../net/key';
import type { GameRecord } from './record';

export interface SavedSeat {
  /** Empty for players that are called by their number. */
  name: string;
  /** The level of the bot that plays here; left out for people. */
  bot?: string;
}

export interface SavedGame {
  id: string;
  created: number;
  updated: number;
  seats: SavedSeat[];
  /** Left out: natural. */
  botPace?: BotPace;
  over: boolean;
  /** By seat, once the game is over. */
  places?: number[];
  record: GameRecord;
}

const idStart = 'local-';

/** Whether an id in an address is that of a game in this browser. */
export function isLocal(id: string): boolean {
  return id.startsWith(idStart);
}

export function newId(): string {
  return idStart + randomKey().slice(0, 12);
}

/** Where games are kept. */
export interface Shelf {
  all(): Promise<SavedGame[]>;
  get(id: string): Promise<SavedGame | undefined>;
  put(game: SavedGame): Promise<void>;
  remove(id: string): Promise<void>;
}

const databaseName = 'prestige';
const storeName = 'games';

/** In the browser's own database, which it may close, and open again, at any time. */
export class DatabaseShelf implements Shelf {
  #opened: Promise<IDBDatabase> | undefined;
  #lasting = false;

  async all(): Promise<SavedGame[]> {
    const games = await this.#run<SavedGame[]>('readonly', (store) => store.getAll());
    return games.sort((a, b) => b.updated - a.updated);
  }

  get(id: string): Promise<SavedGame | undefined> {
    return this.#run<SavedGame | undefined>('readonly', (store) => store.get(id));
  }

  async put(game: SavedGame): Promise<void> {
    await this.#run('readwrite', (store) => store.put(game));
    if (!this.#lasting) void this.#last();
  }

  async remove(id: string): Promise<void> {
    await this.#run('readwrite', (store) => store.delete(id));
  }

  /** Now that there is something to lose: asks the browser not to make room by clearing it. */
  async #last(): Promise<void> {
    this.#lasting = true;
    const { storage } = navigator;
    if (!(await storage?.persisted?.())) await storage?.persist?.();
  }

  #open(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      const request = indexedDB.open(databaseName, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'id' });
      request.onerror = () => reject(request.error ?? new Error('no database'));
      request.onsuccess = () => resolve(request.result);
    });
  }

  async #run<T>(
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest,
  ): Promise<T> {
    const opened = (this.#opened ??= this.#open());
    return this.#transact<T>(opened, mode, ask).catch(() => {
      // Browsers close a database without a word. A new connection says whether that was all.
      if (this.#opened === opened) this.#opened = this.#open();
      opened.then((database) => database.close()).catch(() => {});
      return this.#transact<T>(this.#opened ?? opened, mode, ask).catch(refuse);
    });
  }

  async #transact<T>(
    opened: Promise<IDBDatabase>,
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest,
  ): Promise<T> {
    const database = await opened;
    return new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(storeName, mode, { durability: 'relaxed' });
      const request = ask(transaction.objectStore(storeName));
      // What was written counts only once the transaction is through.
      transaction.oncomplete = () => resolve(request.result as T);
      transaction.onabort = () => reject(transaction.error ?? new Error('not saved'));
    });
  }
}

/** Some browsers keep nothing, for example in private windows, and any may be full. */
function refuse(): never {
  throw new RequestError({ code: 'no_storage', text: '' });
}

export const shelf: Shelf = new DatabaseShelf();
