import { describe, expect, it } from 'vitest';
import { jump, nextActors, turnStarts } from './steps';

const actions = ['chance crown 1', '1 keep king', 'chance draw tavern', '1 end_turn', '0 keep thief', '1 end_turn'];

describe('steps of a game', () => {
  it('know who decides next', () => {
    expect(nextActors(actions)).toEqual([null, 1, null, 1, 0, 1, null]);
  });

  it('are turns as long as nobody else decides', () => {
    expect(turnStarts(actions)).toEqual([0, 4, 5]);
    expect(turnStarts([])).toEqual([0]);
  });

  it('can be jumped along', () => {
    expect(jump([0, 4, 9], 4, 1, 12)).toBe(9);
    expect(jump([0, 4, 9], 9, 1, 12)).toBe(12);
    expect(jump([0, 4, 9], 5, -1, 12)).toBe(4);
    expect(jump([4], 4, -1, 12)).toBe(0);
  });

});
