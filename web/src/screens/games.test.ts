import { expect, it } from 'vitest';
import { Engine } from '../engine/engine';
import { testModule } from '../engine/testModule';
import { countsIn, gameIds, limitsOf, type GameInfo } from './games';

it('knows how many can play what the engine plays', () => {
  const reply = new Engine(testModule()).request<'games'>({ cmd: 'games' });
  const games = (reply.ok ? reply.games : []) as unknown as GameInfo[];
  expect(games.map(({ id }) => id).sort()).toEqual([...gameIds].sort());
  for (const { id, players } of games) expect(limitsOf(id), id).toEqual({ min: players.min, max: players.max });
});

it('counts from the fewest to the most', () => {
  expect(countsIn({ min: 2, max: 4 }).map(({ text }) => text)).toEqual(['2', '3', '4']);
});
