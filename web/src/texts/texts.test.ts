import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import de from './de.json';
import en from './en.json';
import { holes, sources } from './kit';

const english: Record<string, string> = en;
const german: Record<string, string> = de;

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
    // Keys that end in what a variable says count as used by where they are put together.
    const built = [...code.matchAll(/\bt\(`([\w.]+\.)\$\{/g)].map((match) => match[1] ?? '');
    const isBuilt = (key: string) => built.some((start) => key.startsWith(start));
    const unused = Object.keys(english).filter((key) => !isBuilt(key) && !code.includes(`'${key}'`));
    expect(unused).toEqual([]);
  });
});
