import type { BotPace } from '../generated/api';

export interface Pondering {
  choices: number;
  /** It goes on with what it has begun: the seat has taken the last decision as well. */
  goesOn: boolean;
}

const least = 300;
const most = 2500;

/**
 * How long a bot seems to think, in milliseconds, so that people can follow what it does: longer
 * the more there is to choose from, and never quite the same. The server's bots do the same.
 */
export function naturalPause({ choices, goesOn }: Pondering, random: number = Math.random()): number {
  const doublings = Math.ceil(Math.log2(Math.max(choices, 1)));
  const usual = (350 + 220 * doublings) * (goesOn ? 0.6 : 1);
  return Math.min(most, Math.max(least, usual * (0.65 + 0.7 * random)));
}

export type PauseFor = (about: Pondering) => number;

export const pauseFor = (pace: BotPace | undefined): PauseFor => (pace === 'instant' ? () => 0 : naturalPause);
