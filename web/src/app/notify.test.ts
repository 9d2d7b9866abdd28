import { afterEach, expect, it, vi } from 'vitest';
import { notify } from './notify';

const told = { text: 'Your move.', tag: 't', link: '#/table/t' };

afterEach(() => vi.unstubAllGlobals());

function withWorker(registration: unknown) {
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
}

it('tells through the service worker where there is one', async () => {
  const shown: unknown[] = [];
  withWorker({ showNotification: async (...args: unknown[]) => shown.push(args) });
  // As phones do.
  vi.stubGlobal('Notification', function forbidden() {
    throw new TypeError('Illegal constructor');
  });
  await notify(told);
  expect(shown).toEqual([['Prestige', { body: 'Your move.', tag: 't', data: '#/table/t' }]]);
});

it('tells by itself elsewhere, and a click leads there', async () => {
  withWorker(undefined);
  const made: { onclick?: () => void }[] = [];
  vi.stubGlobal('Notification', class {
    constructor() {
      made.push(this);
    }
  });
  vi.stubGlobal('focus', () => {});
  vi.stubGlobal('location', { hash: '' });
  await notify(told);
  made[0]?.onclick?.();
  expect(location.hash).toBe('#/table/t');
});

it('fails silently', async () => {
  withWorker({ showNotification: () => Promise.reject(new TypeError('not granted')) });
  await expect(notify(told)).resolves.toBeUndefined();
});
