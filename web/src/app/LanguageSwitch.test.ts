// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import { words } from '../i18n/language.svelte';
import LanguageSwitch from './LanguageSwitch.svelte';

let shown: ReturnType<typeof mount> | undefined;

function show(choices?: string[]): HTMLElement {
  shown = mount(LanguageSwitch, { target: document.body, props: { choices } });
  flushSync();
  return document.body;
}

afterEach(async () => {
  if (shown) await unmount(shown);
  await words.speak('en');
});

it('is a button for the other language while there are two', async () => {
  const button = show().querySelector('button');
  expect([button?.lang, button?.getAttribute('aria-label')]).toEqual(['de', 'Deutsch']);
  button?.click();
  await expect.poll(() => document.querySelector('button')?.lang).toBe('en');
  expect(document.documentElement.lang).toBe('de');
});

it('is a list when there are more', () => {
  const list = show(['en', 'de', 'pl']).querySelector('select');
  expect([...(list?.options ?? [])].map(({ text }) => text)).toEqual(['English', 'Deutsch', 'Polski']);
  expect(list?.value).toBe('en');
});
