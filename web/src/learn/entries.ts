// Names, facts and effects of cards in the reader's language, from the catalogue of the game.
import { characterArt, districtArt } from '../art/citadels';
import { componentArt, magicianArt, trickArt } from '../art/trickerion';
import { g, t } from '../i18n/language.svelte';
import type { Card, CardList, ListName } from './book';
import { performanceDiagram } from './diagram';

export interface Entry {
  rule: string;
  name: string;
  facts: string[];
  text: string;
  note: string;
  art: string;
  /** What gives the art its colour. */
  type?: string;
  category?: string;
  /** A heading above this entry and those that follow. */
  group?: string;
}

type Draft = Partial<Omit<Entry, 'rule' | 'note'>> & { name: string };
type Write = (card: Card) => Draft;

const amounts = (f: string, [fame, coins, shards]: string[]) =>
  [
    fame !== '0' && g('trickerion', 'gain.fame', { amount: Number(fame) }),
    coins !== '0' && g('trickerion', 'gain.coins', { amount: Number(coins) }),
    shards !== '0' && g('trickerion', 'gain.shards', { amount: Number(shards) }),
  ]
    .filter(Boolean)
    .join(', ')
    .replace(/^/, `${f}: `);

const term = (word: string) => g('trickerion', `term.${word}`);

function needs(requirement: string): string {
  const units = requirement.split(', ').map((one) => {
    const [amount, id] = one.split(' ');
    return `${amount} ${g('trickerion', `component.${id}`)}`;
  });
  return `${term('requires')}: ${units.join(', ')}`;
}

const citadelsNames = (prefix: string, ids: string) =>
  ids.split(', ').map((id) => g('citadels', `${prefix}.${id}`)).join(', ');

