// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { incomeOf } from './income';
import { shapeOf } from './numbers';

it('tells what each source brought in each round', () => {
  const shape = shapeOf({
    measures: ['points', 'income.gathered', 'income.players'],
    rows: [
      { step: 0, round: 0, values: [0, 0, 0, 0, 0, 0] },
      { step: 5, round: 1, values: [0, 0, 0, 0, 0, 0] },
      { step: 9, round: 1, values: [3, 2, 0, 0, 2, 0] },
      { step: 14, round: 2, values: [3, 2, 0, 0, 2, 0] },
      { step: 20, round: 2, values: [3, 4, 3, 5, 2, 1] },
    ],
  });
  expect(incomeOf(shape, shape.rounds.map(({ step }) => step))).toEqual([
    { source: 'gathered', seats: [[2, 2], [2, 0]] },
    { source: 'players', seats: [[0, 3], [0, 1]] },
  ]);
});

it('has nothing to tell of games that do not say it', () => {
  expect(incomeOf(shapeOf({ measures: ['points'], rows: [{ step: 0, round: 1, values: [0] }] }), [0])).toEqual([]);
});
