import { describe, expect, it } from 'vitest';
import { actorOf, cutRecord, playersOf, readRecord, type GameRecord } from './record';

const record: GameRecord = {
  format: 'prestige-record',
  version: 1,
  game: 'citadels',
  rules: 1,
  players: 3,
  seed: 7,
  actions: ['chance crown 2', '2 keep king', '10 pass'],
};

describe('a record', () => {
  it('is read from a file', () => {
    expect(readRecord(JSON.stringify(record))).toEqual(record);
  });

  it('is not what looks otherwise', () => {
    for (const text of ['', 'nonsense', 'null', '[]', '{"format":"prestige-record"}']) {
      expect(readRecord(text)).toBeNull();
    }
    expect(readRecord(JSON.stringify({ ...record, actions: [1] }))).toBeNull();
  });

  it('gets another seed when its own is no number of JavaScript', () => {
    const text = JSON.stringify(record).replace('"seed":7', '"seed":18446744073709551615');
    const { seed, ...rest } = readRecord(text) ?? {};
    expect(Number.isSafeInteger(seed)).toBe(true);
    expect({ ...rest, seed: 7 }).toEqual(record);
  });

  it('keeps the proof of its draws, if it is one, as long as it is whole', () => {
    const fairness = { commitment: 'ab', entropy: ['', ''], seed: 'cd' };
    const proven = { ...record, fairness };
    expect(readRecord(JSON.stringify(proven))).toEqual(proven);
    expect(cutRecord(proven, 2)).toEqual(cutRecord(record, 2));
    for (const none of ['trust me', null, { ...fairness, entropy: 'x' }, { ...fairness, seed: 1 }]) {
      expect(readRecord(JSON.stringify({ ...record, fairness: none }))).toEqual(record);
    }
  });

  it('says who acted', () => {
    expect(record.actions.map(actorOf)).toEqual([null, 2, 10]);
  });

  it('can be cut off, and knows its players', () => {
    expect(cutRecord(record, 1).actions).toEqual(['chance crown 2']);
    expect(playersOf(record)).toBe(3);
    const { players: _, ...rest } = record;
    expect(playersOf({ ...rest, position: { players: 5 } })).toBe(5);
  });
});
