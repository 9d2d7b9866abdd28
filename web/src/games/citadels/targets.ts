import type { Choice } from '../../table/choice';
import { hasVerb } from './abilities';
import type { CitadelsObservation } from './observation';

/**
 * Where on the board the legal actions are offered; what has no place there is `rest`.
 */
export interface Targets {
  draft: Map<string, Choice[]>;
  ranks: Map<string, Choice[]>;
  seats: Map<number, Choice[]>;
  buildings: Map<string, Choice[]>;
  hand: Map<string, Choice[]>;
  aside: Map<string, Choice[]>;
  /** Gold or cards, side by side. */
  piles: Choice[];
  letter: Choice[];
  /** What only the medallions of the character offer that takes the turn. */
  medallions: Choice[];
  rest: Choice[];
}

const draftVerbs = new Set(['keep', 'put_aside']);
const rankVerbs = new Set(['kill', 'bewitch', 'warrant', 'sign', 'rob', 'threaten', 'rose']);
const seatVerbs = new Set(['give_crown', 'spy', 'swap_hands', 'look', 'tithe']);
const cityVerbs = new Set(['destroy', 'seize']);
const cardVerbs = new Set(['keep', 'discard', 'give', 'take', 'build']);
const pileVerbs = new Set(['gather', 'loot']);
const answers = new Set([
  'bribe',
  'refuse',
  'reveal',
  'leave',
  'confiscate',
  'pass',
  'rescue',
  'let_go',
  'stay_hidden',
]);

export const buildingKey = (seat: number, district: string): string => `${seat} ${district}`;

function put<Key>(map: Map<Key, Choice[]>, key: Key, choice: Choice): void {
  const there = map.get(key);
  if (there) there.push(choice);
  else map.set(key, [choice]);
}

export function targetsOf(choices: Choice[], seen: CitadelsObservation): Targets {
  const targets: Targets = {
    draft: new Map(),
    ranks: new Map(),
    seats: new Map(),
    buildings: new Map(),
    hand: new Map(),
    aside: new Map(),
    piles: [],
    letter: [],
    medallions: [],
    rest: [],
  };
  const viewer = typeof seen.viewer === 'number' ? seen.viewer : -1;
  const own = seen.seats[viewer];
  // Cards that lie open for one decision are chosen there, even if the hand has the same one.
  const aside = new Set([...seen.aside, ...seen.seen_hand]);
  const hand = new Set(own?.hand ?? []);
  const cast = new Set(seen.cast);
  const takesTurn = seen.turn?.seat === viewer;
  const isLetter = choices.some(({ action }) => answers.has(action));

  const onBuilding = (seat: number, district: string, choice: Choice): boolean => {
    if (!seen.seats[seat]?.city.includes(district)) return false;
    put(targets.buildings, buildingKey(seat, district), choice);
    return true;
  };
  const onCard = (card: string, choice: Choice): boolean => {
    const place = aside.has(card) ? targets.aside : hand.has(card) ? targets.hand : null;
    if (place) put(place, card, choice);
    return place !== null;
  };

  const place = (choice: Choice): boolean => {
    const [verb = '', first = '', second = '', third = ''] = choice.action.split(' ');
    if (draftVerbs.has(verb) && cast.has(first)) {
      put(targets.draft, first, choice);
      return true;
    }
    if (rankVerbs.has(verb) && cast.has(first)) {
      put(targets.ranks, first, choice);
      return true;
    }
    if (seatVerbs.has(verb) && seen.seats[Number(first)]) {
      put(targets.seats, Number(first), choice);
      return true;
    }
    if (verb === 'swap' && seen.seats[Number(second)]) {
      put(targets.seats, Number(second), choice);
      return true;
    }
    if (cityVerbs.has(verb)) return onBuilding(Number(first), second, choice);
    if (verb === 'exchange') return onBuilding(Number(second), third, choice);
    if (verb === 'beautify') return onBuilding(viewer, first, choice);
    if (verb === 'use' && first === 'armory') return onBuilding(Number(second), third, choice);
    if (verb === 'use' && second === '') return onBuilding(viewer, first, choice);
    if (verb === 'use') return onCard(second, choice);
    if (cardVerbs.has(verb)) return onCard(first, choice);
    if (pileVerbs.has(verb)) return targets.piles.push(choice) > 0;
    return takesTurn && hasVerb(seen.turn?.character, verb) && targets.medallions.push(choice) > 0;
  };

  for (const choice of choices) {
    if (isLetter) targets.letter.push(choice);
    else if (!place(choice)) targets.rest.push(choice);
  }
  return targets;
}
