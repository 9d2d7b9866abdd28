import type { BotPace } from '../generated/api';

export interface Pondering {
  /** It goes on with what it has begun: the seat has taken the last decision as well. */
  goesOn: boolean;
  /** How many answers there are is a secret, which the time that it takes must not tell. */
  secret: boolean;
}

const least = 400;
const most = 1500;
const leastInSecret = 1000;

/** Answers that a seat always has where it is a secret whether it has another one. */
const secretAnswers = new Set(['pass', 'stay_hidden']);

export const hidesChoices = (legal: string[]): boolean => legal.some((action) => secretAnswers.has(action));

/**
 * How long a bot seems to think, in milliseconds, so that people can follow what it does: never quite
 * the same, and slower or faster only by what everybody sees. The server's bots do the same.
 */
export function naturalPause({ goesOn, secret }: Pondering, random: number = Math.random()): number {
  const usual = goesOn ? 660 : 1100;
  const pause = Math.min(most, Math.max(least, usual * (0.65 + 0.7 * random)));
  return secret ? Math.max(leastInSecret, pause) : pause;
}

export type PauseFor = (about: Pondering) => number;

export const pauseFor = (pace: BotPace | undefined): PauseFor =>
  pace === 'instant' ? ({ secret }) => (secret ? leastInSecret : 0) : naturalPause;
