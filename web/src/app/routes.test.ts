import { expect, it } from 'vitest';
import { ruleLink } from '../learn/links';
import { parseRoute, replayLink, sameScreen, tableLink } from './routes';

it('reads addresses', () => {
  expect(parseRoute('')).toEqual({ screen: 'home' });
  expect(parseRoute('#/')).toEqual({ screen: 'home' });
  expect(parseRoute('#/play/citadels')).toEqual({ screen: 'play', game: 'citadels' });
  expect(parseRoute('#/lobby')).toEqual({ screen: 'lobby' });
  expect(parseRoute('#/watch')).toEqual({ screen: 'watch' });
  expect(parseRoute('#/ratings')).toEqual({ screen: 'ratings' });
  expect(parseRoute('#/table/abc')).toEqual({ screen: 'table', table: 'abc', invite: undefined });
  expect(parseRoute('#/learn')).toEqual({ screen: 'learn', game: undefined });
  expect(parseRoute('#/learn/citadels')).toEqual({ screen: 'learn', game: 'citadels' });
  expect(parseRoute('#/almanac/citadels/district/tavern')).toEqual({
    screen: 'almanac',
    game: 'citadels',
    kind: 'district',
    card: 'tavern',
  });
  expect(parseRoute('#/almanac')).toEqual({ screen: 'unknown' });
  expect(parseRoute('#/aid/trickerion')).toEqual({ screen: 'aid', game: 'trickerion' });
  expect(parseRoute('#/nowhere')).toEqual({ screen: 'unknown' });
  expect(parseRoute('#/table/a/b')).toEqual({ screen: 'unknown' });
});

it('reads what somebody has mistyped', () => {
  expect(parseRoute('#/table/%')).toEqual({ screen: 'table', table: '%', invite: undefined });
  expect(parseRoute('#/%E0%A4%A')).toEqual({ screen: 'unknown' });
});

it('reads the links it writes', () => {
  expect(parseRoute(tableLink('abc', 'key'))).toEqual({ screen: 'table', table: 'abc', invite: 'key' });
  expect(parseRoute(replayLink('abc', 'key'))).toEqual({ screen: 'replay', table: 'abc', invite: 'key' });
});

it('reads places in the rules', () => {
  expect(parseRoute('#/rules')).toEqual({ screen: 'rules', game: undefined, place: undefined });
  expect(parseRoute(ruleLink('citadels'))).toEqual({ screen: 'rules', game: 'citadels', place: undefined });
  expect(parseRoute(ruleLink('citadels', 'C5.3'))).toEqual({ screen: 'rules', game: 'citadels', place: 'C5.3' });
  expect(parseRoute('#/rules/citadels/a/b')).toEqual({ screen: 'unknown' });
});

it('knows when a place is on the screen already', () => {
  const at = (hash: string) => parseRoute(hash);
  expect(sameScreen(at('#/rules/citadels'), at('#/rules/citadels/C5.3'))).toBe(true);
  expect(sameScreen(at('#/rules/citadels'), at('#/rules/trickerion'))).toBe(false);
  expect(sameScreen(at('#/lobby'), at('#/rules'))).toBe(false);
});
