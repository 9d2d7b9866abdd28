import { g } from '../../i18n/language.svelte';
import type { Choice } from '../../table/choice';
import { hasVerb, ownVerb } from './abilities';
import type { CitadelsObservation } from './observation';

// What somebody might expect to be possible with each thing on the board, to ask why it is not.

function actingAs(seen: CitadelsObservation): string | undefined {
  if (typeof seen.viewer !== 'number') return undefined;
  if (seen.turn?.seat === seen.viewer) return seen.turn.character;
  return seen.seats[seen.viewer]?.characters?.[0];
}

const aimedAtSeats = ['swap_hands', 'look', 'tithe', 'give_crown'];
const naming = ['kill', 'bewitch', 'warrant', 'rob', 'threaten'];
const aimedAtCities = ['destroy', 'seize', 'exchange'];
const usable = new Set(['laboratory', 'museum', 'smithy']);
const needsCard = new Set(['laboratory', 'museum']);

export const asksOfHand = (id: string): string[] => [`build ${id}`];

export const asksOfOpen = (id: string): string[] => [`keep ${id}`];

export function asksOfRank(id: string, seen: CitadelsObservation): string[] {
  if (seen.phase === 'selecting') return [`keep ${id}`];
  const verb = ownVerb(actingAs(seen));
  return [`${verb && naming.includes(verb) ? verb : 'kill'} ${id}`];
}

export function asksOfSeat(seat: number, seen: CitadelsObservation): string[] {
  const character = actingAs(seen);
  const verb = aimedAtSeats.find((one) => hasVerb(character, one));
  if (verb) return [`${verb} ${seat}`];
  return hasVerb(character, 'spy') ? [`spy ${seat} noble`] : [];
}

export function asksOfBuilding(seat: number, word: string, seen: CitadelsObservation): string[] {
  const own = typeof seen.viewer === 'number' ? seen.seats[seen.viewer] : undefined;
  const id = word.replace('+', '');
  const asks: string[] = [];
  if (seat === seen.viewer) {
    const card = own?.hand?.[0] ?? 'tavern';
    if (usable.has(id)) asks.push(needsCard.has(id) ? `use ${id} ${card}` : `use ${id}`);
    if (hasVerb(actingAs(seen), 'beautify')) asks.push(`beautify ${id}`);
    return asks;
  }
  const verb = aimedAtCities.find((one) => hasVerb(actingAs(seen), one)) ?? 'destroy';
  if (verb !== 'exchange') asks.push(`${verb} ${seat} ${word}`);
  else if (own?.city[0]) asks.push(`exchange ${own.city[0]} ${seat} ${word}`);
  if (own?.city.includes('armory')) asks.push(`use armory ${seat} ${word}`);
  return asks;
}

/** An action for an ability, aimed at the first thing it could be aimed at. */
export function asksOfAbility(verb: string, seen: CitadelsObservation): string[] {
  const other = seen.seats.findIndex((_, seat) => seat !== seen.viewer);
  const target = seen.seats[other]?.city[0];
  const own = typeof seen.viewer === 'number' ? seen.seats[seen.viewer] : undefined;
  if (naming.includes(verb)) return [`${verb} ${seen.cast[seen.cast.length - 1]}`];
  if (aimedAtSeats.includes(verb)) return [`${verb} ${other}`];
  if (verb === 'spy') return [`spy ${other} noble`];
  if (verb === 'exchange') return own?.city[0] && target ? [`exchange ${own.city[0]} ${other} ${target}`] : [];
  if (aimedAtCities.includes(verb)) return target ? [`${verb} ${other} ${target}`] : [];
  if (verb === 'beautify') return own?.city[0] ? [`beautify ${own.city[0].replace('+', '')}`] : [];
  return [verb === 'supplies' ? 'supplies gold' : verb];
}

/** What has no place on the board while it is not possible. */
export function otherAsks(choices: Choice[]): Choice[] {
  const possible = new Set(choices.map(({ action }) => action));
  const asks: Choice[] = [
    { action: 'gather gold', label: g('citadels', 'action.gather_gold', { amount: 2 }) },
    { action: 'gather cards', label: g('citadels', 'action.gather_cards', { amount: 2 }) },
    { action: 'end_turn', label: g('citadels', 'action.end_turn') },
  ];
  return asks.filter(({ action }) => !possible.has(action));
}
