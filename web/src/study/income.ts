import { t, type TextKey } from '../i18n/language.svelte';
import { lastAtMost } from './charts/scale';
import type { Shape } from './numbers';

const prefix = 'income.';

/** Measures that sum up what a source has brought so far; the others say how a seat stands. */
export const isIncome = (measure: string): boolean => measure.startsWith(prefix);

const texts: Record<string, TextKey> = {
  gathered: 'income.gathered',
  income: 'income.income',
  ability: 'income.ability',
  buildings: 'income.buildings',
  players: 'income.players',
  shows: 'income.shows',
  bank: 'income.bank',
  links: 'income.links',
  others: 'income.others',
};

export const sourceText = (source: string): string => (texts[source] ? t(texts[source]) : source);

export interface SourceIncome {
  source: string;
  /** For each seat, what came in each round. */
  seats: number[][];
}

/** What each source brought in the rounds that begin at these steps; what came before belongs to the first. */
export function incomeOf({ steps, lines }: Shape, starts: number[]): SourceIncome[] {
  const ends = starts.map((_, i) => {
    const next = starts[i + 1];
    return next === undefined ? steps.length - 1 : lastAtMost(steps, next - 1);
  });
  const inRounds = (sums: number[]) =>
    ends.map((end, i) => (sums[end] ?? 0) - (i === 0 ? 0 : (sums[ends[i - 1] ?? 0] ?? 0)));
  return lines
    .filter(({ measure }) => isIncome(measure))
    .map(({ measure, seats }) => ({ source: measure.slice(prefix.length), seats: seats.map(inRounds) }));
}
