// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { Fairness } from '../generated/api';
import { t } from '../i18n/language.svelte';
import type * as engine from '../local/engine';
import FairChance from './FairChance.svelte';

const asked: unknown[] = [];
let answer: unknown;
let stopped = 0;

vi.mock('virtual:prestige-engine', () => ({ engineUrl: '/engine.wasm' }));
vi.mock('../local/engine', async (original) => ({
  ...(await original<typeof engine>()),
  openEngine: () =>
    Promise.resolve({
      request: (request: unknown) => {
        asked.push(request);
        return Promise.resolve(answer);
      },
      stop: () => (stopped += 1),
    }),
}));

const fairness: Fairness = { commitment: 'ab', entropy: ['mine', 'mine, too'], seed: 'cd' };
let shown: Record<string, unknown>;

async function recompute(): Promise<void> {
  const record = () => Promise.resolve({ actions: ['chance draw'], fairness: { commitment: 'of another game' } });
  shown = mount(FairChance, { target: document.body, props: { fairness, names: ['Ann', 'Ann'], record } });
  flushSync();
  document.querySelector('button')?.click();
  await vi.waitFor(() => expect(stopped).toBe(1));
  await new Promise((resolve) => setTimeout(resolve, 5));
  flushSync();
}

afterEach(() => {
  stopped = 0;
  asked.length = 0;
  void unmount(shown);
});

it('computes every draw again from the seed that is shown', async () => {
  answer = { ok: true, draws: 62 };
  await recompute();
  expect(asked).toEqual([{ cmd: 'verify', record: { actions: ['chance draw'], fairness } }]);
  expect(document.querySelector('.recomputed')?.textContent).toBe(t('fair.recomputed', { amount: 62 }));
  expect(document.body.textContent).toContain('mine, too');
});

it('says which draw is wrong', async () => {
  answer = { ok: false, error: { code: 'bad_record', text: { en: 'It was not drawn fairly.', de: '' } } };
  await recompute();
  expect(document.querySelector('[role=alert]')?.textContent).toBe('It was not drawn fairly.');
  expect(document.querySelector('.recomputed')).toBeNull();
});
