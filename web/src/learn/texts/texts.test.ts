import { expect, it } from 'vitest';
import de from './de.json';
import en from './en.json';

const english: Record<string, string> = en;
const german: Record<string, string> = de;
const holes = (text: string) => [...text.matchAll(/\{(\w+)/g)].map((hole) => hole[1]).sort();

it('says the same in both languages', () => {
  expect(Object.keys(german)).toEqual(Object.keys(english));
  for (const [key, text] of Object.entries(english)) {
    expect(text.trim(), key).not.toBe('');
    expect(german[key]?.trim(), key).not.toBe('');
    expect([...new Set(holes(german[key] ?? ''))], key).toEqual([...new Set(holes(text))]);
    expect(`${text}${german[key]}`, key).not.toContain('!');
  }
});
