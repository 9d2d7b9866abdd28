import { expect, it } from 'vitest';
import { linesOf } from './lines';

it('puts headings where rounds begin, told or not', () => {
  const told = [
    { step: 2, sentences: ['Ann gathers gold.', 'Ann ends the turn.'] },
    { step: 5, sentences: ['Bob builds.'] },
  ];
  const rounds = new Map([
    [0, 'Round 1'],
    [5, 'Round 2'],
  ]);
  expect(linesOf(told, rounds)).toEqual([
    { at: 0, round: 'Round 1', text: '' },
    { at: 2, round: undefined, text: 'Ann gathers gold.\nAnn ends the turn.' },
    { at: 5, round: 'Round 2', text: 'Bob builds.' },
  ]);
  expect(linesOf([], rounds)).toEqual([]);
});
