import { builtOf } from '../games/citadels/districts';
import { scoresOf } from '../games/generic/summary';
import type { Moment } from '../generated/api';

type Fields = Record<string, unknown>;

const numberIn = (key: string) => (seat: Fields) => (typeof seat[key] === 'number' ? seat[key] : 0);

function cityValue(seat: Fields): number {
  const city = Array.isArray(seat['city']) ? (seat['city'] as string[]) : [];
  return city.reduce((sum, word) => sum + builtOf(word).cost, 0);
}

interface GameNumbers {
  /** What the game counts its progress in: a field of observations, and the term for it. */
  progress: string;
  /** What lies open at every seat and is worth a chart, by the name of its term. */
  series: Record<string, (seat: Fields) => number>;
}

const games: Record<string, GameNumbers> = {
  citadels: {
    progress: 'round',
    series: { points: cityValue, gold: numberIn('gold'), hand: numberIn('hand_size') },
  },
  trickerion: {
    progress: 'turn',
    series: { fame: numberIn('fame'), coins: numberIn('coins'), shards: numberIn('shards') },
  },
};

export interface Numbers {
  progress: number;
  /** By series, for each seat a number. */
  values: Record<string, number[]>;
}

export const seriesOf = (game: string): string[] => Object.keys(games[game]?.series ?? {});
export const progressTerm = (game: string): string => games[game]?.progress ?? 'turn';

/** The numbers of an observation that everybody may see. */
export function numbersOf(game: string, observation: unknown): Numbers {
  const seen = observation as Fields & { seats?: Fields[] };
  const about = games[game];
  const progress = about ? seen[about.progress] : undefined;
  const values = Object.entries(about?.series ?? {}).map(
    ([name, of]) => [name, (seen.seats ?? []).map(of)] as const,
  );
  return { progress: typeof progress === 'number' ? progress : 0, values: Object.fromEntries(values) };
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

export interface Shape {
  /** The round at each step, as far as it is known. */
  rounds: (number | undefined)[];
  /** The steps for which there are numbers. */
  steps: number[];
  /** By series and seat, a number for each of these steps. */
  lines: Record<string, number[][]>;
}

/** The numbers of a game over its steps, from whatever moments are known. */
export function shapeOf(game: string, moments: readonly (Moment | undefined)[]): Shape {
  const rounds: (number | undefined)[] = [];
  const steps: number[] = [];
  const lines: Record<string, number[][]> = {};
  moments.forEach((moment, step) => {
    if (!moment) return;
    const { progress, values } = numbersOf(game, moment.observation);
    rounds[step] = progress;
    steps.push(step);
    for (const [name, seats] of Object.entries(values)) {
      seats.forEach((value, seat) => ((lines[name] ??= [])[seat] ??= []).push(value));
    }
  });
  return { rounds, steps, lines };
}
