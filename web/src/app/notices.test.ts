// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  // jsdom has none for pages without an address.
  if (!globalThis.localStorage) vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
});

import type { Notice } from '../generated/api';
import * as http from '../net/http';
import { connection } from '../net/session.svelte';
import { merged, notices, readUpto } from './notices.svelte';

const notice = (number: number, read = false, table = 't'): Notice => ({ number, at: 0, kind: 'your_move', table, read });
const come = (one: Notice) => connection.onPush({ type: 'notice', notice: one });

let told: unknown[];
beforeEach(() => {
  told = [];
  vi.spyOn(http, 'call').mockImplementation((name, request) => {
    if (name === 'read_notices') told.push(request);
    return Promise.resolve({ notices: [] }) as never;
  });
});
afterEach(() => {
  notices.list = [];
  vi.restoreAllMocks();
});

it('keeps each notice once, the newest first', () => {
  const list = merged([notice(2), notice(1)], [notice(3), notice(2, true)]);
  expect(list.map(({ number, read }) => [number, read])).toEqual([[3, false], [2, true], [1, false]]);
});

it('knows up to where all are read', () => {
  expect(readUpto([])).toBe(0);
  expect(readUpto([notice(3, true), notice(2), notice(1, true)])).toBe(1);
  expect(readUpto([notice(3, true), notice(1)])).toBe(0);
  expect(readUpto([notice(3, true), notice(2, true)])).toBe(3);
});

it('has nothing to say about the table that is open', () => {
  come(notice(1));
  expect(notices.unread).toBe(1);
  const leave = notices.attend('t');
  expect(notices.unread).toBe(0);
  come(notice(2));
  expect(notices.unread).toBe(0);
  expect(told).toEqual([{ upto: 1 }, { upto: 2 }]);
  leave();
  come(notice(3));
  expect(notices.unread).toBe(1);
});

it('keeps what is unread of other tables, also on the server', () => {
  come(notice(1, false, 'elsewhere'));
  const leave = notices.attend('t');
  come(notice(2));
  expect([notices.unread, told]).toEqual([1, []]);
  leave();
});

it('stays with the table that was opened last', () => {
  const leave = notices.attend('before');
  const leaveNext = notices.attend('t');
  leave();
  come(notice(1));
  expect(notices.unread).toBe(0);
  leaveNext();
});
