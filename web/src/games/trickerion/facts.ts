// What is printed on cards and components; the names and texts are in the catalogue.
import content from '../../generated/trickerion.json';
import type { Amounts, Category, Corner, Location, SlotId } from './observation';

export interface Gain {
  fame: number;
  coins: number;
  shards: number;
}

export interface Trick {
  id: string;
  category: Category;
  tier: number;
  prepare_ap: number;
  markers: number;
  yield: Gain;
  needs: Amounts;
  end_bonus: boolean;
}

export interface Circle {
  slots: [SlotId, SlotId];
  corners: [Corner, Corner];
  shard: boolean;
}

export interface Performance {
  id: string;
  theater: string;
  duel: boolean;
  slots: SlotId[];
  circles: Circle[];
  neutrals: { slot: SlotId; top: Category }[];
  bonus: Gain;
}

export interface Special {
  id: string;
  location: Location;
  target: string;
}

export interface Power {
  id: string;
  colour: string;
  slots: number[];
  uses: number | null;
  per: string | null;
}

function byId<Fact extends { id: string }>(list: unknown): ReadonlyMap<string, Fact> {
  return new Map((list as Fact[]).map((fact) => [fact.id, fact]));
}

/** Clockwise, as every marker shows them. */
export const categories = content.categories as Category[];
/** In the order of their tiers. */
export const components: readonly string[] = content.components.map(({ id }) => id);

const tricks = byId<Trick>(content.tricks);
const performances = byId<Performance>(content.performances);
const specials = byId<Special>(content.specials);
const powers = byId<Power>(content.powers);
const tiers = new Map(content.components.map(({ id, tier }) => [id, tier]));
const favorites = new Map(content.magicians.map(({ id, favorite }) => [id, favorite as Category]));

export const trickOf = (id: string): Trick | undefined => tricks.get(id);
export const performanceOf = (id: string): Performance | undefined => performances.get(id);
export const specialOf = (id: string): Special | undefined => specials.get(id);
export const powerOf = (id: string): Power | undefined => powers.get(id);
export const favoriteOf = (magician: string): Category | undefined => favorites.get(magician);
/** 1 basic, 2 advanced, 3 superior: also the price. */
export const componentTier = (id: string): number => tiers.get(id) ?? 0;

/** The Fame Threshold printed for a tier. */
export const thresholdOf = (tier: number): number => [0, 1, 16, 36][tier] ?? 0;

export type Role = 'magician' | 'manager' | 'engineer' | 'assistant' | 'apprentice';

export const roleOf = (character: string): Role =>
  character.startsWith('apprentice') ? 'apprentice' : (character as Role);

/** Action Points that a Character brings without anything else. */
export const baseOf = (character: string): number =>
  ({ magician: 3, manager: 2, engineer: 2, assistant: 2, apprentice: 1 })[roleOf(character)];

/** The Location of an Assignment card, Permanent or Special. */
export const locationOf = (card: string): Location =>
  (specialOf(card)?.location ?? card) as Location;

export const locations: readonly Location[] = [
  'downtown',
  'market_row',
  'workshop',
  'theater',
  'dark_alley',
];
