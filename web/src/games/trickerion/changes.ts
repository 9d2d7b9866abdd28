import { g } from '../../i18n/language.svelte';

export type Quantity = 'ap' | 'coins' | 'shards' | 'fame';
/** By how much an action changes each quantity; costs are negative. */
export type Changes = Record<Quantity, number>;
type Say = (quantity: Quantity, amount: number) => string;

const quantities: readonly Quantity[] = ['ap', 'coins', 'shards', 'fame'];
const inWords: Say = (quantity, amount) => g('trickerion', `gain.${quantity}`, { amount });

/** What an action costs and brings, as its label says at the end: "… (−2 Action Points, −1 Coin)". */
export function changesOf(label: string, say: Say = inWords): Changes {
  const changes: Changes = { ap: 0, coins: 0, shards: 0, fame: 0 };
  const end = /\(([^()]*)\)$/.exec(label)?.[1] ?? '';
  for (const [, sign, digits, word] of end.matchAll(/([+−]?)(\d+) ([^,]+)/g)) {
    const amount = Number(digits);
    const quantity = quantities.find((one) => say(one, amount) === `${digits} ${word}`);
    if (quantity) changes[quantity] += sign === '−' ? -amount : amount;
  }
  return changes;
}
