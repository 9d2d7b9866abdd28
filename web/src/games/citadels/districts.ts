import content from '../../generated/citadels.json';

export type DistrictType = 'noble' | 'religious' | 'trade' | 'military' | 'unique';

interface District {
  type: DistrictType;
  cost: number;
}

const districts = new Map<string, District>(
  // The Secret Vault, which is never built, has no cost.
  content.districts.map(({ id, type, cost }) => [id, { type: type as DistrictType, cost: cost ?? 0 }]),
);
const unknown: District = { type: 'unique', cost: 0 };

/** What a city needs to be completed. */
export const targetOf = (players: number): number => (players <= 3 ? 8 : 7);

/** What a city counts towards that: the Monument counts as two. */
export const sizeOf = (city: string[]): number => city.length + city.filter((word) => builtOf(word).id === 'monument').length;

export interface Built extends District {
  id: string;
  beautified: boolean;
}

/** Reads a district as cities list it: a `+` marks a beautified one. */
export function builtOf(word: string): Built {
  const beautified = word.endsWith('+');
  const id = beautified ? word.slice(0, -1) : word;
  const { type, cost } = districts.get(id) ?? unknown;
  return { id, type, cost: cost + (beautified ? 1 : 0), beautified };
}
