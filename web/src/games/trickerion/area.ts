import type { Targets } from './targets';

/** The parts of the board; on phones one is shown at a time. */
export const areas = ['theatre', 'town', 'workshop', 'seats', 'log'] as const;
export type Area = (typeof areas)[number];

const inTown = (spot: string): boolean => spot.includes('+');

/** Where to look for what can be chosen; undefined if the prompt itself says it. */
export function areaOf(targets: Targets, held: boolean): Area | undefined {
  const { spots } = targets;
  if (spots.size > 0) {
    if (!held) return 'workshop';
    const all = [...spots.keys()];
    return all.every((spot) => spot === 'workshop') ? 'workshop' : all.some(inTown) ? 'town' : 'theatre';
  }
  if (targets.slots.size > 0 || targets.shows.size > 0) {
    return targets.tricks.size > 0 && !held ? 'workshop' : 'theatre';
  }
  const { dice, inn, residence, components, orderSlots, decks, omens } = targets;
  if ([dice, inn, residence, components, orderSlots, decks, omens].some((map) => map.size > 0)) return 'town';
  const { characters, cards, tricks, shelf, powers } = targets;
  return [characters, cards, tricks, shelf, powers].some((map) => map.size > 0) ? 'workshop' : undefined;
}
