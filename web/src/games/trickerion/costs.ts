import type { TrickerionObservation } from './observation';
import type { StreetLocation } from './slots';

/** Actions of the street with the Action Points they cost and the text that names them. */
const actions = {
  learn: { points: 3, text: 'street.action.learn' },
  hire: { points: 3, text: 'street.action.hire' },
  take_coins: { points: 3, text: 'street.action.take_coins' },
  reroll: { points: 1, text: 'street.action.reroll' },
  set_die: { points: 2, text: 'street.action.set_die' },
  buy: { points: 1, text: 'street.action.buy' },
  bargain: { points: 1, text: 'street.action.bargain' },
  order: { points: 1, text: 'street.action.order' },
  quick_order: { points: 2, text: 'street.action.quick_order' },
  draw_first: { points: 1, text: 'street.action.draw_first' },
  draw_further: { points: 2, text: 'street.action.draw_further' },
  fortune: { points: 1, text: 'street.action.fortune' },
} as const;
export type StreetAction = keyof typeof actions;

/** Prophecies that bring the cost of an action down to 1. */
const easier: Record<string, StreetAction> = {
  open_lectures: 'learn',
  job_fair: 'hire',
  easy_credit: 'take_coins',
  open_contacts: 'draw_further',
};

export const textOf = (action: StreetAction) => actions[action].text;

/** What an action costs now, without the cards and Powers of single players. */
export function costOf(action: StreetAction, seen: TrickerionObservation): number {
  if (seen.active && easier[seen.active] === action) return 1;
  if (action === 'quick_order') return Number(seen.options['quick_order_ap'] ?? actions.quick_order.points);
  return actions[action].points;
}

/** The Action Points the viewer has left there; undefined while nobody of theirs acts there. */
export function pointsAt(location: StreetLocation, seen: TrickerionObservation): number | undefined {
  const { acting, seat, spot, ap } = seen.placement;
  return acting && seat === seen.viewer && spot.startsWith(`${location}+`) ? ap : undefined;
}
