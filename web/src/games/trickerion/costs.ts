import type { TrickerionObservation } from './observation';
import type { StreetLocation } from './slots';

/** Actions of the street with the Action Points they cost. */
const printed = {
  learn: 3,
  hire: 3,
  take_coins: 3,
  reroll: 1,
  set_die: 2,
  buy: 1,
  bargain: 1,
  order: 1,
  quick_order: 2,
  draw_first: 1,
  draw_further: 2,
  fortune: 1,
} as const;
export type StreetAction = keyof typeof printed;

/** Prophecies that bring the cost of an action down to 1. */
const easier: Record<string, StreetAction> = {
  open_lectures: 'learn',
  job_fair: 'hire',
  easy_credit: 'take_coins',
  open_contacts: 'draw_further',
};

/** What an action costs now, without the cards and Powers of single players. */
export function costOf(action: StreetAction, seen: TrickerionObservation): number {
  if (seen.active && easier[seen.active] === action) return 1;
  if (action === 'quick_order') return Number(seen.options['quick_order_ap'] ?? printed.quick_order);
  return printed[action];
}

/** The Action Points the viewer has left there; undefined while nobody of theirs acts there. */
export function pointsAt(location: StreetLocation, seen: TrickerionObservation): number | undefined {
  const { acting, seat, spot, ap } = seen.placement;
  return acting && seat === seen.viewer && spot.startsWith(`${location}+`) ? ap : undefined;
}
