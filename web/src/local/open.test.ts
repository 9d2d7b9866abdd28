// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { RequestError } from '../net/http';
import { openLocalTable } from './open';

const stopped = vi.hoisted(() => vi.fn());

vi.mock('./engine', async (original) => ({
  ...(await original<typeof import('./engine')>()),
  openGame: () =>
    Promise.resolve({
      request: () => Promise.resolve({ ok: false, error: { code: 'bad_record', text: { en: 'Broken.', de: 'Kaputt.' } } }),
      stop: stopped,
    }),
}));

vi.mock('./savedGames', async (original) => ({
  ...(await original<typeof import('./savedGames')>()),
  shelf: { get: (id: string) => Promise.resolve({ id, seats: [], record: { actions: [] } }) },
}));

it('leaves no engine behind when a saved game cannot be opened', async () => {
  await expect(openLocalTable('local-1')).rejects.toThrow(RequestError);
  expect(stopped).toHaveBeenCalledOnce();
});
