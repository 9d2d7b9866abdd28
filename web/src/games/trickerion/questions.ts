import { g } from '../../i18n/language.svelte';
import type { Choice } from '../../table/choice';
import { faceOf, useOf } from './dice';
import { components, locationOf, powerOf, specialOf } from './facts';
import { corners } from './links';
import type { CharacterId, DieId, Location, SlotId, SpotId, TrickerionObservation, TrickerionSeat } from './observation';
import { isSetup } from './phases';
import type { Held } from './targets';
import { weekdays } from './weekdays';

// What somebody might expect to be possible with each thing on the board, to ask why it is not.

const ownOf = (seen: TrickerionObservation): TrickerionSeat | undefined =>
  typeof seen.viewer === 'number' ? seen.seats[seen.viewer] : undefined;

/** What the viewer is asked inside an action, such as `at` or `order_slot`. */
function askedOf(seen: TrickerionObservation): string | undefined {
  const top = seen.pending.at(-1);
  return top?.seat === seen.viewer ? top?.ask : undefined;
}

function locationOfSpot(spot: SpotId): Location {
  const [location = ''] = spot.split('+');
  return location === 'workshop' || spot !== location ? (location as Location) : 'theater';
}

function actsAt(seen: TrickerionObservation): Location | undefined {
  const { acting, seat, spot } = seen.placement;
  return acting && seat === seen.viewer ? locationOfSpot(spot) : undefined;
}

const isShowTime = ({ phase }: TrickerionObservation): boolean =>
  ['before_shows', 'showing', 'after_shows'].includes(phase);

const cardOf = (own: TrickerionSeat, who: CharacterId): string | undefined => own.cards?.below[who];

/** Placing by a Special card says how the card is used. */
function placing(own: TrickerionSeat, who: CharacterId, spot: SpotId): string {
  const special = specialOf(cardOf(own, who) ?? '');
  return special ? `place ${who} ${spot} ability` : `place ${who} ${spot}`;
}

/** Those of the team whose cards are still to be carried out. */
const waitingOf = (own: TrickerionSeat): CharacterId[] =>
  own.team.filter((who) => own.duty[who] === 'unresolved');

function spotsOf(location: Location, own: TrickerionSeat): SpotId[] {
  if (location === 'workshop') return [location];
  if (location === 'theater') return own.weekday ? [own.weekday] : [...weekdays];
  return [2, 1, 0].map((modifier) => `${location}+${modifier}`);
}

/** Of a place where Characters stand: whoever is held goes there, or whom a card sends there. */
export function asksOfSpot(spot: SpotId, seen: TrickerionObservation, held: Held | null): string[] {
  const own = ownOf(seen);
  if (!own) return [];
  const waiting = waitingOf(own);
  const sent = waiting.filter((who) => locationOf(cardOf(own, who) ?? '') === locationOfSpot(spot));
  const some = sent.length > 0 ? sent : [waiting[0] ?? own.team[0] ?? 'magician'];
  const whos = held?.kind === 'character' ? [held.id] : some;
  return whos.map((who) => placing(own, who, spot));
}

/** Of an own Character: it goes where its card sends it. */
export function asksOfCharacter(who: CharacterId, seen: TrickerionObservation): string[] {
  const own = ownOf(seen);
  if (!own) return [];
  const card = cardOf(own, who);
  return spotsOf(card ? locationOf(card) : 'workshop', own).map((spot) => placing(own, who, spot));
}

/** Of an Assignment card: the Character whose turn it is to get one, or the first, gets it. */
export function asksOfCard(card: string, seen: TrickerionObservation, who?: CharacterId): string[] {
  const own = ownOf(seen);
  return own ? [`assign ${who ?? own.team[0] ?? 'magician'} ${card}`] : [];
}

export function asksOfTrick(trick: string, seen: TrickerionObservation): string[] {
  if (actsAt(seen) !== 'theater') return [`prepare ${trick}`];
  return cardsOf(seen).map((card) => `set_up ${trick} ${card}`);
}

const cardsOf = (seen: TrickerionObservation): string[] => seen.shows.flatMap((show) => (show ? [show.card] : []));

