// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import { t, words } from '../i18n/language.svelte';
import Home from './Home.svelte';

it('says so when the words of a game did not come', async () => {
  vi.spyOn(words, 'load').mockRejectedValue(new TypeError('offline'));
  const home = mount(Home, { target: document.body });
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector('[role=alert]')?.textContent).toContain(t('ui.notLoaded'));
  });
  void unmount(home);
});
