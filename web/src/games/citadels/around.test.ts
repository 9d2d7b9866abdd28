import { describe, expect, it } from 'vitest';
import { seatedAround } from './around';

describe('seats around the table', () => {
  it('follow the order of play from the left of the viewer', () => {
    expect(seatedAround(8, 2)).toEqual({ left: [3, 4], top: [5, 6, 7], right: [0, 1] });
    expect(seatedAround(5, 4)).toEqual({ left: [0], top: [1, 2], right: [3] });
  });

  it('are a row when there are few, and hold everybody for spectators', () => {
    expect(seatedAround(2, 1)).toEqual({ left: [], top: [0], right: [] });
    for (let players = 2; players <= 8; players += 1) {
      const { left, top, right } = seatedAround(players, undefined);
      expect([...left, ...top, ...right]).toEqual(Array.from({ length: players }, (_, i) => i));
      expect(top.length).toBeLessThanOrEqual(4);
    }
  });
});
