import { expect, it } from 'vitest';
import { powerSlots } from './powers';

it('opens Power slots as the options say', () => {
  expect(powerSlots({ power_slots: [1, 2, 3] }).map(({ needed }) => needed)).toEqual([1, 3, 6]);
  expect(powerSlots({ power_slots: [2, 2] })).toEqual([
    { symbols: 2, needed: 2 },
    { symbols: 2, needed: 4 },
  ]);
});
