import { expect, it } from 'vitest';
import { format } from './format';

it('fills values and leaves what it does not know', () => {
  expect(format('{a} and {b}', { a: 'x' }, 'en')).toBe('x and {b}');
});

it('chooses the word that fits the number', () => {
  expect(format('{n:card|cards}', { n: 1 }, 'en')).toBe('1 card');
  expect(format('{n:Karte|Karten}', { n: 0 }, 'de')).toBe('0 Karten');
});

it('writes numbers as the language does', () => {
  expect(format('{n}', { n: 1234567 }, 'de')).toBe('1.234.567');
  expect(format('{n}', { n: 1234567 }, 'en')).toBe('1,234,567');
});
