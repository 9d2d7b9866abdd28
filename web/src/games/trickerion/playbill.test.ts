import { describe, expect, it } from 'vitest';
// Updates with shows in them: what the seats had before and gained, and the events in between.
import evenings from './fixtures/evenings.json';
import type { TrickerionObservation } from './observation';
import { accountsOf, readOn, type Account, type Happening, type Playbill } from './playbill';

const observation = (before: object) => before as unknown as TrickerionObservation;
const first = evenings[0]!;
const second = evenings[1]!;

function read(evening: (typeof evenings)[number], bill: Playbill | null = null): Playbill | null {
  return readOn(bill, evening.events as Happening[], observation(evening.before));
}

const gained = (accounts: Account[], seats: number): Account[] =>
  Array.from(
    { length: seats },
    (_, seat) => accounts.find((one) => one.seat === seat) ?? { seat, fame: 0, coins: 0, shards: 0 },
  );

describe('a playbill', () => {
  it.each(evenings)('accounts for all that was gained and paid: $name', (evening) => {
    const playbill = read(evening);
    const payments = playbill?.bills.flatMap((bill) => bill.payments) ?? [];
    const accounts = accountsOf([...payments, ...(playbill?.end?.wages ?? [])]);
    expect(gained(accounts, evening.gains.length)).toEqual(evening.gains);
  });

  it('says who was paid, what was missing and what that cost', () => {
    const spot = { magician: 'friday', manager: 'downtown+1', apprentice_1: 'market_row+2', apprentice_4: 'workshop' };
    const before = observation({ turn: 2, shows: [], staging: { performer: null }, seats: [{ spot, tricks: {} }] });
    const events: Happening[] = [
      { event: 'character_placed', seat: 0, character: 'engineer' },
      { event: 'wages_paid', seat: 0, coins: -3, fame: -4 },
    ];
    expect(readOn(null, events, before)?.end?.wages).toEqual([
      {
        seat: 0,
        wages: [
          { character: 'manager', coins: 2 },
          { character: 'engineer', coins: 2 },
          { character: 'apprentice_1', coins: 1 },
        ],
        saved: 0,
        missing: 2,
        fame: -4,
        coins: -3,
        shards: 0,
      },
    ]);
  });

  it('knows which marker earned what', () => {
    const [bill] = read(first)?.bills ?? [];
    expect(bill?.performer).toBe(2);
    expect(bill?.payments.map(({ kind, slot }) => slot ?? kind)).toEqual(['s00', 's01', 's11', 's12', 'performer']);
  });

  it('keeps the shows of one evening together and ends with the turn', () => {
    const playbill = read(second, read(first));
    expect(playbill?.bills.map(({ show }) => show.card)).toEqual(['riverside_03', 'riverside_06']);
    expect(playbill?.end?.order.toSorted()).toEqual([0, 1, 2, 3]);
    expect(playbill?.end?.entered).toHaveLength(1);
  });

  it('goes on with a show that waited for a declaration', () => {
    const [begun, ...rest] = first.events as Happening[];
    const before = observation(first.before);
    const declared: Happening = { event: 'premiere_declared', seat: 2 };
    const waiting = readOn(null, [begun!], before);
    const playbill = readOn(waiting, [declared, ...rest], before);
    expect(waiting?.bills[0]?.payments).toEqual([]);
    expect(playbill?.bills).toHaveLength(1);
    expect(playbill?.bills[0]?.payments).toEqual(read(first)?.bills[0]?.payments);
  });

  it('is new in a new turn, and stays while there is nothing to tell', () => {
    const old = read(first);
    const later = observation({ ...first.before, turn: first.before.turn + 1 });
    expect(readOn(old, [{ event: 'advertised', seat: 0 }], later)).toBe(old);
    expect(readOn(old, first.events as Happening[], later)?.turn).toBe(first.before.turn + 1);
  });

  it('is the last one of a whole game, though its cards have left', () => {
    const day: Happening[] = [{ event: 'advertised', seat: 0 }, { event: 'performance_card_entered' }];
    const earlier: Happening[] = [...(first.events as Happening[]), { event: 'turn_counted', amount: 2 }];
    const evening = [...(first.events as Happening[]), ...(second.events as Happening[])];
    const now = observation({ ...second.before, turn: 4, shows: [], staging: { performer: null } });
    const playbill = readOn(null, [...day, ...earlier, ...day, ...evening, ...day], now);
    expect(playbill?.turn).toBe(3);
    expect(playbill?.bills.map(({ show }) => show.card)).toEqual(['riverside_03', 'riverside_06']);
    expect(playbill?.end).toEqual(read(second)?.end);
    const amounts = (bills = playbill?.bills) => bills?.map(({ payments }) => accountsOf(payments));
    expect(amounts()).toEqual(amounts(read(second, read(first))?.bills));
  });

  it('begins anew in each turn, however much happened at once', () => {
    const events = [...(second.events as Happening[]), ...(first.events as Happening[])];
    const playbill = readOn(read(first), events, observation(second.before));
    expect(playbill?.turn).toBe(second.before.turn + 1);
    expect(playbill?.bills.map(({ show }) => show.card)).toEqual(['riverside_03']);
    expect(playbill?.end).toBeNull();
  });
});