function valueText(game: string, key: string, value: string): string {
  if (value === 'true') return t('rules.on');
  if (value === 'false') return t('rules.off');
  if (value === 'null') return t('options.none');
  if (/^[[\d]/.test(value) && !/^\d_/.test(value)) return value.replace(/[[\]]/g, '');
  return g(game, `option.${key}.${value}`);
}

const citadels: Partial<Record<ListName, Write>> = {
  characters: ({ id, facts: { rank, limit } }) => ({
    name: g('citadels', `character.${id}`),
    facts: [`${g('citadels', 'term.rank')} ${rank}`, t('rules.limit', { amount: limit ?? '' })],
    text: g('citadels', `character.${id}.effect`),
    art: characterArt(id),
  }),
  basics: ({ id, facts: { type = '', cost, copies } }) => ({
    name: g('citadels', `district.${id}`),
    facts: [`${g('citadels', 'term.cost')} ${cost}`, t('rules.copies', { amount: Number(copies) })],
    text: g('citadels', `type.${type}`),
    art: districtArt(id),
    type,
  }),
  uniques: ({ id, facts: { cost } }) => ({
    name: g('citadels', `district.${id}`),
    facts: cost ? [`${g('citadels', 'term.cost')} ${cost}`] : [],
    text: g('citadels', `district.${id}.effect`),
    art: districtArt(id),
    type: 'unique',
  }),
  scenarios: ({ id, facts: { cast = '', uniques = '' } }) => ({
    name: g('citadels', `scenario.${id}`),
    facts: [citadelsNames('character', cast), citadelsNames('district', uniques)],
    text: g('citadels', `scenario.${id}.blurb`),
  }),
  options: ({ id, facts: { values = '' } }) => ({
    name: g('citadels', `option.${id}.name`),
    facts: values === '' ? [] : values.split(', ').map((value) => valueText('citadels', id, value)),
    text: g('citadels', `option.${id}`),
  }),
};

const editions = ['rulebook_2015', 'prototype', 'revised'];

const trickerion: Partial<Record<ListName, Write>> = {
  components: ({ id, facts: { tier = '', price } }) => ({
    name: g('trickerion', `component.${id}`),
    facts: [`${term('price')} ${price}`],
    text: g('trickerion', `tier.${tier}`),
    art: componentArt(id),
  }),
  tricks: ({ id, facts: { category = '', threshold, requirement = '', ap, markers, yield: pays = '' } }) => ({
    name: g('trickerion', `trick.${id}`),
    facts: [
      `${term('threshold')} ${threshold}`,
      needs(requirement),
      `${term('prepare')}: ${g('trickerion', 'gain.ap', { amount: Number(ap) })}`,
      `${term('markers')}: ${markers}`,
      amounts(term('yield'), pays.split('/')),
    ],
    text: threshold === '36' ? `${term('end_bonus')}: ${g('trickerion', `trick.${id}.end`)}` : '',
    art: trickArt(id),
    category,
  }),
  magicians: ({ id, facts: { category = '' } }) => ({
    name: g('trickerion', `magician.${id}`),
    facts: [g('trickerion', `category.${category}`), g('trickerion', `magician.${id}.ability`)],
    text: g('trickerion', `magician.${id}.effect`),
    art: magicianArt(id),
    category,
  }),
  specials: ({ id, facts: { action = '' } }) => ({
    name: g('trickerion', `special.${id}`),
    facts: [kinds[action]?.() ?? action],
    text: g('trickerion', `special.${id}.effect`),
  }),
  prophecies: ({ id }) => ({
    name: g('trickerion', `prophecy.${id}`),
    text: g('trickerion', `prophecy.${id}.effect`),
  }),
  powers: ({ id, facts: { slots = '' } }) => ({
    name: g('trickerion', `power.${id}`),
    facts: [t('rules.powerSlots', { slots })],
    text: g('trickerion', `power.${id}.effect`),
  }),
  performances: ({ id, facts }) => ({
    name: g('trickerion', `performance.${id}`),
    facts: [
      t('rules.slots', { amount: (facts.slots ?? '').split(', ').length }),
      t('rules.circles', { amount: (facts.circles ?? '').split(', ').length }),
      amounts(term('card_bonus'), (facts.bonus ?? '').split('/')),
    ],
    art: performanceDiagram(facts),
  }),
  turn_setups: ({ id, facts: { weekdays = '', ...places } }) => ({
    name: g('trickerion', `turn_setup.${id}`),
    facts: [
      ...Object.entries(places).map(([place, slots]) => {
        const closed = slots.split(', ').map((slot) => ['', '+2', '+1', '+1', '+0'][Number(slot)]);
        return `${g('trickerion', `location.${place}`)}: ${closed.join(', ')}`;
      }),
      weekdays.split(', ').map((day) => g('trickerion', `weekday.${day.toLowerCase()}`)).join(', '),
    ],
  }),
  options: ({ id, facts: { group = '', ...values } }) => ({
    name: g('trickerion', `option.${id}.name`),
    facts: editions
      .filter((edition) => id !== 'edition' && values[edition] !== '=')
      .map((edition) => {
        const value = valueText('trickerion', id, values[edition] ?? '');
        return `${g('trickerion', `option.edition.${edition}`)}: ${value}`;
      }),
    text: g('trickerion', `option.${id}`),
    group: g('trickerion', `option_group.${group}`),
  }),
};

const kinds: Record<string, () => string> = {
  set_up_trick: () => t('rules.setUp'),
  reschedule: () => t('rules.reschedule'),
  perform: () => t('rules.perform'),
  prepare: () => t('rules.prepare'),
  hire_character: () => t('rules.hire'),
  learn_trick: () => t('rules.learn'),
  take_coins: () => t('rules.takeCoins'),
  reroll_die: () => t('rules.reroll'),
  buy: () => t('rules.buy'),
  order: () => t('rules.order'),
  quick_order: () => t('rules.quickOrder'),
  any: () => t('rules.anyAction'),
};

const games: Record<string, Partial<Record<ListName, Write>>> = { citadels, trickerion };

export function entriesOf(game: string, { list, cards }: CardList): Entry[] {
  const write = games[game]?.[list];
  if (write === undefined) return [];
  return cards.map((card) => ({ facts: [], text: '', art: '', ...write(card), rule: card.rule, note: card.note ?? '' }));
}
