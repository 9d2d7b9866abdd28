import { expect, it } from 'vitest';
import type { TrickerionOutcome } from './observation';
import { scoreRows } from './scores';

const outcome: TrickerionOutcome = {
  scores: [
    { seat: 0, total: 31, fame: 20, shards: 3, coins: 2, apprentices: 0, specialists: 0, specials: 2, trick_bonus: { hellhound: 4 }, legendary_repertoire: 0 },
    { seat: 1, total: 27, fame: 12, shards: 0, coins: 1, apprentices: 0, specialists: 0, specials: 4, trick_bonus: { automaton: 4, hellhound: 0 }, legendary_repertoire: 6 },
  ],
  places: [1, 2],
  winners: [0],
};

it('has lines that add up to the totals, and none that gave nothing', () => {
  const rows = scoreRows(outcome);
  for (const score of outcome.scores) {
    expect(rows.reduce((sum, row) => sum + row.of(score), 0)).toBe(score.total);
  }
  expect(rows).toHaveLength(7);
});
