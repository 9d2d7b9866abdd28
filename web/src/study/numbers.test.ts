import { expect, it } from 'vitest';
import { scorePartsOf, shapeOf } from './numbers';

it('lays the course of a game out by measure and seat', () => {
  const shape = shapeOf({
    measures: ['points', 'gold'],
    rows: [
      { step: 0, round: 0, values: [0, 2, 0, 2] },
      { step: 5, round: 1, values: [0, 4, 0, 2] },
      { step: 9, round: 1, values: [3, 1, 0, 2] },
      { step: 14, round: 2, values: [3, 1, 5, 0] },
    ],
  });
  expect(shape.steps).toEqual([0, 5, 9, 14]);
  expect(shape.rounds).toEqual([{ step: 5, round: 1 }, { step: 14, round: 2 }]);
  expect(shape.lines).toEqual([
    { measure: 'points', seats: [[0, 0, 3, 3], [0, 0, 0, 5]] },
    { measure: 'gold', seats: [[2, 4, 1, 1], [2, 2, 2, 0]] },
  ]);
});

it('has no lines for a game without numbers', () => {
  expect(shapeOf({ measures: [], rows: [] })).toEqual({ rounds: [], steps: [], lines: [] });
});

it('tells where points came from, and leaves out what brought nothing', () => {
  const score = { total: 12, five_types: 0, haunted_quarter: 'trade' };
  const outcome = {
    scores: [
      { seat: 0, ...score, districts: 8, completion: 4, extras: {} },
      { seat: 1, ...score, districts: 9, completion: 0, extras: { museum: 2, wishing_well: 1 } },
    ],
  };
  expect(scorePartsOf(outcome)).toEqual([
    { key: 'districts', values: [8, 9] },
    { key: 'completed', values: [4, 0] },
    { key: 'extras', values: [0, 3] },
  ]);
  expect(scorePartsOf(undefined)).toEqual([]);
});
