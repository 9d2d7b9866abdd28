// A whole game in one object, as the engine and the server read and write it
// (docs/engine-protocol.md, "Records").

import type { JsonObject } from '../engine/protocol';
import type { Fairness } from '../generated/api';

export interface GameRecord {
  format: 'prestige-record';
  version: number;
  game: string;
  rules: number;
  /** Left out, like the options, when the game started from a position. */
  players?: number;
  options?: JsonObject;
  position?: JsonObject;
  seed?: number;
  /** Every action with its seat: "0 keep king", "chance draw tavern". */
  actions: string[];
  /** Of games on a server: who sat where. */
  names?: string[];
  /** Of those that are over: what every draw can be computed again by. */
  fairness?: Fairness;
}

/** Reads a file that is said to be a record; null if it is something else. */
export function readRecord(text: string): GameRecord | null {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof found !== 'object' || found === null) return null;
  const record = found as Partial<GameRecord>;
  const actions = record.actions;
  if (record.format !== 'prestige-record' || typeof record.game !== 'string') return null;
  if (!Array.isArray(actions) || !actions.every((one) => typeof one === 'string')) return null;
  // A seed beyond the numbers of JavaScript would come back as another one, or as none at all. It
  // only decides how the game would go on, so a new one is as good.
  const seed = isSeed(record.seed) ? record.seed : randomSeed();
  const { fairness, ...rest } = record as GameRecord;
  return isProof(fairness) ? { ...rest, seed, fairness } : { ...rest, seed };
}

function isProof(found: unknown): found is Fairness {
  const { commitment, entropy, seed } = (found ?? {}) as Partial<Fairness>;
  if (typeof commitment !== 'string' || typeof seed !== 'string') return false;
  return Array.isArray(entropy) && entropy.every((text) => typeof text === 'string');
}

function isSeed(seed: unknown): seed is number {
  return Number.isSafeInteger(seed) && (seed as number) >= 0;
}

export function randomSeed(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high % 2 ** 21) * 2 ** 32 + low;
}

/** Whose action it was: the number of a player, or null for chance. */
export function actorOf(action: string): number | null {
  const seat = Number.parseInt(action, 10);
  return Number.isNaN(seat) ? null : seat;
}

/** How many players a record has, also when it starts from a position. */
export function playersOf(record: GameRecord): number {
  return record.players ?? Number(record.position?.['players']);
}

/** The record as it was after so many steps; nobody has promised how it goes on from there. */
export function cutRecord({ fairness, ...record }: GameRecord, steps: number): GameRecord {
  return { ...record, actions: record.actions.slice(0, steps) };
}
