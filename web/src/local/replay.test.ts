// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type { EngineClient } from '../engine/client';
import { LocalReplay } from './replay';
import type { SavedGame, Shelf } from './savedGames';

const actions = Array.from({ length: 30 }, (_, i) => `${i % 2} gather ${i}`);
const game = {
  id: 'local-1',
  seats: [{ name: 'Ann' }, { name: 'Ben' }],
  record: { format: 'prestige-record', version: 1, game: 'citadels', rules: 1, players: 2, actions },
} as unknown as SavedGame;

it('tells the game to the last who asks alone, from one step to the next', async () => {
  const request = vi.fn(async ({ cmd }: { cmd: string }) => {
    await new Promise((resolve) => setTimeout(resolve));
    return { ok: true, cmd, events: [], observation: {}, words: { sentences: ['So it was.'] } };
  });
  const replay = new LocalReplay({ request, stop() {} } as unknown as EngineClient, game, {} as Shelf);
  const first = replay.telling('spectator', 'en').catch(() => null);
  await replay.moment(0, 0, 'en');
  const second = await replay.telling(0, 'en');
  expect(second).toHaveLength(actions.length);
  expect(await first).toBeNull();
  const fromTheStart = request.mock.calls.filter(([{ cmd }]) => cmd === 'replay');
  expect(fromTheStart.length).toBeLessThan(6);
});
