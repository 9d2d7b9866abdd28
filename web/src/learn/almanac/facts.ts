import { g } from '../../i18n/language.svelte';
import { l } from '../texts';
import {
  characterFacts,
  componentFacts,
  districtFacts,
  performanceFacts,
  powerFacts,
  specialFacts,
  tiers,
  trickFacts,
  type Card,
  type Gain,
} from './cards';

export type FactLine = [name: string, value: string];

function gainWords(gain: Gain): string {
  const parts = (['fame', 'coins', 'shards'] as const)
    .filter((kind) => gain[kind] > 0)
    .map((kind) => g('trickerion', `gain.${kind}`, { amount: gain[kind] }));
  return parts.join(', ') || g('trickerion', 'gain.nothing');
}

/** What is printed on a card besides its effect, in words. */
export function factsOf(card: Card): FactLine[] {
  const { game, kind, id } = card;
  const word = (key: string) => g(game, key);
  switch (kind) {
    case 'character': {
      const { rank, income, builds } = characterFacts(id);
      return [
        [word('term.rank'), String(rank)],
        [l('almanac.fact.income'), income ? word(`type.${income}`) : l('almanac.fact.none')],
        [l('almanac.fact.builds'), String(builds)],
      ];
    }
    case 'district': {
      const { type, cost, copies } = districtFacts(id);
      return [
        [l('almanac.facet.type'), word(`type.${type}`)],
        [word('term.cost'), cost === null ? l('almanac.fact.notBuilt') : String(cost)],
        [l('almanac.fact.copies'), String(copies)],
      ];
    }
    case 'magician':
      return [[word('term.favorite'), word(`category.${card.facets.category?.[0]}`)]];
    case 'trick': {
      const trick = trickFacts(id);
      const needs = Object.entries(trick.needs).map(([one, count]) => `${count} ${word(`component.${one}`)}`);
      return [
        [l('almanac.facet.category'), word(`category.${trick.category}`)],
        [word('term.threshold'), card.facets.threshold?.[0] ?? ''],
        [word('term.requires'), needs.join(', ')],
        [word('term.prepare'), g(game, 'gain.ap', { amount: trick.prepare_ap })],
        [word('term.markers'), String(trick.markers)],
        [word('term.yield'), gainWords(trick.yield)],
      ];
    }
    case 'component': {
      const { tier } = componentFacts(id);
      return [
        [l('almanac.facet.tier'), word(`tier.${tiers[tier - 1]}`)],
        [word('term.price'), g(game, 'gain.coins', { amount: tier })],
      ];
    }
    case 'performance': {
      const { slots, circles, bonus } = performanceFacts(id);
      return [
        [l('almanac.facet.theater'), word(`theater.${card.facets.theater?.[0]}`)],
        [l('almanac.fact.slots'), String(slots.length)],
        [word('term.circle'), String(circles.length)],
        [word('term.shard_circle'), String(circles.filter(({ shard }) => shard).length)],
        [word('term.card_bonus'), gainWords(bonus)],
      ];
    }
    case 'special': {
      const { location, target } = specialFacts(id);
      return [
        [l('almanac.facet.location'), word(`location.${location}`)],
        [l('almanac.fact.target'), l(`almanac.target.${target as Target}`)],
      ];
    }
    case 'power': {
      const { slots, uses, per, colour } = powerFacts(id);
      const limit = uses === null ? l('almanac.fact.noLimit') : l(`almanac.per.${per as 'turn' | 'placement'}`, { uses });
      return [
        [word('term.threshold'), `${card.facets.threshold?.[0]} (${word(`colour.${colour}`)})`],
        [l('almanac.fact.powerSlots'), slots.join(', ')],
        [l('almanac.fact.limit'), limit],
      ];
    }
    case 'prophecy':
    case 'turn_setup':
      return [];
  }
}

export type Target =
  | 'set_up'
  | 'reschedule'
  | 'perform'
  | 'prepare'
  | 'learn'
  | 'hire'
  | 'take_coins'
  | 'reroll'
  | 'buy'
  | 'order'
  | 'quick_order'
  | 'any';
