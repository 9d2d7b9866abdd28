import type { Choice } from '../../table/choice';
import { trickOf, type Trick } from './facts';
import type { Amounts, Category, TrickerionObservation, TrickerionSeat } from './observation';

/** How many of a Component count: a pile on a Manager slot counts one more. */
export function effectiveAmount(seat: TrickerionSeat, component: string): number {
  const tokens = seat.tokens[component] ?? 0;
  return tokens > 0 && seat.manager_piles.includes(component) ? tokens + 1 : tokens;
}

/** The Components a seat still lacks to prepare a Trick. */
export function missingFor(trick: Trick, seat: TrickerionSeat): Amounts {
  const missing: Amounts = {};
  for (const [component, needed] of Object.entries(trick.needs)) {
    const lacking = (needed ?? 0) - effectiveAmount(seat, component);
    if (lacking > 0) missing[component] = lacking;
  }
  return missing;
}

/** What is still to be bought for the Tricks a seat owns, Trick by Trick. */
export function shoppingList(seat: TrickerionSeat): { trick: string; missing: Amounts }[] {
  return Object.values(seat.tricks)
    .map(({ trick }) => ({ trick, missing: missingOf(trick, seat) }))
    .filter(({ missing }) => Object.keys(missing).length > 0);
}

function missingOf(id: string, seat: TrickerionSeat): Amounts {
  const trick = trickOf(id);
  return trick ? missingFor(trick, seat) : {};
}

const thresholds: Record<string, readonly [number, number, number]> = {
  intermediate: [1, 16, 36],
  beginner: [1, 14, 30],
  expert: [0, 0, 0],
};

/** The Fame that learning takes; each point missing costs a Coin. */
export function fameNeeded(tier: number, options: TrickerionObservation['options']): number {
  const steps = thresholds[String(options['thresholds'])] ?? thresholds['intermediate'];
  return steps?.[tier - 1] ?? 0;
}

export interface TrickFilter {
  category: Category | null;
  /** Only what can be learned now. */
  learnable: boolean;
  /** Only what the Components are there for. */
  supplied: boolean;
}

/** Where browsing begins: with what can be learned, unless that would be nothing. */
export function firstFilter(
  residence: string[],
  category: Category | null,
  learnable: Map<string, Choice[]>,
): TrickFilter {
  const filter = { category, learnable: true, supplied: false };
  return tricksFor(residence, filter, learnable, undefined).length > 0 ? filter : { ...filter, learnable: false };
}

/** The Tricks of the Residence that pass the filter, the easiest first. */
export function tricksFor(
  residence: string[],
  filter: TrickFilter,
  learnable: Map<string, Choice[]>,
  seat: TrickerionSeat | undefined,
): Trick[] {
  return residence
    .map(trickOf)
    .filter((trick) => trick !== undefined)
    .filter(
      (trick) =>
        (filter.category === null || trick.category === filter.category) &&
        (!filter.learnable || learnable.has(trick.id)) &&
        (!filter.supplied || (seat && Object.keys(missingFor(trick, seat)).length === 0)),
    )
    .sort((a, b) => a.tier - b.tier);
}
