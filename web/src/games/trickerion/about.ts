import { g, t } from '../../i18n/language.svelte';
import type { About } from '../../table/frame.svelte';
import { componentTier, favoriteOf, performanceOf, roleOf, trickOf, type Gain, type Trick } from './facts';
import { abilityOf, categoryName, componentName, effectOf, endBonusOf, term, tierName } from './names';
import type { Thing } from './thing';

const kinds = ['fame', 'coins', 'shards'] as const;

const gainLine = (gain: Gain): string =>
  kinds
    .filter((kind) => gain[kind] > 0)
    .map((kind) => g('trickerion', `gain.${kind}`, { amount: gain[kind] }))
    .join(', ');

function trickLine(trick: Trick): string {
  const needs = Object.entries(trick.needs).map(([id, amount]) => `${amount} × ${componentName(id)}`);
  const lines = [`${term('requires')}: ${needs.join(', ')}`, `${term('yield')}: ${gainLine(trick.yield)}`];
  if (trick.end_bonus) lines.push(`${term('end_bonus')}: ${endBonusOf(trick.id)}`);
  return lines.join('. ');
}

function textOf({ kind, id, idle }: Thing): string {
  switch (kind) {
    case 'character':
      return t(`trickerion.role.${roleOf(id)}`);
    case 'magician':
      if (idle) return `${term('favorite')}: ${categoryName(favoriteOf(id) ?? '')}`;
      return `${abilityOf(id)}. ${effectOf(kind, id)}`;
    case 'component':
      return `${tierName(componentTier(id))}, ${g('trickerion', 'gain.coins', { amount: componentTier(id) })}`;
    case 'performance': {
      const card = performanceOf(id);
      return card ? `${term('card_bonus')}: ${gainLine(card.bonus)}` : '';
    }
    case 'trick': {
      const trick = trickOf(id);
      return trick ? trickLine(trick) : '';
    }
    default:
      return effectOf(kind, id);
  }
}

/** What can be told of a thing, and asked. */
export const aboutOf = (thing: Thing): About => ({
  name: g('trickerion', `${thing.kind}.${thing.id}`),
  text: textOf(thing),
  asks: thing.asks,
});
