import { expect, it } from 'vitest';
import { scaleFor, standing } from './ratings';

const rating = { game: 'citadels', players: 4, name: 'Ann', games: 3, mean: 25, deviation: 8 };

it('shows how sure a rating is', () => {
  expect(standing(rating)).toMatchObject({ low: 9, high: 41 });
});

it('has a scale that everybody fits on', () => {
  expect(scaleFor([])).toEqual([0, 50]);
  expect(scaleFor([standing(rating), standing({ ...rating, mean: 52, deviation: 3 })])).toEqual([0, 60]);
  expect(scaleFor([standing({ ...rating, mean: 10 })])).toEqual([-10, 50]);
});
