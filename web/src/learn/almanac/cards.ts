import citadels from '../../generated/citadels.json';
import trickerion from '../../generated/trickerion.json';

export type Kind =
  | 'character'
  | 'district'
  | 'magician'
  | 'trick'
  | 'component'
  | 'performance'
  | 'special'
  | 'prophecy'
  | 'power'
  | 'turn_setup';

export interface Gain {
  fame: number;
  coins: number;
  shards: number;
}

export interface Circle {
  slots: string[];
  corners: string[];
  shard: boolean;
}

export interface Performance {
  slots: string[];
  circles: Circle[];
  neutrals: { slot: string; top: string }[];
  bonus: Gain;
}

export interface Trick {
  category: string;
  tier: number;
  prepare_ap: number;
  markers: number;
  yield: Gain;
  needs: Record<string, number>;
}

export type Facet =
  | 'rank'
  | 'type'
  | 'cost'
  | 'category'
  | 'threshold'
  | 'component'
  | 'tier'
  | 'theater'
  | 'set'
  | 'location'
  | 'day';

export interface Card {
  game: string;
  kind: Kind;
  id: string;
  /** What it can be found by; a card may have several values of one kind. */
  facets: Partial<Record<Facet, string[]>>;
  /** Where the rules speak of it. */
  rule: string;
}

/** What is printed on Tricks and Powers of a tier. */
export const thresholds = [1, 16, 36];
export const tiers = ['basic', 'advanced', 'superior'];
const powerColours = ['yellow', 'orange', 'red'];

export const kindsOf: Record<string, Kind[]> = {
  citadels: ['character', 'district'],
  trickerion: [
    'magician',
    'trick',
    'component',
    'performance',
    'special',
    'prophecy',
    'power',
    'turn_setup',
  ],
};

type Fact = { id: string };
type Describe<F extends Fact> = (fact: F) => Pick<Card, 'facets' | 'rule'>;

function list<F extends Fact>(game: string, kind: Kind, facts: F[], describe: Describe<F>): Card[] {
  return facts.map((fact) => ({ game, kind, id: fact.id, ...describe(fact) }));
}

const tricks = trickerion.tricks as unknown as (Fact & Trick)[];
const threshold = (tier: number) => String(thresholds[tier - 1]);

const cards: Record<string, Card[]> = {
  citadels: [
    ...list('citadels', 'character', citadels.characters, ({ id, rank, income }) => ({
      facets: { rank: [String(rank)], ...(income ? { type: [income] } : {}) },
      rule: `R.${id}`,
    })),
    ...list('citadels', 'district', citadels.districts, ({ id, type, cost }) => ({
      facets: { type: [type], ...(cost === null ? {} : { cost: [String(cost)] }) },
      rule: type === 'unique' ? `U.${id}` : 'C2.1',
    })),
  ],
  trickerion: [
    ...list('trickerion', 'magician', trickerion.magicians, ({ id, favorite }) => ({
      facets: { category: [favorite] },
      rule: `MG.${id}`,
    })),
    ...list('trickerion', 'trick', tricks, ({ id, category, tier, needs }) => ({
      facets: { category: [category], threshold: [threshold(tier)], component: Object.keys(needs) },
      rule: `TK.${id}`,
    })),
    ...list('trickerion', 'component', trickerion.components, ({ tier }) => ({
      facets: { tier: [tiers[tier - 1] ?? ''] },
      rule: 'T1.4',
    })),
    ...list('trickerion', 'performance', trickerion.performances, ({ id, theater, duel }) => ({
      facets: { theater: [theater], set: [duel ? 'duel' : 'ordinary'] },
      rule: `PC.${id}`,
    })),
    ...list('trickerion', 'special', trickerion.specials, ({ id, location }) => ({
      facets: { location: [location] },
      rule: `SA.${id}`,
    })),
    ...list('trickerion', 'prophecy', trickerion.prophecies, ({ id }) => ({
      facets: {},
      rule: `PY.${id}`,
    })),
    ...list('trickerion', 'power', trickerion.powers, ({ id, colour }) => ({
      facets: { threshold: [threshold(powerColours.indexOf(colour) + 1)] },
      rule: `PW.${id}`,
    })),
    ...list('trickerion', 'turn_setup', trickerion.turn_setups, ({ id, closed_days }) => ({
      facets: { day: closed_days },
      rule: `TS.${id}`,
    })),
  ],
};

