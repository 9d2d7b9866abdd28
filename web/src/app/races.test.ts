// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  // jsdom has none for pages without an address.
  if (!globalThis.localStorage) vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
});

import type { Me, Notice } from '../generated/api';
import * as http from '../net/http';
import { connection, session } from '../net/session.svelte';
import { muted } from './muted.svelte';
import { notices } from './notices.svelte';

const notice = (number: number, read = false): Notice => ({ number, at: 0, kind: 'your_move', table: 't', read });
const person = (name: string) => ({ person: name, name }) as Me;
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** What the server has been asked, to be answered later. */
let answers: ((answer: unknown) => void)[];

beforeEach(() => {
  answers = [];
  vi.spyOn(http, 'call').mockImplementation(() => new Promise((resolve) => answers.push(resolve as never)));
  session.me = person('ann');
});
afterEach(async () => {
  session.me = null;
  await Promise.all([notices.load(), muted.load()]);
  vi.restoreAllMocks();
});

it('keeps a notice that comes while the others are on their way', async () => {
  const loading = notices.load();
  connection.onPush({ type: 'notice', notice: notice(3) });
  answers[0]?.({ notices: [notice(1), notice(2)] });
  await loading;
  expect(notices.list.map(({ number }) => number)).toEqual([3, 2, 1]);
});

it('does not forget what has been read meanwhile', async () => {
  const known = notices.load();
  answers[0]?.({ notices: [notice(1)] });
  await known;
  const loading = notices.load();
  void notices.read(1);
  answers[1]?.({ notices: [notice(1)] });
  await loading;
  expect(notices.unread).toBe(0);
});

it('brings back nothing of somebody who has gone', async () => {
  const loading = [notices.load(), muted.load()];
  session.me = null;
  await Promise.all([notices.load(), muted.load()]);
  answers[0]?.({ notices: [notice(1)] });
  answers[1]?.({ people: [{ person: 'bob', name: 'Bob' }] });
  await Promise.all(loading);
  expect([notices.list, muted.people]).toEqual([[], []]);
});

it('does not forget who has been muted meanwhile', async () => {
  const loading = muted.load();
  const muting = muted.set({ person: 'bob', name: 'Bob' }, true);
  answers[1]?.({});
  await muting;
  answers[0]?.({ people: [] });
  await loading;
  await settled();
  expect(muted.has('bob')).toBe(true);
});
