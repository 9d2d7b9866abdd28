// What the Characters of a seat are owed at the end of a turn, and what became of it (T9.1, T9.2).
import { roleOf } from './facts';
import type { CharacterId, TrickerionObservation } from './observation';

export interface Wage {
  character: CharacterId;
  coins: number;
}

export interface Payroll {
  seat: number;
  /** Who was placed, as far as it was seen, with what each is owed. */
  wages: Wage[];
  /** Coins that a Power saves. */
  saved: number;
  /** Coins that were not there. */
  missing: number;
  fame: number;
  coins: number;
  shards: number;
}

/** An event of the turn, as far as wages go. */
interface Placing {
  event: string;
  seat?: number;
  character?: string;
}

const team = ['manager', 'engineer', 'assistant', 'apprentice_1', 'apprentice_2', 'apprentice_3', 'apprentice_4'];
const famePerCoin = 2;
const thrift = { power: 'thrifty_household', coins: 2 };

/** A hidden talent is paid as the Specialist it becomes. */
function wageOf(who: CharacterId, talents: Set<string>): number {
  const role = roleOf(who);
  if (role === 'magician') return 0;
  if (role !== 'apprentice' || talents.has(who)) return 2;
  return who === 'apprentice_4' ? 0 : 1;
}

const whoIn = (events: Placing[], kind: string, seat: number): string[] =>
  events.flatMap(({ event, seat: whose, character }) =>
    event.startsWith(kind) && whose === seat && character ? [character] : [],
  );

/** Whom a seat has placed in a turn: those that stood somewhere before its events, and those placed since. */
function placedOf(seat: number, turn: number, events: Placing[], before: TrickerionObservation): CharacterId[] {
  const standing = before.turn === turn ? Object.keys(before.seats?.[seat]?.spot ?? {}) : [];
  const placed = new Set([...standing, ...whoIn(events, 'character_placed', seat)]);
  return team.filter((who) => placed.has(who));
}

function savedBy(seat: number, before: TrickerionObservation): number {
  const learned = before.seats?.[seat]?.powers ?? [];
  return learned.some((one) => one?.power === thrift.power) ? thrift.coins : 0;
}

export function payrollOf(
  paid: { seat: number; fame: number; coins: number },
  turn: number,
  events: Placing[],
  before: TrickerionObservation,
): Payroll {
  const { seat, fame, coins } = paid;
  const talents = new Set(whoIn(events, 'talent_announced', seat));
  const wages = placedOf(seat, turn, events, before)
    .map((character) => ({ character, coins: wageOf(character, talents) }))
    .filter((wage) => wage.coins > 0);
  const owed = wages.reduce((sum, wage) => sum + wage.coins, 0);
  const saved = Math.min(owed, savedBy(seat, before));
  // Fame does not fall below 0, so more may be missing than it tells.
  const missing = Math.max(Math.ceil(-fame / famePerCoin), owed - saved + coins, 0);
  return { seat, wages, saved, missing, fame, coins, shards: 0 };
}
