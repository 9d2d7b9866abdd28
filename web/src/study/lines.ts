import type { ToldStep } from '../generated/api';

export interface Line {
  at: number;
  /** What the round is called that begins here. */
  round: string | undefined;
  /** A sentence to a line. */
  text: string;
}

/** What is told of a game, with a heading wherever a round begins. */
export function linesOf(told: ToldStep[], rounds: ReadonlyMap<number, string>): Line[] {
  if (told.length === 0) return [];
  const texts = new Map(told.map(({ step, sentences }) => [step, sentences.join('\n')]));
  const steps = [...new Set([...texts.keys(), ...rounds.keys()])].sort((a, b) => a - b);
  return steps.map((at) => ({ at, round: rounds.get(at), text: texts.get(at) ?? '' }));
}
