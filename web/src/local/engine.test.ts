// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { errorText } from '../app/errors';
import { t } from '../i18n/language.svelte';
import { openEngine } from './engine';

vi.mock('virtual:prestige-engine', () => ({ engineUrl: '/engine.wasm' }));
afterEach(() => vi.unstubAllGlobals());

it('says why the engine did not come, and fetches it again when asked again', async () => {
  const failures = [new DOMException('', 'TimeoutError'), new TypeError('no network')];
  const fetches = vi.fn((_: string, _init: RequestInit) => Promise.reject(failures.shift()));
  vi.stubGlobal('fetch', fetches);
  const problem: unknown = await openEngine().catch((error: unknown) => error);
  expect(errorText(problem)).toBe(t('error.timeout'));
  expect(fetches.mock.calls[0]?.[1].signal).toBeInstanceOf(AbortSignal);
  await expect(openEngine()).rejects.toMatchObject({ code: 'offline' });
});

it('knows a server without an engine', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 404 })));
  await expect(openEngine()).rejects.toMatchObject({ code: 'no_engine' });
});
