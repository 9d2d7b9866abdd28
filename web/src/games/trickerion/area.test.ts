import { expect, it } from 'vitest';
import { areaOf, type Area } from './area';
import type { TrickerionObservation } from './observation';
import { targetsOf } from './targets';

const seen = { shows: [{ card: 'riverside_03' }], doing: { show: 0 }, staging: { show: 0 } } as unknown as TrickerionObservation;
const area = (held: boolean, ...actions: string[]): Area | undefined =>
  areaOf(targetsOf(actions.map((action) => ({ action, label: action })), seen), held);

it('is where the next thing is taken or put', () => {
  expect(area(false, 'place magician friday', 'idle magician')).toBe('workshop');
  expect(area(true, 'place magician friday')).toBe('theatre');
  expect(area(true, 'place magician market_row+2')).toBe('town');
  expect(area(false, 'set_up linking_rings riverside_03', 'end')).toBe('workshop');
  expect(area(true, 'set_up linking_rings riverside_03', 'end')).toBe('theatre');
  expect(area(false, 'at s00 top')).toBe('theatre');
  expect(area(false, 'buy wood 1', 'end')).toBe('town');
  expect(area(false, 'prepare linking_rings', 'end')).toBe('workshop');
  expect(area(false, 'learn_power gambling 1', 'pass')).toBe('workshop');
  expect(area(false, 'advertise', 'pass')).toBeUndefined();
});
