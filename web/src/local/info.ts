import type { SeatInfo, TableInfo } from '../generated/api';
import { t } from '../i18n/language.svelte';
import { playersOf } from './record';
import type { SavedGame } from './savedGames';

/** What players are called; the engine and the screens use the same names. */
export function namesOf({ seats }: SavedGame): string[] {
  return seats.map(({ name, bot }, i) => name || t(bot ? 'local.bot' : 'local.player', { seat: i + 1 }));
}

/** A saved game as the screens know tables. */
export function infoOf(game: SavedGame): TableInfo {
  const { record } = game;
  const names = namesOf(game);
  const people = game.seats.filter((seat) => seat.bot === undefined).length;
  return {
    table: game.id,
    game: record.game,
    players: playersOf(record),
    options: record.options ?? record.position?.['options'] ?? {},
    visibility: 'invited',
    status: game.over ? 'over' : 'playing',
    language: '',
    hot_seat: people > 1,
    friendly: false,
    rated: false,
    frozen: false,
    bot_pace: game.botPace ?? 'natural',
    spectator_delay_s: 0,
    clock: { kind: 'none' },
    host: '',
    seats: game.seats.map((seat, i): SeatInfo => {
      const info: SeatInfo = {
        occupant: seat.bot === undefined ? 'person' : 'bot',
        name: names[i] ?? '',
        ready: true,
      };
      if (seat.bot !== undefined) info.bot = seat.bot;
      const place = game.places?.[i];
      if (place !== undefined) info.place = place;
      return info;
    }),
    created: game.created,
    updated: game.updated,
    fairness: record.fairness ?? { commitment: '', entropy: [] },
  };
}
