import type { TableInfo, Tables } from '../generated/api';

/** What somebody wants to see of a list; an empty text is everything. */
export interface Filter {
  game: string;
  players: number;
  free: boolean;
}

export const everything: Filter = { game: '', players: 0, free: false };

export function filtered(query: Tables, { game, players, free }: Filter): Tables {
  return {
    ...query,
    ...(game === '' ? {} : { game }),
    ...(players === 0 ? {} : { players }),
    ...(free ? { free } : {}),
  };
}

export type Group = 'yours' | 'playing' | 'gathering' | 'over';

const groups: Group[] = ['yours', 'playing', 'gathering', 'over'];

const groupOf = (table: TableInfo): Group => (table.your_move ? 'yours' : table.status);

/** Tables by what is to be done there, those that wait for somebody first. */
export function grouped(tables: TableInfo[]): { group: Group; tables: TableInfo[] }[] {
  return groups
    .map((group) => ({ group, tables: tables.filter((table) => groupOf(table) === group) }))
    .filter(({ tables: members }) => members.length > 0);
}
