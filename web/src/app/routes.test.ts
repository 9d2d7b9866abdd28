import { expect, it } from 'vitest';
import { parseRoute, replayLink, tableLink } from './routes';

it('reads addresses', () => {
  expect(parseRoute('')).toEqual({ screen: 'home' });
  expect(parseRoute('#/')).toEqual({ screen: 'home' });
  expect(parseRoute('#/play/citadels')).toEqual({ screen: 'play', game: 'citadels' });
  expect(parseRoute('#/lobby')).toEqual({ screen: 'lobby' });
  expect(parseRoute('#/ratings')).toEqual({ screen: 'ratings' });
  expect(parseRoute('#/table/abc')).toEqual({ screen: 'table', table: 'abc', invite: undefined });
  expect(parseRoute('#/nowhere')).toEqual({ screen: 'unknown' });
  expect(parseRoute('#/table/a/b')).toEqual({ screen: 'unknown' });
});

it('reads the links it writes', () => {
  expect(parseRoute(tableLink('abc', 'key'))).toEqual({ screen: 'table', table: 'abc', invite: 'key' });
  expect(parseRoute(replayLink('abc', 'key'))).toEqual({ screen: 'replay', table: 'abc', invite: 'key' });
});
