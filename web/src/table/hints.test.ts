import { describe, expect, it } from 'vitest';
import type { Hint, SeatInfo, TableInfo } from '../generated/api';
import { mayHaveHints, percentOf } from './hints';

const person = (id?: string): SeatInfo => ({ occupant: 'person', name: id ?? '', ready: true, ...(id ? { person: id } : {}) });
const bot: SeatInfo = { occupant: 'bot', bot: 'casual', name: 'Bot', ready: true };
const table = (seats: SeatInfo[], fields: Partial<TableInfo> = {}) =>
  ({ status: 'playing', rated: false, seats, ...fields }) as TableInfo;

describe('hints', () => {
  it('are there for whoever plays alone against bots', () => {
    expect(mayHaveHints(table([person('ann'), bot, bot]), 0)).toBe(true);
  });

  it('are there when all seats on one screen are mine, or on this device', () => {
    expect(mayHaveHints(table([person('ann'), person('ann'), bot]), 1)).toBe(true);
    expect(mayHaveHints(table([person(), person()]), 0)).toBe(true);
  });

  it('are not there with other people, in rated games, and when nothing is played', () => {
    expect(mayHaveHints(table([person('ann'), person('ben'), bot]), 0)).toBe(false);
    // A bot that stands in plays for somebody who may come back.
    expect(mayHaveHints(table([person('ann'), { ...person('ben'), bot: 'casual' }]), 0)).toBe(false);
    expect(mayHaveHints(table([person('ann'), bot], { rated: true }), 0)).toBe(false);
    expect(mayHaveHints(table([person('ann'), bot], { status: 'over' }), 0)).toBe(false);
  });

  it('never promise anything', () => {
    const chances = [0, 0.004, 0.416, 1].map((chance) => percentOf({ chance } as Hint));
    expect(chances).toEqual([1, 1, 42, 99]);
  });
});
