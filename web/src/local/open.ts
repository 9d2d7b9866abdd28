// The way from an id in the address to a game of this browser; fetched when there is one.

import { t } from '../i18n/language.svelte';
import { RequestError } from '../net/http';
import { openEngine } from './engine';
import { LocalReplay } from './replay';
import { shelf, type SavedGame } from './savedGames';

async function find(id: string): Promise<SavedGame> {
  const game = await shelf.get(id);
  if (!game) throw new RequestError({ code: 'not_found', text: t('local.gone') });
  return game;
}

export async function openLocalReplay(id: string): Promise<LocalReplay> {
  const game = await find(id);
  return new LocalReplay(await openEngine(), game, shelf);
}