/** Of a Trick in the Residence. */
export const asksOfLesson = (trick: string, seen: TrickerionObservation): string[] => [
  `${isSetup(seen.phase) ? 'start' : 'learn'} ${trick}`,
];

export function asksOfDie(die: DieId, seen: TrickerionObservation): string[] {
  if (askedOf(seen) === 'use_die') return [`use_die ${die}`];
  return [...new Set([useOf(die, faceOf(seen, die)), `reroll ${die}`, `set_die ${die}`])];
}

export const asksOfWare = (component: string, seen: TrickerionObservation): string[] =>
  askedOf(seen) === 'basket' ? [`pick ${component}`] : [`buy ${component} 1`];

/** A Component that can be ordered as far as the market goes. */
function orderable({ market }: TrickerionObservation): string {
  const there = new Set([...market.buy, ...market.order, market.quick, ...market.beside]);
  return components.find((id) => !there.has(id)) ?? 'wood';
}

export const asksOfOrderSlot = (slot: number, seen: TrickerionObservation): string[] =>
  askedOf(seen) === 'order_slot' ? [`order_slot ${slot}`] : [`order ${orderable(seen)}`];

export const asksOfQuickOrder = (seen: TrickerionObservation): string[] => [`quick_order ${orderable(seen)}`];

/** Of an empty stall: what is not there cannot be bought. */
export const asksOfStall = (seen: TrickerionObservation): string[] => [`buy ${orderable(seen)} 1`];

/** Of a Performance card: a marker goes there, or it is performed. */
export function asksOfShow(card: string, seen: TrickerionObservation, held: Held | null): string[] {
  if (askedOf(seen) === 'onto') return [`onto ${card}`];
  if (isShowTime(seen)) return [`perform ${card}`];
  const owned = Object.values(ownOf(seen)?.tricks ?? {});
  const ready = owned.filter(({ markers }) => markers > 0);
  const tricks = (ready.length > 0 ? ready : owned.slice(0, 1)).map(({ trick }) => trick);
  return (held?.kind === 'trick' ? [held.id] : tricks).map((trick) => `set_up ${trick} ${card}`);
}

/** Of a slot while a marker is on its way. */
export const asksOfSlot = (slot: SlotId): string[] => corners.map((corner) => `at ${slot} ${corner}`);

export const asksOfDeck = (deck: Location): string[] => [`draw_first ${deck}`, `draw_further ${deck}`];

export const asksOfOmens = (): string[] => ['fortune'];

/** Of a Power in the hand. */
export function asksOfPower(power: string, seen: TrickerionObservation): string[] {
  if (isSetup(seen.phase)) return [`discard ${power}`];
  return (powerOf(power)?.slots ?? []).map((slot) => `learn_power ${power} ${slot}`);
}

/** Of a Power that was learned: what only it makes possible; most of them work by themselves. */
export function asksOfLearned(power: string, seen: TrickerionObservation): string[] {
  const own = ownOf(seen);
  const [first = 'magician', second = 'apprentice_1'] = own ? waitingOf(own) : [];
  const uses: Partial<Record<string, string[]>> = {
    alchemist: ['buy_shard', 'sell_shard'],
    master_of_ceremonies: ['go_first'],
    quick_change: [`quick_change ${first} ${second}`],
    second_sight: ['swap_omens left right'],
    wholesale_buyer: ['buy_mixed with wholesale_buyer'],
  };
  return uses[power] ?? [];
}

/** Of own Components. */
export const asksOfPile = (component: string, seen: TrickerionObservation): string[] =>
  askedOf(seen) === 'returns' ? [`spend ${component}`] : [`move_components ${component}`];

/** What has no place on the board while it is not possible. */
export function otherAsks(choices: Choice[]): Choice[] {
  const possible = new Set(choices.map(({ action }) => action));
  return ['advertise', 'enhance', 'end', 'end_turn', 'clear_out']
    .filter((action) => !possible.has(action))
    .map((action) => ({ action, label: g('trickerion', `action.${action}`) }));
}
