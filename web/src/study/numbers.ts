import { scoresOf } from '../games/generic/summary';
import type { Course } from '../generated/api';

/** What games count their progress in, by the name of the term. */
const progress: Record<string, string> = { citadels: 'round', trickerion: 'turn' };
export const progressTerm = (game: string): string => progress[game] ?? 'turn';

export interface Shape {
  /** Where each round begins. */
  rounds: { step: number; round: number }[];
  /** The steps at which anything changed. */
  steps: number[];
  /** For each measure, and in it for each seat, a number at each of these steps. */
  lines: { measure: string; seats: number[][] }[];
}

/** The course of a game, laid out for charts. */
export function shapeOf({ measures, rows }: Course): Shape {
  const players = measures.length === 0 ? 0 : (rows[0]?.values.length ?? 0) / measures.length;
  const rounds: Shape['rounds'] = [];
  for (const { step, round } of rows) {
    if (round > (rounds.at(-1)?.round ?? 0)) rounds.push({ step, round });
  }
  const lines = measures.map((measure, i) => ({
    measure,
    seats: Array.from({ length: players }, (_, seat) =>
      rows.map(({ values }) => values[seat * measures.length + i] ?? 0),
    ),
  }));
  return { rounds, steps: rows.map((row) => row.step), lines };
}

/** Score keys whose text has another name. */
const scoreTexts: Record<string, string> = { completion: 'completed' };
/** Score fields that say something else than points. */
const notPoints = new Set(['total', 'haunted_quarter']);

export interface ScorePart {
  key: string;
  values: number[];
}

/** Where the points of each seat came from, without what brought nobody anything. */
export function scorePartsOf(outcome: unknown): ScorePart[] {
  const rows = scoresOf(outcome)?.rows ?? [];
  return rows
    .filter(({ key, values }) => !notPoints.has(key) && values.some((value) => value !== 0))
    .map(({ key, values }) => ({ key: scoreTexts[key] ?? key, values }));
}
