import { describe, expect, test } from 'vitest';

import { EngineClient, LocalGame, type OpenWorker, type WorkerPort } from './client';
import { Engine, EngineStopped } from './engine';
import { testModule } from './testModule';
import type { Acting } from './protocol';
import type { WorkerReply, WorkerRequest } from './worker';

// An empty module: these workers only pretend to have an engine.
const noModule = new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));

class FakeWorker implements WorkerPort {
  onmessage: ((event: MessageEvent<WorkerReply>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  readonly asked: WorkerRequest[] = [];
  isTerminated = false;

  constructor(private readonly answer?: (line: string) => string) {}

  postMessage(message: WebAssembly.Module | WorkerRequest): void {
    if (message instanceof WebAssembly.Module) return;
    this.asked.push(message);
    const { key, line } = message;
    if (this.answer) this.send({ key, line: this.answer(line) });
  }

  send(data: WorkerReply): void {
    queueMicrotask(() => this.onmessage?.(new MessageEvent('message', { data })));
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

describe('a client', () => {
  test('gives every request its own answer', async () => {
    const worker = new FakeWorker();
    const client = new EngineClient(noModule, () => worker);
    const acting = client.request<'acting'>({ cmd: 'acting' });
    const undone = client.request<'undo'>({ cmd: 'undo' });
    const [first, second] = worker.asked;
    expect(worker.asked.map(({ line }) => line)).toEqual(['{"cmd":"acting"}', '{"cmd":"undo"}']);
    worker.send({ key: second!.key, line: '{"ok":false,"error":{"code":"no_game"}}' });
    worker.send({ key: first!.key, line: '{"ok":true,"seats":[1],"over":false}' });
    expect(await undone).toMatchObject({ ok: false, error: { code: 'no_game' } });
    expect(await acting).toEqual({ ok: true, seats: [1], over: false });
  });

  test('that is stopped ends its worker and rejects what waits and what follows', async () => {
    const worker = new FakeWorker();
    const client = new EngineClient(noModule, () => worker);
    const waiting = client.request({ cmd: 'games' });
    client.stop();
    await expect(waiting).rejects.toBeInstanceOf(EngineStopped);
    await expect(client.request({ cmd: 'games' })).rejects.toBeInstanceOf(EngineStopped);
    expect(worker.isTerminated).toBe(true);
  });

  test('whose engine breaks down is stopped', async () => {
    const worker = new FakeWorker();
    const client = new EngineClient(noModule, () => worker);
    const waiting = client.request({ cmd: 'games' });
    worker.send({ stopped: 'unreachable' });
    await expect(waiting).rejects.toThrow('unreachable');
    expect(client.isStopped).toBe(true);
  });
});

describe('a local game', () => {
  const record = '{"seed":18446744073709551615,"actions":[]}';

  test('lets bots think in another worker, with the record as it is', async () => {
    const game = new FakeWorker(() => `{"ok":true,"record":${record}}`);
    const thinker = new FakeWorker(() => '{"ok":true,"action":"end_turn"}');
    const workers = [game, thinker];
    const local = new LocalGame(noModule, () => workers.shift()!);
    expect(await local.think({ seat: 2, bot: 'greedy' })).toEqual({ ok: true, action: 'end_turn' });
    expect(game.asked.map(({ line }) => line)).toEqual(['{"cmd":"record"}']);
    expect(thinker.asked.map(({ line }) => line)).toEqual([
      `{"cmd":"replay","chance":"manual","record":${record}}`,
      '{"cmd":"bot","seat":2,"bot":"greedy"}',
    ]);
  });

  test('lets them explain in the same way', async () => {
    const game = new FakeWorker(() => `{"ok":true,"record":${record}}`);
    const thinker = new FakeWorker(() => '{"ok":true,"candidates":[]}');
    const workers = [game, thinker];
    const local = new LocalGame(noModule, () => workers.shift()!);
    const question = { seat: 1, language: 'de', ms: 50 } as const;
    expect(await local.explain(question)).toEqual({ ok: true, candidates: [] });
    expect(thinker.asked.map(({ line }) => line)).toEqual([
      `{"cmd":"replay","chance":"manual","record":${record}}`,
      '{"cmd":"explain","seat":1,"language":"de","ms":50}',
    ]);
  });

  test('goes on when thinking is cancelled', async () => {
    const game = new FakeWorker(() => `{"ok":true,"record":${record}}`);
    const slow = new FakeWorker();
    const quick = new FakeWorker(() => '{"ok":true,"action":"end_turn"}');
    const workers = [game, slow, quick];
    const local = new LocalGame(noModule, () => workers.shift()!);
    const cancelled = new AbortController();
    const thought = local.think({ seat: 0, bot: 'greedy' }, cancelled.signal);
    setTimeout(() => cancelled.abort(), 5);
    await expect(thought).rejects.toBeInstanceOf(EngineStopped);
    expect(slow.isTerminated).toBe(true);
    expect(game.isTerminated).toBe(false);
    expect(await local.think({ seat: 0, bot: 'greedy' })).toMatchObject({ action: 'end_turn' });
  });

  test('has no thoughts before it has begun', async () => {
    const refused = { ok: false, error: { code: 'no_game', text: { en: '', de: '' } } };
    const open: OpenWorker = () => new FakeWorker(() => JSON.stringify(refused));
    const local = new LocalGame(noModule, open);
    expect(await local.think({ seat: 0, bot: 'greedy' })).toEqual(refused);
  });
});

describe('the engine', () => {
  const open = (): Engine => new Engine(testModule());

  test('plays a whole game', () => {
    const engine = open();
    const started = engine.request<'new'>({ cmd: 'new', game: 'citadels', players: 3, seed: 7 });
    let now: Acting = started.ok ? started : { seats: [], over: true };
    while (!now.over) {
      const seat = now.seats[0] as number;
      const thought = engine.request<'bot'>({ cmd: 'bot', seat, bot: 'greedy' });
      const action = thought.ok ? thought.action : '';
      const applied = engine.request<'apply'>({ cmd: 'apply', seat, action });
      if (!applied.ok) throw new Error(applied.error.text.en);
      now = applied;
    }
    const view = engine.request<'view'>({ cmd: 'view', seat: 0, from: 0, language: 'de' });
    expect(view.ok && view.outcome).toHaveProperty('winners');
    expect(view.ok && view.words?.sentences.length).toBeGreaterThan(50);
  });

  test('takes a random seed when there is none', () => {
    const engine = open();
    const seeds = [0, 1].map(() => engine.request<'new'>({ cmd: 'new', game: 'trickerion' }));
    expect(seeds[0]).not.toEqual(seeds[1]);
  });

  test('refuses what is no request, and what is too long', () => {
    const engine = open();
    expect(JSON.parse(engine.answer('nonsense'))).toMatchObject({ error: { code: 'bad_json' } });
    const long = JSON.parse(engine.answer(' '.repeat(20_000_000)));
    expect(long).toMatchObject({ error: { code: 'line_too_long' } });
  });
});