export const cardsOf = (game: string): Card[] => cards[game] ?? [];
export const cardsOfKind = (game: string, kind: Kind): Card[] =>
  cardsOf(game).filter((card) => card.kind === kind);
export const findCard = (game: string, kind: string, id: string): Card | undefined =>
  cardsOf(game).find((card) => card.kind === kind && card.id === id);

export const cardLink = ({ game, kind, id }: Card): string => `#/almanac/${game}/${kind}/${id}`;

function fact<F extends Fact>(facts: F[], id: string): F {
  const found = facts.find((one) => one.id === id);
  if (!found) throw new Error(`no card is called ${id}`);
  return found;
}

export const trickFacts = (id: string): Trick => fact(tricks, id);
export const performanceFacts = (id: string): Performance => fact(trickerion.performances, id);
export const characterFacts = (id: string) => fact(citadels.characters, id);
export const districtFacts = (id: string) => fact(citadels.districts, id);
export const componentFacts = (id: string) => fact(trickerion.components, id);
export const specialFacts = (id: string) => fact(trickerion.specials, id);
export const powerFacts = (id: string) => fact(trickerion.powers, id);
export const turnSetupFacts = (id: string) => fact(trickerion.turn_setups, id);

export type Relation = 'usedBy' | 'needs' | 'favourites' | 'masters' | 'pays' | 'paidBy' | 'sameRank';

/** Cards that have to do with one, by what joins them. */
export function related(card: Card): [Relation, Card[]][] {
  const those = (kind: Kind, holds: (other: Card) => boolean) =>
    cardsOfKind(card.game, kind).filter((other) => other !== card && holds(other));
  const shares = (facet: Facet, from: Card) => (other: Card) =>
    (other.facets[facet] ?? []).some((value) => from.facets[facet]?.includes(value));
  const found: Partial<Record<Kind, [Relation, Card[]][]>> = {
    component: [['usedBy', those('trick', (trick) => trick.facets.component?.includes(card.id) ?? false)]],
    trick: [
      ['needs', those('component', ({ id }) => card.facets.component?.includes(id) ?? false)],
      ['masters', those('magician', shares('category', card))],
    ],
    magician: [['favourites', those('trick', shares('category', card))]],
    character: [
      ['pays', those('district', shares('type', card))],
      ['sameRank', those('character', shares('rank', card))],
    ],
    district: [['paidBy', those('character', shares('type', card))]],
  };
  return (found[card.kind] ?? []).filter(([, others]) => others.length > 0);
}

/** The values of a kind's facets, in the order of its cards or of their numbers. */
export function facetsOf(list: Card[]): [Facet, string[]][] {
  const values = new Map<Facet, Set<string>>();
  for (const { facets } of list) {
    for (const [facet, own] of Object.entries(facets) as [Facet, string[]][]) {
      const known = values.get(facet) ?? new Set();
      own.forEach((value) => known.add(value));
      values.set(facet, known);
    }
  }
  const byNumber = (a: string, b: string) => Number(a) - Number(b);
  return [...values].map(([facet, known]) => {
    const all = [...known];
    return [facet, all.every((value) => /^\d+$/.test(value)) ? all.sort(byNumber) : all];
  });
}

export type Filters = Partial<Record<Facet, string>>;

export function passes({ facets }: Card, filters: Filters): boolean {
  return (Object.entries(filters) as [Facet, string][]).every(
    ([facet, value]) => value === '' || (facets[facet] ?? []).includes(value),
  );
}
