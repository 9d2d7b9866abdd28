// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

vi.hoisted(() => {
  // jsdom has none for pages without an address.
  if (!globalThis.localStorage) vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
});

import type { Notice } from '../generated/api';
import { merged } from './notices.svelte';

const notice = (number: number, read = false): Notice => ({ number, at: 0, kind: 'your_move', table: 't', read });

it('keeps each notice once, the newest first', () => {
  const list = merged([notice(2), notice(1)], [notice(3), notice(2, true)]);
  expect(list.map(({ number, read }) => [number, read])).toEqual([[3, false], [2, true], [1, false]]);
});
