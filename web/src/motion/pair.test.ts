import { describe, expect, it } from 'vitest';
import { flows, pair } from './pair';

const at = (thing: string, place: string) => ({ thing, place });

describe('what has moved', () => {
  it('is told by name and place', () => {
    const pairs = pair(
      [at('tavern', 'hand 0'), at('manor', 'hand 0'), at('crown', 'seat 1')],
      [at('manor', 'hand 0'), at('tavern', 'city 0'), at('crown', 'seat 0')],
    );
    expect(pairs.stayed.map(([, now]) => now.thing)).toEqual(['manor']);
    expect(pairs.moved.map(([old, now]) => `${old.place} to ${now.place}`)).toEqual([
      'hand 0 to city 0',
      'seat 1 to seat 0',
    ]);
    expect(pairs.came).toEqual([]);
    expect(pairs.gone).toEqual([]);
  });

  it('leaves equal cards where they can have stayed', () => {
    const pairs = pair(
      [at('manor', 'city 1'), at('manor', 'hand 0')],
      [at('manor', 'city 0'), at('manor', 'city 1')],
    );
    expect(pairs.stayed).toHaveLength(1);
    expect(pairs.moved.map(([old, now]) => [old.place, now.place])).toEqual([['hand 0', 'city 0']]);
  });

  it('says what is new and what is gone', () => {
    const pairs = pair([at('docks', 'city 1')], [at('temple', 'hand 0')]);
    expect(pairs.came).toEqual([at('temple', 'hand 0')]);
    expect(pairs.gone).toEqual([at('docks', 'city 1')]);
  });
});

describe('what has flowed', () => {
  const counters = (...values: [string, number][]) => new Map(values);

  it('comes from the bank and goes back to it', () => {
    expect(
      flows(counters(['gold 0', 2], ['cards 1', 4]), counters(['gold 0', 4], ['cards 1', 3])),
    ).toEqual([
      { kind: 'gold', from: null, to: 'gold 0', amount: 2 },
      { kind: 'cards', from: 'cards 1', to: null, amount: 1 },
    ]);
  });

  it('goes from one to another when the amounts fit', () => {
    expect(
      flows(counters(['gold 0', 0], ['gold 1', 5]), counters(['gold 0', 5], ['gold 1', 0])),
    ).toEqual([{ kind: 'gold', from: 'gold 1', to: 'gold 0', amount: 5 }]);
  });

  it('is nothing when nothing changed or a counter is new', () => {
    expect(flows(counters(['gold 0', 2]), counters(['gold 0', 2], ['gold 1', 7]))).toEqual([]);
  });
});
