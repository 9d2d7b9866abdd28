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

/** Whom a die brings who it does not show: a Special card makes every die do, a Power those with Specialists. */
function alsoHired(face: string, { action }: Choice): boolean {
  const [, means = ''] = action.split(' with ');
  return means.split(' ').includes('card') || face !== 'apprentice';
}

/** Hiring belongs to the die that shows the role; whom none shows, to all that can bring them. */
function hiresOf(seen: TrickerionObservation, die: DieId, { inn }: DieTargets): Choice[] {
  const face = faceOf(seen, die);
  if (!die.startsWith('inn') || face === 'x') return [];
  const shown = diceAt.inn.map((one) => faceOf(seen, one));
  const others = [...inn].filter(([role]) => !shown.includes(role)).flatMap(([, choices]) => choices);
  return [...(inn.get(face) ?? []), ...others.filter((choice) => alsoHired(face, choice))];
}

/** All that can be done with a die. */
export function choicesOfDie(seen: TrickerionObservation, die: DieId, targets: DieTargets): Choice[] {
  return [...hiresOf(seen, die, targets), ...(targets.dice.get(die) ?? [])];
}
