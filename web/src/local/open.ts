// The way to the games of this browser: opening, beginning, bringing and taking along. Fetched only
// when there is something to do with them.

import { tableLink } from '../app/routes';
import type { JsonObject } from '../engine/protocol';
import type { BotPace, GameList } from '../generated/api';
import { t, words } from '../i18n/language.svelte';
import { call, RequestError } from '../net/http';
import { session } from '../net/session.svelte';
import { levels, usualLevel } from '../setup/bots';
import { ask, openEngine, openGame } from './engine';
import { cutRecord, playersOf, randomSeed, readRecord, type GameRecord } from './record';
import { LocalReplay } from './replay';
import { newId, shelf, type SavedGame, type SavedSeat } from './savedGames';
import { LocalTable } from './table';

/** A page that is just being left gives its game back soon. */
const claimPatience = 1500;

async function find(id: string): Promise<SavedGame> {
  const game = await shelf.get(id);
  if (!game) throw new RequestError({ code: 'not_found', text: t('local.gone') });
  return game;
}

export async function openLocalReplay(id: string): Promise<LocalReplay> {
  const game = await find(id);
  return new LocalReplay(await openEngine(), game, shelf);
}

export async function openLocalTable(id: string): Promise<LocalTable> {
  const release = await claim(id);
  try {
    const game = await find(id);
    const table = new LocalTable(await openGame(), game, shelf);
    table.onStop = release;
    await table.begin().catch((error: unknown) => {
      table.stop();
      throw error;
    });
    return table;
  } catch (error) {
    release();
    throw error;
  }
}

/** Two windows that play one game would overwrite each other's steps. */
function claim(id: string): Promise<() => void> {
  const { locks } = navigator;
  // Browsers have no locks on pages that came over an insecure connection.
  if (locks === undefined) return Promise.resolve(() => {});
  return new Promise((resolve, reject) => {
    const hold = (): Promise<void> => new Promise((release) => resolve(release));
    const patience = AbortSignal.timeout(claimPatience);
    locks
      .request(`prestige ${id}`, { signal: patience }, hold)
      .catch(() => reject(new RequestError({ code: 'taken', text: t('local.elsewhere') })));
  });
}

async function withEngine<T>(work: (engine: Awaited<ReturnType<typeof openEngine>>) => Promise<T>): Promise<T> {
  const engine = await openEngine();
  try {
    return await work(engine);
  } finally {
    engine.stop();
  }
}

/** The games and bots of the engine, as the server lists its own. */
export async function localGames(): Promise<GameList> {
  const { games } = await withEngine((engine) => ask<'games'>(engine, { cmd: 'games' }));
  return { games, bots: [...levels] };
}

export interface Beginning {
  game: string;
  options: JsonObject;
  seats: SavedSeat[];
  botPace?: BotPace;
}

/** Begins a game on this device; the address of its table. */
export async function beginLocal({ game, options, seats, botPace }: Beginning): Promise<string> {
  const record = await withEngine(async (engine) => {
    const seed = randomSeed();
    await ask<'new'>(engine, { cmd: 'new', game, players: seats.length, options, seed });
    return (await ask<'record'>(engine, { cmd: 'record' })).record;
  });
  const saved = savedGame(record as unknown as GameRecord, seats);
  if (botPace !== undefined) saved.botPace = botPace;
  await shelf.put(saved);
  return tableLink(saved.id);
}

function savedGame(record: GameRecord, seats: SavedSeat[]): SavedGame {
  const now = Date.now();
  return { id: newId(), created: now, updated: now, seats, over: false, record };
}

/** Keeps a game from a file, of this browser, another one or the server. */
export async function importRecord(text: string): Promise<SavedGame> {
  const record = readRecord(text);
  if (!record) throw new RequestError({ code: 'bad_record', text: t('local.noRecord') });
  const { names = [], ...rest } = record;
  const game = await withEngine(async (engine) => {
    const { over } = await ask<'replay'>(engine, { cmd: 'replay', record: rest as never, chance: 'manual' });
    const { outcome } = await ask<'outcome'>(engine, { cmd: 'outcome' });
    // Who was a bot is not written there. Should the game go on, one plays the first seat.
    const seats = Array.from({ length: playersOf(rest) }, (_, i): SavedSeat => {
      const name = names[i] ?? '';
      return over || i === 0 ? { name } : { name, bot: usualLevel };
    });
    const kept = over ? rest : cutRecord(rest, rest.actions.length);
    const saved: SavedGame = { ...savedGame(kept, seats), over };
    if (outcome) saved.places = outcome['places'] as number[];
    return saved;
  });
  await shelf.put(game);
  return game;
}

/**
 * Opens a table on the server that goes on with a game of this browser; its address. The draws from
 * there on are the server's. With friends, the other seats are free.
 */
export async function takeOnline(game: SavedGame, withFriends: boolean): Promise<string> {
  await session.ensure(words.language);
  const kept = await call('import', { record: game.record });
  const bots = withFriends ? [] : game.seats.flatMap(({ bot }) => bot ?? []);
  const table = await call('branch', {
    table: kept.table,
    step: game.record.actions.length,
    hot_seat: !withFriends && bots.length < game.seats.length - 1,
    bots,
  });
  if (!withFriends) await call('start', { table: table.table });
  return tableLink(table.table, withFriends ? table.invite : undefined);
}
