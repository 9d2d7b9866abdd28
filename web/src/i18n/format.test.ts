import { afterEach, expect, it, vi } from 'vitest';
import { daysText, format, listText, localeOf, momentText } from './format';

afterEach(() => vi.unstubAllGlobals());

it('fills values and leaves what it does not know', () => {
  expect(format('{a} and {b}', { a: 'x' }, 'en')).toBe('x and {b}');
});

it('chooses the word that fits the number', () => {
  expect(format('{n:card|cards}', { n: 1 }, 'en')).toBe('1 card');
  expect(format('{n:Karte|Karten}', { n: 0 }, 'de')).toBe('0 Karten');
});

it('knows all forms that a language has', () => {
  const cards = (n: number) => format('{n:karta|few=karty|kart}', { n }, 'pl');
  expect([1, 2, 5, 22].map(cards)).toEqual(['1 karta', '2 karty', '5 kart', '22 karty']);
  const arabic = (n: number) => format('{n:one|zero=none|two=pair|few=some|many=lots|all}', { n }, 'ar-u-nu-latn');
  expect([0, 1, 2, 3, 11, 100].map(arabic)).toEqual(['0 none', '1 one', '2 pair', '3 some', '11 lots', '100 all']);
  expect(format('{n:枚}', { n: 1 }, 'ja')).toBe('1 枚');
});

it('writes numbers as the language does', () => {
  expect(format('{n}', { n: 1234567 }, 'de')).toBe('1.234.567');
  expect(format('{n}', { n: 1234567 }, 'en')).toBe('1,234,567');
});

it('lists names and counts days as the language does', () => {
  expect(listText(['Ada', 'Ben'], 'en')).toBe('Ada and Ben');
  expect(listText(['Ada', 'Ben', 'Cleo'], 'de')).toBe('Ada, Ben und Cleo');
  expect([daysText(3, 'en'), daysText(3, 'de')]).toEqual(['3 days', '3 Tage']);
});

it('says when something was as the language does', () => {
  const at = new Date(2026, 3, 5, 17, 30).getTime();
  expect(momentText(at, 'en-GB')).toBe('5\u00a0Apr\u00a02026,\u00a017:30');
  expect(momentText(at, 'de')).toBe('05.04.2026,\u00a017:30');
});

it('writes dates and numbers as people of that country do', async () => {
  vi.stubGlobal('navigator', { languages: ['fr-FR', 'en-US@posix', 'en-GB', 'en-US', 'den-CA', 'de-CH'] });
  expect(['en', 'de', 'fr', 'pl'].map(localeOf)).toEqual(['en-GB', 'de-CH', 'fr-FR', 'pl']);
  // What is made once per language is made anew.
  vi.resetModules();
  const fresh = await import('./format');
  expect(fresh.momentText(new Date(2026, 3, 5, 17, 30).getTime(), 'en')).toBe('5\u00a0Apr\u00a02026,\u00a017:30');
  expect(fresh.format('{n}', { n: 1234567 }, 'de')).toMatch(/^1['’]234['’]567$/);
});
