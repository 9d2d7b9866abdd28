import type { JsonObject } from '../engine/protocol';
import { go, tableLink } from '../app/routes';
import type { BotPace, CreateTable, TableInfo } from '../generated/api';
import { words } from '../i18n/language.svelte';
import { botNames } from '../local/botNames';
import { call } from '../net/http';
import { randomKey } from '../net/key';
import { session } from '../net/session.svelte';

/** A table that was asked for and is not known to be open: whoever tries again gets no second one. */
let unsure: { request: string; key: string } | null = null;

/** Opens a table and goes there; one that waits for nobody begins at once. */
export async function openTable(request: Omit<CreateTable, 'key' | 'language'>): Promise<void> {
  await session.ensure(words.language);
  const wanted = JSON.stringify(request);
  if (unsure?.request !== wanted) unsure = { request: wanted, key: randomKey() };
  const table = await call('create_table', { ...request, language: words.language, key: unsure.key });
  if (isComplete(table) && table.status === 'gathering') await call('start', { table: table.table });
  unsure = null;
  go(tableLink(table.table));
}

/** Begins a game on this device and goes there; people without a name are called by their number. */
export async function beginHere(
  game: string,
  options: Record<string, unknown>,
  people: string[],
  bots: string[],
  botPace?: BotPace,
): Promise<void> {
  const { beginLocal } = await import('../local/open');
  const names = botNames(bots.length, people);
  const seats = [
    ...people.map((name) => ({ name })),
    ...bots.map((bot, i) => ({ name: names[i] ?? '', bot })),
  ];
  go(await beginLocal({ game, options: options as JsonObject, seats, ...(botPace && { botPace }) }));
}

function isComplete(table: TableInfo): boolean {
  return table.seats.every((seat) => seat.occupant !== 'empty');
}
