// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest';
import type { SeatInfo } from '../../generated/api';
import { words } from '../../i18n/language.svelte';
import type { TrickerionObservation, TrickerionOutcome } from './observation';
import { scoreRows, type Reckoned } from './scores';

const outcome: TrickerionOutcome = {
  scores: [
    { seat: 0, total: 31, fame: 20, shards: 3, coins: 2, apprentices: 0, specialists: 0, specials: 2, trick_bonus: { hellhound: 4 }, legendary_repertoire: 0 },
    { seat: 1, total: 27, fame: 12, shards: 0, coins: 1, apprentices: 0, specialists: 0, specials: 4, trick_bonus: { automaton: 4, hellhound: 0 }, legendary_repertoire: 6 },
  ],
  places: [1, 2],
  winners: [0],
};

const seatWith = (coins: number, shards: number, specials: number) => ({ coins, shards, specials, team: ['magician'] });
function reckoned(options: Record<string, unknown> = {}): Reckoned {
  const seen = {
    options: { dark_alley: true, final_special_card: 2, final_category_cap: null, ...options },
    seats: [seatWith(6, 3, 1), seatWith(5, 0, 2)],
  };
  const seats = [{ name: 'Ann' }, { name: 'Bert' }];
  return { seen: seen as unknown as TrickerionObservation, seats: seats as SeatInfo[] };
}

beforeAll(() => words.load('trickerion', 'en'));

it('has lines that add up to the totals, and none that gave nothing', () => {
  const rows = scoreRows(outcome, reckoned());
  for (const score of outcome.scores) {
    expect(rows.reduce((sum, row) => sum + row.of(score), 0)).toBe(score.total);
  }
  expect(rows).toHaveLength(7);
});

it('says how each line is reckoned, and by which rule', () => {
  const rows = new Map(scoreRows(outcome, reckoned()).map((row) => [row.key, row]));
  expect(rows.get('score.coins')).toMatchObject({ how: '1 Fame for every 3 Coins: Ann 6 and Bert 5.', rule: 'T11.13' });
  expect(rows.get('score.specials')?.how).toBe('2 Fame for each: Ann 1 and Bert 2.');
  expect(rows.get('trick.hellhound')?.how).toBe(words.game('trickerion', 'trick.hellhound.end'));
  expect([...rows.values()].filter(({ how }) => !how).map(({ key }) => key)).toEqual(['score.fame']);
});

it('knows what Powers and limits change', () => {
  const rows = new Map(scoreRows(outcome, reckoned({ powers: true, final_category_cap: 5 })).map((row) => [row.key, row]));
  expect(rows.get('score.shards')?.how).toContain('Crystal Collector');
  expect(rows.get('score.coins')).toMatchObject({ rule: 'T12.5' });
  expect(rows.get('score.coins')?.how).toContain('Royal Patronage');
  expect(rows.get('score.specials')?.how).toContain('at most 5 Fame');
});
