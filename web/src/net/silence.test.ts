// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from './session.svelte';

/** A server that takes connections and never says a word. */
class Mute {
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
