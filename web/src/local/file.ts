import { namesOf } from './info';
import type { GameRecord } from './record';
import type { SavedGame } from './savedGames';

/** What is written into a file: the record with the names of those who played. */
export function exportedRecord(game: SavedGame): GameRecord {
  return { ...game.record, names: namesOf(game) };
}

export function fileName({ record, created }: SavedGame): string {
  return `prestige-${record.game}-${new Date(created).toISOString().slice(0, 10)}.json`;
}

/** Lets the browser save a game as a file. */
export function saveFile(name: string, game: SavedGame): void {
  const text = `${JSON.stringify(exportedRecord(game))}\n`;
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
