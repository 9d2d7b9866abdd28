import { actorOf } from '../local/record';

/** Whose decision comes next after each step; null where chance draws, or nothing comes. */
export function nextActors(actions: string[]): (number | null)[] {
  return [...actions.map(actorOf), null];
}

/** The steps at which somebody else takes over, the start included. */
export function turnStarts(actions: string[]): number[] {
  const starts = [0];
  let last: number | null = null;
  actions.forEach((action, step) => {
    const actor = actorOf(action);
    if (actor === null) return;
    if (last !== null && actor !== last) starts.push(step);
    last = actor;
  });
  return starts;
}

/** The next of these places in a direction, or the end of the game. */
export function jump(places: number[], from: number, direction: 1 | -1, end: number): number {
  if (direction === 1) return places.find((place) => place > from) ?? end;
  return places.findLast((place) => place < from) ?? 0;
}
