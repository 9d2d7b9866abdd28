// What actions of the street cost a seat (R70, R71), by what the table shows.
import { componentTier } from './facts';
import { fameNeeded } from './learning';
import type { TrickerionObservation, TrickerionSeat } from './observation';

/** By how much an action changes what a seat has; costs are negative. */
export interface Changes {
  ap: number;
  coins: number;
  fame: number;
}

export interface Order {
  component: string;
  units: number;
  /** Coins that are bargained off, for an Action Point each. */
  bargain: number;
  /** By the ability of the Special card that is lying there. */
  withCard: boolean;
}

/** Special cards that change what a Buy costs. */
const cards = {
  freeUnit: 'shoplifting',
  freeThird: 'bulk_discount',
  ownTypes: 'workshop_delivery',
  forFame: 'smuggled_goods',
  praised: 'workshop_exhibition',
  gossip: 'town_gossip',
};
const gossipCoins = 5;
const wagerCoins = 3;

const copiesOf = (power: string, seat: TrickerionSeat): number =>
  (seat.powers ?? []).filter((learned) => learned?.power === power).length;

function hasSurcharge({ market, active }: TrickerionObservation, component: string): boolean {
  const ordered = active === 'forward_sale' ? market.order : [];
  return market.quick === component && ![...market.buy, ...market.beside, ...ordered].includes(component);
}

function surchargeOf(seen: TrickerionObservation, component: string): { unit: number; once: number } {
  const coins = hasSurcharge(seen, component) ? Number(seen.options['quick_order_surcharge'] ?? 1) : 0;
  const perBuy = seen.options['quick_order_surcharge_scope'] === 'buy';
  return perBuy ? { unit: 0, once: coins } : { unit: coins, once: 0 };
}

const plainPrice = (seen: TrickerionObservation, component: string): number =>
  seen.active === 'flat_prices' ? 2 : componentTier(component);

/** What the first one costs, before anything is bargained or anybody's abilities count. */
export function priceOf(seen: TrickerionObservation, component: string): number {
  const { unit, once } = surchargeOf(seen, component);
  return plainPrice(seen, component) + unit + once;
}

/** What is to be paid in all, before a Bargain. */
function totalOf(seen: TrickerionObservation, seat: TrickerionSeat, card: string | null, order: Order): number {
  const own = card === cards.ownTypes;
  const surcharge = own ? { unit: 0, once: 0 } : surchargeOf(seen, order.component);
  const free = card === cards.freeUnit || card === cards.freeThird ? 1 : 0;
  const unit = plainPrice(seen, order.component) + surcharge.unit;
  const total = unit * (order.units - free) + surcharge.once;
  const less = copiesOf('market_regular', seat) + (own ? order.units : 0);
  return total > 0 ? Math.max(1, total - less) : 0;
}

export function changesByBuying(seen: TrickerionObservation, seat: TrickerionSeat, order: Order): Changes {
  const card = order.withCard ? seen.placement.special : null;
  const due = totalOf(seen, seat, card, order) - order.bargain;
  const ap = -1 - order.bargain;
  if (card === cards.forFame) return { ap, coins: 0, fame: Math.min(0, 1 - due) };
  return { ap, coins: 0 - due, fame: card === cards.praised ? Math.max(0, due - 1) : 0 };
}

/** The Coins for the Fame that is missing to a threshold. */
export function coinsForFame(seen: TrickerionObservation, seat: TrickerionSeat, tier: number): number {
  const missing = Math.max(0, fameNeeded(tier, seen.options) - seat.fame);
  return copiesOf('patron_of_the_arts', seat) > 0 ? Math.ceil(missing / 2) : missing;
}

/** The Coins that `learn linking_rings with card gambling` costs. */
export function coinsToLearn(seen: TrickerionObservation, seat: TrickerionSeat, tier: number, action: string): number {
  const means = action.split(' with ')[1]?.split(' ') ?? [];
  const gossip = means.includes('card') && seen.placement.special === cards.gossip ? gossipCoins : 0;
  const wagers = means.filter((word) => word === 'gambling').length;
  return Math.max(0, coinsForFame(seen, seat, tier) - gossip) + wagerCoins * wagers;
}
