import type { Choice } from '../../table/choice';
import type { TrickerionObservation, TrickerionSeat } from './observation';
import { changesByBuying, type Changes } from './prices';

/** One way to buy a Component type: how many, stepped down how far, with which card or Powers. */
export interface Purchase {
  units: number;
  bargain: number;
  /** The words after `with`; empty for an ordinary Buy. */
  means: string;
  choice: Choice;
  changes: Changes;
}

/** Reads `buy wood 3 bargain 1 with card`. */
export function purchasesOf(choices: Choice[], seen: TrickerionObservation, seat: TrickerionSeat): Purchase[] {
  return choices.flatMap((choice) => {
    const found = /^buy (\w+) (\d+)(?: bargain (\d+))?(?: with (.+))?$/.exec(choice.action);
    if (!found) return [];
    const [, component = '', number, off = '0', means = ''] = found;
    const [units, bargain] = [Number(number), Number(off)];
    const withCard = means.split(' ').includes('card');
    const changes = changesByBuying(seen, seat, { component, units, bargain, withCard });
    return [{ units, bargain, means, choice, changes }];
  });
}

const numbers = (values: number[]): number[] => [...new Set(values)].sort((a, b) => a - b);

export const meansOf = (purchases: Purchase[]): string[] => [...new Set(purchases.map(({ means }) => means))];

export const unitsOf = (purchases: Purchase[], means: string): number[] =>
  numbers(purchases.filter((one) => one.means === means).map(({ units }) => units));

export const bargainsOf = (purchases: Purchase[], means: string, units: number): number[] =>
  numbers(
    purchases.filter((one) => one.means === means && one.units === units).map(({ bargain }) => bargain),
  );

const nearest = (values: number[], wanted: number): number | undefined =>
  values.reduce<number | undefined>(
    (best, value) => (best === undefined || Math.abs(value - wanted) < Math.abs(best - wanted) ? value : best),
    undefined,
  );

/** The purchase that comes nearest to what is wanted; the number counts before the price. */
export function purchaseNear(
  purchases: Purchase[],
  wanted: { means: string; units: number; bargain: number },
): Purchase | undefined {
  const means = purchases.some((one) => one.means === wanted.means) ? wanted.means : purchases[0]?.means;
  if (means === undefined) return undefined;
  const units = nearest(unitsOf(purchases, means), wanted.units);
  if (units === undefined) return undefined;
  const bargain = nearest(bargainsOf(purchases, means, units), wanted.bargain);
  return purchases.find((one) => one.means === means && one.units === units && one.bargain === bargain);
}
