import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cataloguesIn, holes, quoted, sources } from '../../texts/kit';
import en from './en.json';

const english: Record<string, string> = en;

it.each(cataloguesIn(import.meta.dirname))('says in %s what it says in English', (_, texts) => {
  expect(Object.keys(texts)).toEqual(Object.keys(english));
  for (const [key, text] of Object.entries(texts)) {
    expect(text.trim(), key).not.toBe('');
    expect([...new Set(holes(text))], key).toEqual([...new Set(holes(english[key] ?? ''))]);
    expect(text, key).not.toContain('!');
  }
});

it('has no text that nobody reads', () => {
  const code = sources(join(import.meta.dirname, '..'));
  const built = /^(almanac\.(kind|facet|relation|target|per)|learn\.guideText)\./;
  const used = quoted(code);
  const unused = Object.keys(english).filter((key) => !built.test(key) && !used.has(key));
  expect(unused).toEqual([]);
});
