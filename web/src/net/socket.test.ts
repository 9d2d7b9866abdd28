import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Update } from '../generated/api';
import { patience } from './liveness';
import { Connection } from './socket';

class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;

  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.closed = true;
  }

  greet() {
    this.onopen?.();
    this.push({ type: 'hello', protocol: 1, server: 'test' });
  }
  push(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  lose() {
    this.onclose?.();
  }
  of(type: string) {
    return this.sent.filter((message) => message['type'] === type);
  }
}

let sockets: FakeSocket[];
let connection: Connection;
const last = () => sockets.at(-1) as FakeSocket;

function update(version: number, from?: number): Update {
  return {
    type: 'update',
    table: 't',
    seat: 0,
    version,
    ...(from === undefined ? {} : { from }),
    acting: [],
    time_left_ms: [],
    events: [],
    legal: [],
    can_undo: false,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  connection = new Connection(() => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket as unknown as WebSocket;
  });
  connection.connect();
});
afterEach(() => vi.useRealTimers());

describe('connection', () => {
  it('says hello first and sends requests only after the answer', () => {
    void connection.request('me', {});
    last().onopen?.();
    expect(last().sent).toEqual([{ type: 'hello', protocol: 1 }]);
    last().push({ type: 'hello', protocol: 1, server: 'test' });
    expect(last().of('me')).toHaveLength(1);
  });

  it('gives each answer to its request, in any order', async () => {
    last().greet();
    const first = connection.request('me', {});
    const second = connection.request('games', {});
    const [a, b] = last().sent.slice(1);
    last().push({ type: 'reply', id: b?.['id'], ok: true, reply: 'second' });
    last().push({ type: 'reply', id: a?.['id'], ok: false, error: { code: 'forbidden', text: 'No.' } });
    await expect(second).resolves.toBe('second');
    await expect(first).rejects.toMatchObject({ code: 'forbidden', message: 'No.' });
  });

  it('comes back and asks for what it missed', () => {
    const taken: number[] = [];
    connection.watch({ table: 't', seat: 0, words: 'en' }, (one) => taken.push(one.version));
    last().greet();
    expect(last().of('watch')[0]).not.toHaveProperty('after');
    last().push(update(5));
    last().push(update(6, 5));
    last().lose();
    expect(connection.status).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
    last().greet();
    expect(last().of('watch')[0]).toMatchObject({ table: 't', seat: 0, after: 6 });
    last().push(update(8, 6));
    expect(taken).toEqual([5, 6, 8]);
    expect(connection.status).toBe('open');
  });

  it('takes nothing twice, and asks again when there is a gap', () => {
    const taken: number[] = [];
    connection.watch({ table: 't', seat: 0, words: 'en' }, (one) => taken.push(one.version));
    last().greet();
    last().push(update(5));
    last().push(update(6, 5));
    last().push(update(6, 5));
    expect(taken).toEqual([5, 6]);
    expect(last().of('watch')).toHaveLength(1);
    last().push(update(9, 8));
    expect(taken).toEqual([5, 6]);
    expect(last().of('watch')[1]).toMatchObject({ after: 6 });
  });

  it('sends a decision with a key again, and nothing else', async () => {
    last().greet();
    const decision = connection.request(
      'act',
      { table: 't', seat: 0, action: 'a', version: 1, key: 'k' },
      true,
    );
    const question = connection.request('me', {});
    last().lose();
    await expect(question).rejects.toMatchObject({ code: 'offline' });
    vi.advanceTimersByTime(1000);
    last().greet();
    expect(last().of('me')).toHaveLength(0);
    expect(last().of('act')).toMatchObject([{ key: 'k' }]);
    last().push({ type: 'reply', id: last().of('act')[0]?.['id'], ok: true, reply: { version: 2 } });
    await expect(decision).resolves.toEqual({ version: 2 });
  });

  it('waits longer after each failure', () => {
    const waited = Array.from({ length: 8 }, () => {
      const before = sockets.length;
      last().lose();
      let ms = 0;
      for (; sockets.length === before; ms += 100) vi.advanceTimersByTime(100);
      return ms;
    });
    expect(waited[0]).toBeLessThanOrEqual(400);
    expect(waited[7]).toBeGreaterThan(8_000);
    expect(waited[7]).toBeLessThanOrEqual(15_000);
  });

  it('tells all that has happened without disturbing what is followed', async () => {
    const taken: number[] = [];
    const watch = connection.watch({ table: 't', seat: 0, words: 'en' }, (one) => taken.push(one.version));
    last().greet();
    last().push(update(5));
    const past = Promise.all([watch.past(), watch.past()]);
    expect(last().of('watch').slice(1)).toMatchObject([{ table: 't', seat: 0, words: 'en', after: 0 }]);
    last().push(update(6, 5));
    last().push({ ...update(6, 0), events: ['all'] });
    last().push(update(7, 6));
    await expect(past).resolves.toMatchObject([{ version: 6, events: ['all'] }, { version: 6 }]);
    expect(taken).toEqual([5, 6, 7]);
  });

  it('asks again for all that has happened when the answer is lost', async () => {
    const watch = connection.watch({ table: 't', seat: 0, words: 'en' }, () => {});
    last().greet();
    last().push(update(5));
    const past = watch.past();
    last().lose();
    vi.advanceTimersByTime(1000);
    last().greet();
    expect(last().of('watch')).toMatchObject([{ after: 5 }, { after: 0 }]);
    last().push(update(5, 0));
    await expect(past).resolves.toMatchObject({ version: 5 });
  });

  it('does not complain about a table whose past it is refused', async () => {
    const refused = vi.fn();
    const watch = connection.watch({ table: 't', seat: 0, words: 'en' }, () => {}, refused);
    last().greet();
    last().push(update(5));
    const past = watch.past();
    const asked = last().of('watch').at(-1);
    last().push({ type: 'reply', id: asked?.['id'], ok: false, error: { code: 'too_many', text: '' } });
    await expect(past).rejects.toMatchObject({ code: 'too_many' });
    expect(refused).not.toHaveBeenCalled();
    void watch.past();
    expect(last().of('watch')).toHaveLength(3);
  });

  it('follows a table no more once stopped', () => {
    const taken: number[] = [];
    const watch = connection.watch({ table: 't', seat: 0, words: 'en' }, (one) => taken.push(one.version));
    last().greet();
    watch.stop();
    last().push(update(5));
    expect(taken).toEqual([]);
    expect(last().of('unwatch')).toMatchObject([{ table: 't', seat: 0 }]);
  });

  it('goes on with a table that somebody else follows from the same seat', () => {
    const room = connection.watch({ table: 't', words: 'en' }, () => {});
    last().greet();
    const game = connection.watch({ table: 't', words: 'en' }, () => {});
    room.stop();
    expect(last().of('unwatch')).toEqual([]);
    game.stop();
    expect(last().of('unwatch')).toMatchObject([{ table: 't' }]);
  });
});

