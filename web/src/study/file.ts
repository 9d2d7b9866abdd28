import { readRecord, type GameRecord } from '../local/record';

/** Gives somebody a file with this in it. */
export function saveFile(name: string, content: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it after the click, so it must not be gone at once.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The record in a file; null if it holds something else. */
export async function recordIn(file: File): Promise<GameRecord | null> {
  return readRecord(await file.text());
}
