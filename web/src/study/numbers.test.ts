import { describe, expect, it } from 'vitest';
import type { Moment } from '../generated/api';
import { numbersOf, scorePartsOf, seriesOf, shapeOf } from './numbers';

describe('the numbers of an observation', () => {
  it('are those of Citadels', () => {
    const seats = [
      { gold: 2, hand_size: 4, city: ['tavern', 'market+'] },
      { gold: 0, hand_size: 1, city: [] },
    ];
    expect(numbersOf('citadels', { round: 3, seats })).toEqual({
      progress: 3,
      values: { points: [4, 0], gold: [2, 0], hand: [4, 1] },
    });
  });

  it('are those of Trickerion', () => {
    const seats = [{ fame: 7, coins: 11, shards: 1 }];
    expect(numbersOf('trickerion', { turn: 2, seats })).toEqual({
      progress: 2,
      values: { fame: [7], coins: [11], shards: [1] },
    });
  });

  it('are none for a game that nobody knows', () => {
    expect(seriesOf('chess')).toEqual([]);
    expect(numbersOf('chess', {})).toEqual({ progress: 0, values: {} });
  });
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

it('follows the numbers over the steps that are known', () => {
  const at = (step: number, turn: number, fame: number): Moment => ({
    step,
    steps: 9,
    observation: { turn, seats: [{ fame, coins: 0, shards: 1 }] },
    events: [],
    sentences: [],
  });
  const shape = shapeOf('trickerion', [at(0, 1, 5), undefined, at(2, 2, 8)]);
  expect(shape.steps).toEqual([0, 2]);
  expect(shape.rounds).toEqual([1, undefined, 2]);
  expect(shape.lines['fame']).toEqual([[5, 8]]);
});
