import { expect, it } from 'vitest';
import { barsOf } from './bars';

it('lays the points of a seat end to end', () => {
  const parts = [
    { text: 'Fame', values: [10, 4] },
    { text: 'Coins', values: [0, 2] },
    { text: 'Cards', values: [3, -1] },
  ];
  expect(barsOf(parts, 2)).toEqual([
    { total: 13, pieces: [{ kind: 0, from: 0, to: 10 }, { kind: 2, from: 10, to: 13 }] },
    { total: 5, pieces: [{ kind: 0, from: 0, to: 4 }, { kind: 1, from: 4, to: 6 }] },
  ]);
});
