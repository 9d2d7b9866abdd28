import type { Hint, TableInfo } from '../generated/api';

/**
 * Hints are for practice: nobody else shall be the worse for them. The server has the same rule;
 * here it decides whether the table offers them at all.
 */
export function mayHaveHints(info: TableInfo, seat: number): boolean {
  const me = info.seats[seat]?.person;
  const isOther = ({ occupant, person }: TableInfo['seats'][number]) => occupant === 'person' && person !== me;
  return info.status === 'playing' && !info.rated && !info.seats.some(isOther);
}

/** The chance of winning in whole percent, never quite certain before the end. */
export const percentOf = ({ chance }: Hint): number => Math.min(99, Math.max(1, Math.round(chance * 100)));
