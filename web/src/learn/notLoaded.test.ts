// @vitest-environment jsdom
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  // jsdom has none for pages without an address.
  if (!globalThis.localStorage) vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
});

import { words } from '../i18n/language.svelte';
import Almanac from './almanac/Almanac.svelte';
import Learn from './Learn.svelte';

afterEach(() => vi.restoreAllMocks());

it.each<[string, Component<any>, object]>([
  ['the start', Learn, {}],
  ['the almanac', Almanac, { game: 'citadels', kind: undefined, card: undefined }],
])('says that %s did not come instead of loading forever', async (_, screen, props) => {
  vi.spyOn(words, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
  const shown = mount(screen, { target: document.body, props });
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector('[role=alert]')).not.toBeNull();
  });
  void unmount(shown);
});
