import type { TrickerionObservation } from './observation';

export interface PowerSlot {
  /** The Shard symbols on it. */
  symbols: number;
  /** It is open when the Shards reach the sum of the symbols up to it. */
  needed: number;
}

/** The Power slots from the bottom up. */
export function powerSlots(options: TrickerionObservation['options']): PowerSlot[] {
  let needed = 0;
  return (options['power_slots'] as number[]).map((symbols) => {
    needed += symbols;
    return { symbols, needed };
  });
}
