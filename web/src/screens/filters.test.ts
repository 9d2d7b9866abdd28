import { expect, it } from 'vitest';
import type { TableInfo } from '../generated/api';
import { everything, filtered, grouped } from './filters';

it('asks only for what is wanted', () => {
  expect(filtered({ status: 'over' }, everything)).toEqual({ status: 'over' });
  expect(filtered({ limit: 20 }, { game: 'citadels', players: 3, free: true })).toEqual({
    limit: 20,
    game: 'citadels',
    players: 3,
    free: true,
  });
});

it('puts what waits for somebody first', () => {
  const table = (id: string, status: string, your_move = false) => ({ table: id, status, your_move }) as TableInfo;
  const groups = grouped([table('a', 'over'), table('b', 'playing'), table('c', 'playing', true)]);
  expect(groups.map(({ group, tables }) => [group, tables.map((one) => one.table)])).toEqual([
    ['yours', ['c']],
    ['playing', ['b']],
    ['over', ['a']],
  ]);
});
