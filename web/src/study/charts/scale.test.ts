import { describe, expect, it } from 'vitest';
import { lastAtMost, scaleOf, spread, stepPath, ticksOf } from './scale';

describe('ticks', () => {
  it('are round and cover everything', () => {
    expect(ticksOf(0, 37)).toEqual([0, 10, 20, 30, 40]);
    expect(ticksOf(0, 7)).toEqual([0, 2, 4, 6, 8]);
    expect(ticksOf(-3, 4)).toEqual([-4, -2, 0, 2, 4]);
  });

  it('are never broken numbers, and never only one', () => {
    expect(ticksOf(0, 1)).toEqual([0, 1]);
    expect(ticksOf(0, 0)).toEqual([0, 1]);
  });
});

describe('lines', () => {
  it('hold a number until it changes', () => {
    expect(stepPath([{ x: 0, y: 5 }, { x: 10, y: 2 }])).toBe('M0.0 5.0H10.0V2.0');
    expect(stepPath([])).toBe('');
  });

  it('fill their length, upside down as pictures are', () => {
    const y = scaleOf([0, 10], [100, 0]);
    expect([y(0), y(5), y(10)]).toEqual([100, 50, 0]);
    expect(scaleOf([3, 3], [0, 10])(3)).toBe(0);
  });
});

describe('marks', () => {
  it('do not cover each other and keep their order', () => {
    expect(spread([50, 50, 50], 20, 0, 100)).toEqual([50, 70, 90]);
    expect(spread([98, 99], 20, 0, 100)).toEqual([80, 100]);
    expect(spread([10, 90], 20, 0, 100)).toEqual([10, 90]);
  });
});

it('finds the last number that is not beyond', () => {
  expect(lastAtMost([0, 4, 9], 5)).toBe(1);
  expect(lastAtMost([0, 4, 9], 9)).toBe(2);
  expect(lastAtMost([2], 1)).toBe(-1);
});
