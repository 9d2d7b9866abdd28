// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest';
import { words } from '../../i18n/language.svelte';
import type { CitadelsOutcome, CitadelsSeat } from './observation';
import { scoreRows } from './scores';

const seat = (...city: string[]) => ({ city }) as unknown as CitadelsSeat;
const outcome: CitadelsOutcome = {
  scores: [
    { seat: 0, total: 20, districts: 11, five_types: 3, completion: 4, extras: { dragon_gate: 2 }, haunted_quarter: 'trade' },
    { seat: 1, total: 3, districts: 3, five_types: 0, completion: 0, extras: {}, haunted_quarter: null },
  ],
  places: [1, 2],
  winners: [0],
};
const seats = [seat('manor', 'temple+', 'watchtower', 'haunted_quarter', 'dragon_gate'), seat('docks')];

beforeAll(() => words.load('citadels'));

it('explains every line, in general and for everybody', () => {
  const rows = scoreRows(outcome, seats);
  expect(rows.map(({ rule }) => rule)).toEqual(['C11.2', 'C11.3', 'C11.4', 'U.dragon_gate']);
  expect(rows.every(({ how }) => how)).toBe(true);
  const told = rows.map(({ each }) => outcome.scores.map((score) => each?.(score)));
  expect(told[0]).toEqual(['5 districts: 6 + 3 + 2 + 2 + 1', '1 district: 3']);
  expect(told[1]?.[0]).toContain('all five types');
  expect(told[1]?.[0]).toContain('Haunted Quarter');
  expect(told[1]?.[1]).toBe('missing: Noble, Religious, Military, Unique');
  expect(told[2]).toEqual(['First completed city', 'not completed']);
});
