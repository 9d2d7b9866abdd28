import type { RatingInfo } from '../generated/api';

/** The strongest and weakest play that is still likely. */
const likely = 2;

export interface Standing extends RatingInfo {
  low: number;
  high: number;
}

export function standing(rating: RatingInfo): Standing {
  const { mean, deviation } = rating;
  return { ...rating, low: mean - likely * deviation, high: mean + likely * deviation };
}

/** The ends of a scale that all of them fit on, in whole tens. */
export function scaleFor(standings: Standing[]): [number, number] {
  const low = Math.min(0, ...standings.map((one) => one.low));
  const high = Math.max(50, ...standings.map((one) => one.high));
  return [Math.floor(low / 10) * 10, Math.ceil(high / 10) * 10];
}
