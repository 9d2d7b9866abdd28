import { expect, it } from 'vitest';
import { countsOf, scoresOf } from './summary';

it('counts what is a plain number', () => {
  expect(countsOf({ fame: 3, team: ['a'], coins: 0, magician: null })).toEqual([
    ['fame', 3],
    ['coins', 0],
  ]);
  expect(countsOf(undefined)).toEqual([]);
});

it('makes a table of any scores', () => {
  const outcome = {
    scores: [
      { seat: 0, total: 5, fame: 3, extras: { a: 2 } },
      { seat: 1, total: 4, fame: 4, extras: {} },
    ],
    winners: [0],
  };
  expect(scoresOf(outcome)).toEqual({
    winners: [0],
    rows: [
      { key: 'fame', values: [3, 4] },
      { key: 'extras', values: [2, 0] },
      { key: 'total', values: [5, 4] },
    ],
  });
  expect(scoresOf(undefined)).toBeNull();
});
