// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  // jsdom has none for pages without an address.
  if (!globalThis.localStorage) vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
});
vi.mock('../learn/texts/de.json', () => ({ default: {} }));

import { l } from '../learn/texts';
import { catalogues } from './catalogues';
import { words } from './language.svelte';

afterEach(async () => {
  vi.restoreAllMocks();
  await words.speak('en');
});

it('speaks what was chosen last, however long the first takes', async () => {
  const coming = new Map<string, () => void>();
  vi.spyOn(catalogues, 'load').mockImplementation((language) => new Promise((resolve) => coming.set(language, resolve)));
  const both = ['de', 'en'].map((language) => words.speak(language));
  coming.get('en')?.();
  coming.get('de')?.();
  await Promise.all(both);
  expect([words.language, document.documentElement.lang]).toEqual(['en', 'en']);
});

it('says so when the words of a language do not come', async () => {
  vi.spyOn(catalogues, 'load').mockRejectedValueOnce(new Error());
  await words.speak('de');
  expect([words.language, words.missing]).toEqual(['en', true]);
  await words.speak('de');
  expect([words.language, words.missing]).toEqual(['de', false]);
});

it('says in English what the pages for learning do not say yet', async () => {
  await words.speak('de');
  expect(l('learn.title')).toBe('Learn to play');
});
