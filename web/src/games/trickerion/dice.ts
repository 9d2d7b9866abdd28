import type { Choice } from '../../table/choice';
import type { DieId, TrickerionObservation } from './observation';

export type DicePlace = 'residence' | 'inn' | 'bank';

export const diceAt: Record<DicePlace, readonly [DieId, DieId]> = {
  residence: ['residence_1', 'residence_2'],
  inn: ['inn_1', 'inn_2'],
  bank: ['bank_1', 'bank_2'],
};

/** What a die shows; one that is used up shows X. */
export const faceOf = (seen: TrickerionObservation, die: DieId): string => seen.dice[die] ?? 'x';

interface DieTargets {
  dice: Map<DieId, Choice[]>;
  inn: Map<string, Choice[]>;
}

/** What a die is there for, to be told why it cannot be done now. */
export function useOf(die: DieId, face: string): string {
  if (die.startsWith('bank')) return `take_coins ${die}`;
  return die.startsWith('inn') && face !== 'x' ? `hire ${face}` : `reroll ${die}`;
}

/** All that can be done with a die; hiring belongs to the die that shows the role. */
export function choicesOfDie(seen: TrickerionObservation, die: DieId, targets: DieTargets): Choice[] {
  const hire = die.startsWith('inn') ? (targets.inn.get(faceOf(seen, die)) ?? []) : [];
  return [...hire, ...(targets.dice.get(die) ?? [])];
}
