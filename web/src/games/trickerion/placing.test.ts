import { expect, it } from 'vitest';
import { modifierOf, sumOf } from './placing';

const sum = (action: string, amount: number | null): string =>
  sumOf({ action, label: amount === null ? 'Place' : `Place (${amount} Action Points)` });

it('reads the modifier from the slot', () => {
  expect(['downtown+2', 'dark_alley+0', 'workshop', 'thursday', 'friday', 'sunday'].map(modifierOf)).toEqual([
    2, 0, 0, 1, 0, -1,
  ]);
});

it('tells the sum of a placement', () => {
  expect(sum('place manager downtown+2', 4)).toBe('2 + 2 = 4');
  expect(sum('place magician market_row+1 plus_one', 5)).toBe('3 + 1 + 1 = 5');
  expect(sum('place apprentice_1 sunday', 0)).toBe('1 − 1 = 0');
  expect(sum('place engineer workshop', 2)).toBe('2');
  expect(sum('place magician friday_stage', null)).toBe('');
});
