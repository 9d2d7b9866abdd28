import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import en from './en.json';
import { cataloguesIn, holes, quoted, sources } from './kit';

const english: Record<string, string> = en;

describe.each(cataloguesIn(import.meta.dirname))('own texts in %s', (_, texts) => {
  it('have the same keys as in English', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(english));
  });

  it('are all there, with the same values to fill in', () => {
    for (const [key, text] of Object.entries(texts)) {
      expect(text.trim(), key).not.toBe('');
      expect([...new Set(holes(text))], key).toEqual([...new Set(holes(english[key] ?? ''))]);
      expect(text, key).not.toContain('!');
    }
  });
});

describe('own texts', () => {
  it('are all used', () => {
    const code = sources(join(import.meta.dirname, '..'));
    // Keys that end in what a variable says count as used by where they are put together.
    const built = [...code.matchAll(/\bt\(`([\w.]+\.)\$\{/g)].map((match) => match[1] ?? '');
    const isBuilt = (key: string) => built.some((start) => key.startsWith(start));
    const used = quoted(code);
    const unused = Object.keys(english).filter((key) => !isBuilt(key) && !used.has(key));
    expect(unused).toEqual([]);
  });
});
