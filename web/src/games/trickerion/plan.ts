import type { Choice } from '../../table/choice';
import type { Amounts, CharacterId, TrickerionSeat } from './observation';

/** The card that each Character gets; null is none, and who is missing is not decided yet. */
export type Plan = ReadonlyMap<CharacterId, string | null>;

/** Whom the game asks about; those before in the team are settled already. */
function askedOf(choices: Choice[]): CharacterId | undefined {
  for (const { action } of choices) {
    const [verb, who] = action.split(' ');
    if (verb === 'assign' || verb === 'leave') return who;
  }
  return undefined;
}

/** Whoever can still get another card. */
export function openOf(own: TrickerionSeat, choices: Choice[]): CharacterId[] {
  const asked = askedOf(choices);
  return asked === undefined ? [] : own.team.slice(own.team.indexOf(asked));
}

/** What is left in the hand when the plan is carried out for those who are open. */
export function leftOf(own: TrickerionSeat, plan: Plan, open: CharacterId[]): Amounts {
  const left: Amounts = { ...own.cards?.permanent };
  for (const [special, amount = 0] of Object.entries(own.cards?.specials ?? {})) {
    left[special] = amount - (own.cards?.fresh[special] ?? 0);
  }
  for (const who of open) {
    const card = plan.get(who);
    if (card) left[card] = (left[card] ?? 0) - 1;
  }
  return left;
}

/** The plan with a card for somebody; an own card of before goes back to the hand. */
export const planned = (plan: Plan, who: CharacterId, card: string | null): Plan =>
  new Map(plan).set(who, card);

/** What the game has to be told next to carry the plan out; undefined if it cannot be. */
export function nextStep(plan: Plan, choices: Choice[]): string | undefined {
  const asked = askedOf(choices);
  const card = asked === undefined ? undefined : plan.get(asked);
  const action = asked === undefined ? 'confirm' : card ? `assign ${asked} ${card}` : `leave ${asked}`;
  return choices.some((choice) => choice.action === action) ? action : undefined;
}
