import { expect, it } from 'vitest';
import { httpRequest } from './http';

it('puts each field where it belongs, once', () => {
  expect(httpRequest('table', { table: 'a/b', invite: 'x' })).toEqual({
    method: 'GET',
    path: '/api/v1/tables/a%2Fb?invite=x',
    body: undefined,
  });
  expect(httpRequest('ready', { table: 't', ready: true })).toEqual({
    method: 'POST',
    path: '/api/v1/tables/t/ready',
    body: '{"ready":true}',
  });
  expect(httpRequest('start', { table: 't' })).toMatchObject({ body: '{}' });
  expect(httpRequest('games', {})).toMatchObject({ path: '/api/v1/games', body: undefined });
});

it('refuses what goes over the socket only', () => {
  expect(() => httpRequest('watch', { table: 't' })).toThrow();
});
