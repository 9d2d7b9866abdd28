import { expect, it } from 'vitest';
import type { TrickerionObservation } from './observation';
import { leavesAfter, standingOn, weekdays, yieldsOf } from './weekdays';

it('changes the yields of a weekday by the Active Prophecy', () => {
  const week = (active: string | null) => weekdays.map((day) => yieldsOf(day, active));
  expect(week(null)).toEqual([-1, 0, 0, 1]);
  expect(week('dull_friday')).toEqual([-1, -1, 0, 1]);
  expect(week('even_week')).toEqual([0, 0, 0, 0]);
  expect(week('grand_saturday')).toEqual([-1, 0, 1, 1]);
});

it('knows who stands where', () => {
  const seats = [{ spot: { magician: 'friday_stage', manager: 'friday' } }, { spot: { magician: 'friday' } }];
  expect(standingOn({ seats } as unknown as TrickerionObservation, 'friday')).toEqual([
    { seat: 0, who: 'manager' },
    { seat: 1, who: 'magician' },
  ]);
});

it('knows when a card leaves, or that the game ends before', () => {
  const printed = { turns_base: 5, turns_dark_alley: 7 };
  const seen = (turn: number, options: object = {}) =>
    ({ turn, players: 3, options: { ...printed, ...options } }) as unknown as TrickerionObservation;
  expect(leavesAfter(seen(1), 1)).toBe(3);
  expect(leavesAfter(seen(3), 3)).toBe(3);
  expect(leavesAfter(seen(4), 1)).toBeNull();
  expect(leavesAfter(seen(4, { dark_alley: true }), 1)).toBe(6);
  expect(leavesAfter(seen(4, { turns_base: 6 }), 1)).toBe(6);
});