describe('a connection that dies without a word', () => {
  const replaced = () => sockets.length === 2 && sockets[0]?.closed === true;

  it('is noticed when a decision is not answered, and the decision is sent again', async () => {
    last().greet();
    const decision = connection.request('act', { table: 't', seat: 0, action: 'a', version: 1, key: 'k' }, true);
    vi.advanceTimersByTime(10_000);
    expect(connection.status).toBe('open');
    expect(last().of('me')).toHaveLength(1);
    vi.advanceTimersByTime(4_000);
    expect(connection.status).toBe('lost');
    vi.advanceTimersByTime(500);
    expect(replaced()).toBe(true);
    last().greet();
    expect(last().of('act')).toMatchObject([{ key: 'k' }]);
    last().push({ type: 'reply', id: last().of('act')[0]?.['id'], ok: true, reply: { version: 2 } });
    await expect(decision).resolves.toEqual({ version: 2 });
  });

  it('is noticed soon when there is a reason to doubt', () => {
    last().greet();
    connection.check();
    vi.advanceTimersByTime(4_500);
    expect(replaced()).toBe(true);
  });

  it('is noticed in the end while nothing happens', () => {
    last().greet();
    vi.advanceTimersByTime(34_500);
    expect(replaced()).toBe(true);
  });

  it('is noticed before it has said hello', () => {
    last().onopen?.();
    vi.advanceTimersByTime(10_500);
    expect(replaced()).toBe(true);
  });

  it('is replaced again and again, less and less often, also after a restart', () => {
    last().greet();
    connection.restart();
    const opened = Array.from({ length: 8 }, () => {
      const before = sockets.length;
      let ms = 0;
      for (; sockets.length === before; ms += 100) vi.advanceTimersByTime(100);
      expect(sockets.at(-2)?.closed).toBe(true);
      return ms;
    });
    expect(opened[0]).toBeLessThanOrEqual(patience.hello + 400);
    expect(opened[7]).toBeGreaterThan(patience.hello + 8_000);
    expect(opened[7]).toBeLessThanOrEqual(patience.hello + 15_000);
  });

  it('is one that lives as long as anything comes, even a refusal', () => {
    last().greet();
    void connection.request('games', {});
    for (let i = 0; i < 20; i += 1) {
      vi.advanceTimersByTime(13_000);
      const asked = last().of('me').at(-1);
      last().push({ type: 'reply', id: asked?.['id'], ok: false, error: { code: 'not_signed_in', text: '' } });
    }
    expect(sockets).toHaveLength(1);
    expect(connection.status).toBe('open');
  });

  it('is not waited for: what comes of it later counts no more', () => {
    const taken: number[] = [];
    connection.watch({ table: 't', seat: 0, words: 'en' }, (one) => taken.push(one.version));
    last().greet();
    const old = last();
    connection.check();
    vi.advanceTimersByTime(4_500);
    old.push(update(5));
    expect(taken).toEqual([]);
  });

  it('is opened at once when the network is back', () => {
    last().greet();
    last().lose();
    connection.check();
    expect(sockets).toHaveLength(2);
  });
});
