import type { Choice } from '../../table/choice';
import { baseOf } from './facts';
import type { SpotId } from './observation';

const weekdayModifiers: Partial<Record<SpotId, number>> = { thursday: 1, sunday: -1 };

const isStage = (spot: SpotId): boolean => spot.endsWith('_stage');

/** What a slot adds to the Action Points of whoever stands there. */
export const modifierOf = (spot: SpotId): number =>
  Number(spot.split('+')[1] ?? weekdayModifiers[spot] ?? 0);

export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** "2 + 2 = 4": the Action Points of a placement as far as its label tells them. */
export function sumOf({ action, label }: Choice): string {
  const [verb, who = '', spot = ''] = action.split(' ');
  const told = /\((\d+)/.exec(label)?.[1];
  if (verb !== 'place' || told === undefined || isStage(spot)) return '';
  const total = Number(told);
  const modifier = modifierOf(spot);
  // Cards, Powers and Prophecies add to what Character and slot give.
  const more = total - Math.max(0, baseOf(who) + modifier);
  const terms = [modifier, more].filter((term) => term !== 0);
  const sum = terms.map((term) => (term < 0 ? ` − ${-term}` : ` + ${term}`)).join('');
  return sum ? `${baseOf(who)}${sum} = ${total}` : `${total}`;
}
