// A guided first game: positions of the real game, what the learner does in them, and what the others do.

import type { JsonObject } from '../../engine/protocol';
import type { LearnKey } from '../texts';

/** An action, or several that do equally well. */
export type Act = string | string[];

export interface Step {
  title: LearnKey;
  text: LearnKey;
  /** What the learner does; without any, the step is only read. */
  acts?: Act[];
  /** The acts can be done in any order. */
  anyOrder?: boolean;
  /** What the others do afterwards, each with their seat: `2 rob king`. */
  then?: string[];
}

export interface Scene {
  position: JsonObject;
  seed: number;
  /** What the others do before the first step. */
  opening?: string[];
  steps: Step[];
}

export interface Script {
  game: string;
  /** By seat; the learner has the first. */
  names: string[];
  scenes: Scene[];
}

export const learner = 0;

export const actionsOf = (act: Act): string[] => (typeof act === 'string' ? [act] : act);

/** The steps of all scenes in one row. */
export function stepsOf(script: Script): { scene: number; step: Step; first: boolean }[] {
  return script.scenes.flatMap(({ steps }, scene) =>
    steps.map((step, i) => ({ scene, step, first: i === 0 })),
  );
}

/** What may be done next when some acts of a step are done. */
export function wantedNow(step: Step, done: Act[]): string[] {
  const left = (step.acts ?? []).filter((act) => !done.includes(act));
  return (step.anyOrder ? left : left.slice(0, 1)).flatMap(actionsOf);
}
