import { expect, it } from 'vitest';
import type { Choice } from '../../table/choice';
import type { TrickerionSeat } from './observation';
import { leftOf, nextStep, openOf, planned, type Plan } from './plan';

const of = (...actions: string[]): Choice[] => actions.map((action) => ({ action, label: action }));
const own = {
  team: ['magician', 'manager', 'apprentice_1'],
  cards: { permanent: { theater: 2, workshop: 1 }, specials: { interest: 1, empower: 2 }, fresh: { empower: 1 } },
} as unknown as TrickerionSeat;

it('leaves those alone who are settled', () => {
  expect(openOf(own, of('assign manager theater', 'leave manager'))).toEqual(['manager', 'apprentice_1']);
  expect(openOf(own, of('confirm'))).toEqual([]);
});

it('counts what is left in the hand, without cards that were drawn this turn', () => {
  let plan: Plan = planned(new Map(), 'magician', 'theater');
  expect(leftOf(own, plan, own.team)).toEqual({ theater: 1, workshop: 1, interest: 1, empower: 1 });
  plan = planned(plan, 'magician', 'workshop');
  expect(leftOf(own, plan, own.team)).toEqual({ theater: 2, workshop: 0, interest: 1, empower: 1 });
  // Once the game has the card, it is out of the hand anyway.
  expect(leftOf(own, plan, ['manager'])).toMatchObject({ workshop: 1 });
});

it('is told step by step and confirmed at the end', () => {
  const plan = planned(new Map(), 'magician', 'theater');
  expect(nextStep(plan, of('assign magician theater', 'leave magician'))).toBe('assign magician theater');
  expect(nextStep(plan, of('assign manager workshop', 'leave manager'))).toBe('leave manager');
  expect(nextStep(plan, of('confirm', 'clear_out'))).toBe('confirm');
  expect(nextStep(plan, of('assign magician workshop', 'leave magician'))).toBeUndefined();
});
