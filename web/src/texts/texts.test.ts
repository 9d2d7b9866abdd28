import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import de from './de.json';
import en from './en.json';

const english: Record<string, string> = en;
const german: Record<string, string> = de;
const holes = (text: string) => [...text.matchAll(/\{(\w+)/g)].map((hole) => hole[1]).sort();

function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sources(path);
      return /\.(svelte|ts)$/.test(entry.name) ? readFileSync(path, 'utf8') : '';
    })
    .join('\n');
}

describe('own texts', () => {
  it('have the same keys in both languages', () => {
    expect(Object.keys(german)).toEqual(Object.keys(english));
  });

  it('are all there, with the same values to fill in', () => {
    for (const [key, text] of Object.entries(english)) {
      expect(text, key).not.toBe('');
      expect(german[key], key).not.toBe('');
      expect(holes(german[key] ?? ''), key).toEqual(holes(text));
    }
  });

  it('are all used', () => {
    const code = sources(join(import.meta.dirname, '..'));
    // Some keys are put together: a group with the name of one of its members.
    const isUsed = (key: string): boolean =>
      code.includes(`'${key}'`) || code.includes(`\`${key.slice(0, key.lastIndexOf('.') + 1)}\${`);
    const unused = Object.keys(english).filter((key) => !isUsed(key));
    expect(unused).toEqual([]);
  });
});
