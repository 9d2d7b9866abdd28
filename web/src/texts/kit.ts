// What the tests of all catalogues need.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** All catalogues of a folder, by language. */
export function cataloguesIn(folder: string): [string, Record<string, string>][] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.map((name) => [name.slice(0, -'.json'.length), JSON.parse(readFileSync(join(folder, name), 'utf8'))]);
}

/** The names of the values to fill in. */
export const holes = (text: string): string[] => [...text.matchAll(/\{(\w+)/g)].map((hole) => hole[1] ?? '').sort();

/** All words in single quotes; looking each key up in the whole code takes long. */
export const quoted = (code: string): Set<string> => new Set([...code.matchAll(/'([\w.]+)'/g)].map((word) => word[1] ?? ''));

/** All code below a folder, as one text. */
export function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sources(path);
      return /\.(svelte|ts)$/.test(entry.name) ? readFileSync(path, 'utf8') : '';
    })
    .join('\n');
}
