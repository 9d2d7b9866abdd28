// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  // jsdom has none for pages without an address.
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

import { announcer } from '../app/announce.svelte';
import { muted } from '../app/muted.svelte';
import type { ChatLine, Me } from '../generated/api';
import { Session } from '../net/session.svelte';
import { Connection } from '../net/socket';
import { Talk } from './talk.svelte';

const me: Me = { person: 'ann', name: 'Ann', claimed: false, language: 'en', rated: true };

class FakeSocket {
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  close() {}
  send(text: string) {
    const { type, id, after = 0 } = JSON.parse(text) as { type: string; id: number; after?: number };
    if (type !== 'chat') return;
    asked.push(after);
    push({ type: 'reply', id, ok: true, reply: { lines: said.filter((line) => line.number > after) } });
  }
}

let socket: FakeSocket;
let connection: Connection;
let talk: Talk;
/** What the server knows, and after which lines it was asked. */
let said: ChatLine[];
let asked: number[];

const push = (message: unknown) => socket.onmessage?.({ data: JSON.stringify(message) });
const line = (number: number, person = 'bob', room: ChatLine['room'] = 'table'): ChatLine => ({
  number,
  at: number,
  person,
  name: person,
  room,
  text: `line ${number}`,
});
const greet = async () => {
  push({ type: 'hello', protocol: 1, server: 'test', me });
  await settled();
};
const settled = () => new Promise((resolve) => setTimeout(resolve));
const hear = (one: ChatLine, table = 't') => push({ type: 'chat', table, line: one });
const numbers = () => talk.heard.map((one) => one.number);
const announced = () => announcer.lines.map((one) => one.text);

beforeEach(async () => {
  said = [line(1), line(2, 'ann')];
  asked = [];
  announcer.lines = [];
  connection = new Connection(() => (socket = new FakeSocket()) as unknown as WebSocket);
  talk = new Talk({ table: 't', room: 'table' }, connection, new Session(connection));
  connection.connect();
  await greet();
});
afterEach(() => {
  muted.people = [];
  talk.stop();
});

it('knows what was said before, which is no news', () => {
  expect(numbers()).toEqual([1, 2]);
  expect(talk.unread).toBe(0);
  expect(announced()).toEqual([]);
});

it('counts and tells what others say here', () => {
  hear(line(3));
  hear(line(4, 'ann'));
  hear(line(5, 'bob', 'spectators'));
  hear(line(6), 'elsewhere');
  expect(numbers()).toEqual([1, 2, 3, 4]);
  expect(talk.unread).toBe(1);
  expect(announced()).toEqual(['bob: line 3']);
  talk.read();
  expect(talk.unread).toBe(0);
});

it('asks for what was said while the connection was lost', async () => {
  said.push(line(3), line(4));
  socket.onclose?.();
  connection.check();
  await greet();
  expect(asked).toEqual([0, 2]);
  expect(numbers()).toEqual([1, 2, 3, 4]);
  expect(talk.unread).toBe(2);
  expect(announced()).toEqual(['bob: line 3', 'bob: line 4']);
});

it('keeps the order and takes nothing twice', async () => {
  hear(line(4));
  said.push(line(3), line(4));
  await talk.load();
  expect(numbers()).toEqual([1, 2, 3, 4]);
});

it('does not let muted people be heard', () => {
  muted.people = [{ person: 'bob', name: 'bob' }];
  hear(line(3));
  hear(line(4, 'cem'));
  expect(numbers()).toEqual([2, 4]);
  expect(talk.unread).toBe(1);
  expect(announced()).toEqual(['cem: line 4']);
});
