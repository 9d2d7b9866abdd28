import { afterEach, expect, it, vi } from 'vitest';
import { call, httpRequest, isUnanswered, timeLimits } from './http';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A clock for requests that runs out when it is told to, and how much it was set to. */
function stubClock() {
  const ends = new AbortController();
  const set = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(ends.signal);
  return { set, runOut: () => ends.abort(new DOMException('', 'TimeoutError')) };
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason));
  });

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

it('does not wait for a server that never answers', async () => {
  const clock = stubClock();
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => aborted(signal));
  const request = call('games', {});
  expect(clock.set).toHaveBeenLastCalledWith(timeLimits.usual);
  clock.runOut();
  const problem = await request.catch((error: unknown) => error);
  expect(problem).toMatchObject({ code: 'timeout' });
  expect(isUnanswered(problem)).toBe(true);
});

it('does not take an answer that breaks off for a whole one', async () => {
  const clock = stubClock();
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) =>
    Promise.resolve({ ok: true, statusText: '', json: () => aborted(signal) }),
  );
  const request = call('games', {});
  clock.runOut();
  await expect(request).rejects.toMatchObject({ code: 'timeout' });
});

it('gives whole games more time', async () => {
  const clock = stubClock();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await expect(call('import', { record: {} })).rejects.toMatchObject({ code: 'offline' });
  expect(clock.set).toHaveBeenLastCalledWith(timeLimits.large);
});
