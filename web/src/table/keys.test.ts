// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  // jsdom has none for pages without an address.
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

import { shortcuts } from '../app/shortcuts.svelte';
import { keyOf } from './keys';

const press = (key: string) => keyOf(new KeyboardEvent('keydown', { key }));

afterEach(() => shortcuts.set(true));

it('knows the keys of the table', () => {
  expect(['Z', '?', 'Escape', 'ArrowLeft'].map(press)).toEqual(['z', '?', 'Escape', 'ArrowLeft']);
});

it('leaves single characters alone for those who do not want them', () => {
  shortcuts.set(false);
  expect(['z', '?', 'Escape', 'ArrowLeft'].map(press)).toEqual([null, null, 'Escape', 'ArrowLeft']);
  expect(localStorage.getItem('prestige.shortcuts')).toBe('off');
});
