// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  // jsdom has none for pages without an address.
  if (!globalThis.localStorage) vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
});

import { connection, session } from '../net/session.svelte';
import ListScreen from './ListScreen.svelte';

const perPage = 2;
let rows: string[];
let screen: Record<string, unknown>;

const table = (name: string) => ({ table: name, game: 'citadels', players: 2, status: 'over', seats: [], updated: 0 });

function page(after?: string) {
  const from = after === undefined ? 0 : rows.indexOf(after) + 1;
  const shown = rows.slice(from, from + perPage);
  return { tables: shown.map(table), ...(from + perPage < rows.length ? { next: shown.at(-1) } : {}) };
}

const links = () => [...document.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
const more = () => [...document.querySelectorAll('button')].find((button) => button.textContent === 'Show more');
const shows = (...names: string[]) =>
  vi.waitFor(() => {
    flushSync();
    expect(links()).toEqual(names.map((name) => `#/replay/${name}`));
  });

beforeEach(async () => {
  rows = ['a', 'b', 'c', 'd', 'e'];
  vi.spyOn(session, 'known').mockResolvedValue();
  vi.spyOn(connection, 'request').mockImplementation((_type, request) =>
    Promise.resolve(page((request as { after?: string }).after) as never),
  );
  const props = { title: '', text: '', empty: 'Nothing', query: {} };
  screen = mount(ListScreen, { target: document.body, props });
  await shows('a', 'b');
});
afterEach(() => {
  void unmount(screen);
  vi.restoreAllMocks();
});

it('keeps what was brought by "More" when something changes', async () => {
  more()?.click();
  await shows('a', 'b', 'c', 'd');
  document.querySelectorAll<HTMLElement>('li a')[3]?.focus();
  rows.splice(1, 1);
  connection.onPush({ type: 'lobby' } as never);
  await shows('a', 'c', 'd', 'e');
  expect(document.activeElement?.getAttribute('href')).toBe('#/replay/d');
});

it('goes on at what is new when there are no more', async () => {
  rows.splice(3);
  more()?.click();
  await shows('a', 'b', 'c');
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('href')).toBe('#/replay/c'));
});

it('shows what it has when a reload fails', async () => {
  vi.mocked(connection.request).mockRejectedValueOnce(new Error());
  connection.onPush({ type: 'lobby' } as never);
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')).not.toBeNull());
  expect(links()).toHaveLength(2);
});
