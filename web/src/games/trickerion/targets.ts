import type { Choice } from '../../table/choice';
import type { CharacterId, DieId, Location, Suit, TrickerionObservation } from './observation';

type Offered<Key> = Map<Key, Choice[]>;

/** Where on the board the legal actions are offered; what has no place there is `rest`. */
export interface Targets {
  /** Own Characters: assign, leave, place, idle, exchange, move. */
  characters: Offered<CharacterId>;
  /** Where a Character can be placed. */
  spots: Offered<string>;
  /** Own hand, by Location or Special card: assign, motivate. */
  cards: Offered<string>;
  /** Own Tricks. */
  tricks: Offered<string>;
  /** Tricks of the Residence: learn, start. */
  residence: Offered<string>;
  dice: Offered<DieId>;
  /** What the die in hand can show. */
  faces: Offered<string>;
  /** Whom the Inn offers. */
  inn: Offered<string>;
  /** Who joins without the Inn. */
  roles: Offered<string>;
  /** Components of the supply and the market. */
  components: Offered<string>;
  /** Own Components. */
  shelf: Offered<string>;
  orderSlots: Offered<number>;
  /** Performance cards in play. */
  shows: Offered<string>;
  /** Slots of Performance cards, see `slotKey`. */
  slots: Offered<string>;
  decks: Offered<Location>;
  /** Pending Prophecies; `ball` shifts them all. */
  omens: Offered<string>;
  powers: Offered<string>;
  magicians: Offered<string>;
  suits: Offered<Suit>;
  /** Cards that were looked at, one of which is kept. */
  looked: Offered<string>;
  /** More Action Points for the Character that acts. */
  meter: Choice[];
  /** Making room in the Workshop. */
  tidy: Choice[];
  /** What is asked while others act. */
  letter: Choice[];
  rest: Choice[];
}

export const slotKey = (card: string, slot: string): string => `${card} ${slot}`;

type Place = Exclude<keyof Targets, 'meter' | 'tidy' | 'letter' | 'rest'>;
type Where = [Place, string | number];

/** Verbs whose first argument is where they are offered. */
const byFirst: Record<string, Place> = {
  choose: 'magicians',
  start: 'residence',
  take: 'components',
  specialist: 'roles',
  discard: 'powers',
  learn_power: 'powers',
  leave: 'characters',
  change_plan: 'characters',
  idle: 'characters',
  learn: 'residence',
  hire: 'inn',
  take_coins: 'dice',
  reroll: 'dice',
  set_die: 'dice',
  use_die: 'dice',
  face: 'faces',
  buy: 'components',
  order: 'components',
  quick_order: 'components',
  pick: 'components',
  order_also: 'components',
  prepare: 'tricks',
  move_trick: 'tricks',
  give_up: 'tricks',
  parts: 'tricks',
  recover: 'tricks',
  return_trick: 'tricks',
  move_apprentice: 'characters',
  draw_first: 'decks',
  draw_further: 'decks',
  buy_special: 'decks',
  weave: 'omens',
  symbol: 'suits',
  motivate: 'cards',
  spend: 'shelf',
  return_component: 'shelf',
  promote: 'roles',
  onto: 'shows',
  keep: 'looked',
  possess: 'shows',
  perform: 'shows',
};

/** Verbs that are offered at both of their first arguments. */
const byBoth: Record<string, [Place, Place]> = {
  assign: ['characters', 'cards'],
  swap_plan: ['characters', 'characters'],
  place: ['characters', 'spots'],
  quick_change: ['characters', 'characters'],
  set_up: ['tricks', 'shows'],
  swap_omens: ['omens', 'omens'],
  swap_shows: ['shows', 'shows'],
};

const meterVerbs = new Set(['enhance', 'boost']);
const reactions = new Set(['keep_plan', 'go_first', 'possess', 'claim']);
const answers = new Set(['keep_plan', 'go_first', 'claim', 'pass']);

function placesOf(words: string[], seen: TrickerionObservation): Where[] {
  const [verb = '', first = '', second = ''] = words;
  const onShow = (index: number, marker: string): Where[] => {
    const card = seen.shows[index]?.card;
    if (!card) return [];
    return marker === 'guest' ? [['shows', card]] : [['slots', slotKey(card, marker)]];
  };
  const single = byFirst[verb];
  if (single) return first ? [[single, first]] : [];
  const both = byBoth[verb];
  if (both) return [[both[0], first], [both[1], second]];
  switch (verb) {
    case 'move_components':
      return second ? [['shelf', first], ['shelf', second]] : [['shelf', first]];
    case 'replace':
      return [['components', second]];
    case 'order_slot':
      return [['orderSlots', Number(first)]];
    case 'fortune':
      return [['omens', 'ball']];
    case 'reschedule':
      return second === 'guest' ? [['shows', first]] : [['slots', slotKey(first, second)]];
    case 'at':
      return onShow(seen.doing.show, first);
    case 'steal':
    case 'premiere':
      return onShow(seen.staging.show, first);
    default:
      return [];
  }
}

export function targetsOf(choices: Choice[], seen: TrickerionObservation): Targets {
  const targets: Targets = {
    characters: new Map(),
    spots: new Map(),
    cards: new Map(),
    tricks: new Map(),
    residence: new Map(),
    dice: new Map(),
    faces: new Map(),
    inn: new Map(),
    roles: new Map(),
    components: new Map(),
    shelf: new Map(),
    orderSlots: new Map(),
    shows: new Map(),
    slots: new Map(),
    decks: new Map(),
    omens: new Map(),
    powers: new Map(),
    magicians: new Map(),
    suits: new Map(),
    looked: new Map(),
    meter: [],
    tidy: [],
    letter: [],
    rest: [],
  };
  const verbOf = ({ action }: Choice): string => action.split(' ', 1)[0] ?? '';
  const isLetter = choices.some((choice) => reactions.has(verbOf(choice)));

  const place = (choice: Choice): void => {
    const words = choice.action.split(' ');
    const verb = words[0] ?? '';
    if (isLetter && answers.has(verb)) return void targets.letter.push(choice);
    if (meterVerbs.has(verb)) return void targets.meter.push(choice);
    if (verb === 'clear_out') return void targets.tidy.push(choice);
    const places = placesOf(words, seen);
    if (places.length === 0) targets.rest.push(choice);
    for (const [where, key] of places) {
      const map = targets[where] as Offered<string | number>;
      const there = map.get(key);
      if (!there) map.set(key, [choice]);
      else if (!there.includes(choice)) there.push(choice);
    }
  };
  choices.forEach(place);
  return targets;
}

/** What is taken in hand first, before it is said where it goes. */
export interface Held {
  kind: 'character' | 'trick';
  id: string;
}

/** What is in hand: what was taken there, or the only Character that can be placed. */
export function heldOf(taken: Held | null, choices: Choice[]): Held | null {
  const places = choices.filter(({ action }) => action.startsWith('place '));
  const whos = new Set(places.map(({ action }) => action.split(' ')[1] ?? ''));
  if (whos.size === 1) return { kind: 'character', id: [...whos][0] ?? '' };
  if (taken?.kind === 'character') return whos.has(taken.id) ? taken : null;
  return choices.some(({ action }) => action.startsWith(`set_up ${taken?.id} `)) ? taken : null;
}

/** Without what could be done with something else than what is held. */
export function heldChoices(choices: Choice[], held: Held | null): Choice[] {
  if (!held) return choices;
  const verb = held.kind === 'character' ? 'place' : 'set_up';
  return choices.filter(({ action }) => {
    const [first, second] = action.split(' ');
    return first !== verb || second === held.id;
  });
}
