// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Session, session } from './session.svelte';
import { Connection } from './socket';

/** A server that takes connections and never says a word. */
class Mute {
  onmessage: ((event: { data: string }) => void) | null = null;
  close(): void {}
  send(): void {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Mute);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('lets nobody wait for a server that never answers', async () => {
  session.start();
  const guest = session.ensure('en');
  guest.catch(() => {});
  expect(session.offline).toBe(false);
  await vi.advanceTimersByTimeAsync(4000);
  expect(session.offline).toBe(true);
  await expect(guest).rejects.toMatchObject({ code: 'offline' });
  await expect(session.reached()).rejects.toMatchObject({ code: 'offline' });
});

it('waits no longer for a connection that replaces another', async () => {
  let socket = new Mute();
  const restarted = new Session(new Connection(() => (socket = new Mute()) as unknown as WebSocket));
  restarted.start();
  socket.onmessage?.({ data: '{"type":"hello","protocol":1,"server":"test"}' });
  await vi.advanceTimersByTimeAsync(4000);
  expect(restarted.status).toBe('open');
  restarted.take(null);
  expect(restarted.offline).toBe(false);
  await vi.advanceTimersByTimeAsync(4000);
  expect(restarted.offline).toBe(true);
});
