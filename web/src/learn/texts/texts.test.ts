import { join } from 'node:path';
import { expect, it } from 'vitest';
import { holes, sources } from '../../texts/kit';
import de from './de.json';
import en from './en.json';

const english: Record<string, string> = en;
const german: Record<string, string> = de;

it('says the same in both languages', () => {
  expect(Object.keys(german)).toEqual(Object.keys(english));
  for (const [key, text] of Object.entries(english)) {
    expect(text.trim(), key).not.toBe('');
    expect(german[key]?.trim(), key).not.toBe('');
    expect([...new Set(holes(german[key] ?? ''))], key).toEqual([...new Set(holes(text))]);
    expect(`${text}${german[key]}`, key).not.toContain('!');
  }
});

it('has no text that nobody reads', () => {
  const code = sources(join(import.meta.dirname, '..'));
  const built = /^(almanac\.(kind|facet|relation|target|per)|learn\.guideText)\./;
  const unused = Object.keys(english).filter((key) => !built.test(key) && !code.includes(`'${key}'`));
  expect(unused).toEqual([]);
});
