import { g } from '../i18n/language.svelte';
import type { Mark } from './charts/series';
import { progressTerm, type Shape } from './numbers';

/** Where the rounds of a game begin, in its own words. */
export function marksOf(game: string, { rounds }: Shape): Mark[] {
  const term = g(game, `term.${progressTerm(game)}`);
  return rounds.map(({ step, round }) => ({ step, number: round, text: `${term} ${round}` }));
}
