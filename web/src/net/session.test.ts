import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Me, Push } from '../generated/api';
import { Session } from './session.svelte';
import { Connection } from './socket';

const me: Me = { person: 'p', name: 'Ann', claimed: false, language: 'en', rated: true };
const told = { type: 'lobby' } as const;

class FakeSocket {
  onmessage: ((event: { data: string }) => void) | null = null;
  send() {}
  close() {}
}

let socket: FakeSocket;
const push = (message: unknown) => socket.onmessage?.({ data: JSON.stringify(message) });
const greet = (who?: Me) => push({ type: 'hello', protocol: 1, server: 'test', ...(who ? { me: who } : {}) });

let kept: Map<string, string>;
/** What the server answers by path, in this order. */
let answers: Record<string, unknown[]>;
let asked: string[];

function open(): Session {
  const connection = new Connection(() => (socket = new FakeSocket()) as unknown as WebSocket);
  const session = new Session(connection);
  connection.connect();
  return session;
}

const refused = (code: string) => ({ error: { code, text: '' } });

beforeEach(() => {
  // Nobody waits for a server when the test is over.
  vi.useFakeTimers();
  kept = new Map();
  answers = {};
  asked = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const answer = answers[path]?.shift();
    if (answer === undefined) throw new TypeError('no network');
    return { ok: !(answer as { error?: unknown }).error, statusText: '', json: async () => answer };
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('makes somebody new a guest', async () => {
  const session = open();
  greet();
  answers['/api/v1/guests'] = [{ token: 't', me }];
  await expect(session.ensure('en')).resolves.toEqual(me);
  expect(asked).toEqual(['/api/v1/guests']);
});

it('makes nobody a guest before the server has said that nobody is signed in', async () => {
  const session = open();
  void session.ensure('en');
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual([]);
});

it('asks again who plays here while the server cannot look it up', async () => {
  kept.set('prestige.person', 'p');
  const session = open();
  greet();
  answers['/api/v1/me'] = [refused('unavailable'), me];
  const ensured = session.ensure('en');
  await vi.runOnlyPendingTimersAsync();
  await expect(ensured).resolves.toEqual(me);
  expect(asked).toEqual(['/api/v1/me', '/api/v1/me']);
  expect(session.me).toEqual(me);
});

it('makes nobody a guest because the server cannot be reached', async () => {
  const session = open();
  greet(me);
  greet();
  await expect(session.ensure('en')).rejects.toMatchObject({ code: 'offline' });
  expect(asked).toEqual(['/api/v1/me']);
});

it('makes whoever was signed out elsewhere a guest', async () => {
  const session = open();
  greet(me);
  greet();
  const other = { ...me, person: 'q' };
  answers['/api/v1/me'] = [refused('not_signed_in')];
  answers['/api/v1/guests'] = [{ token: 't', me: other }];
  await expect(session.ensure('en')).resolves.toEqual(other);
});

it('tells everybody, even if one of them fails', async () => {
  const reported: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  const session = open();
  const heard: Push['type'][] = [];
  session.listen(() => {
    throw new Error('broken');
  });
  session.listen((one) => heard.push(one.type));
  greet(me);
  push(told);
  expect(heard).toEqual(['hello', 'lobby']);
  expect(reported).toHaveLength(2);
});
