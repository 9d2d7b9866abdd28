// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import { t } from '../i18n/language.svelte';
import Problem from './Problem.svelte';

const button = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === t('ui.again'));

it('lets one try again what can be tried again', () => {
  const again = vi.fn();
  const problem = mount(Problem, { target: document.body, props: { text: 'Late.', again } });
  flushSync();
  button()?.click();
  expect(again).toHaveBeenCalledOnce();
  void unmount(problem);
});

it('offers nothing that would fail again', () => {
  const problem = mount(Problem, { target: document.body, props: { text: 'Gone.' } });
  flushSync();
  expect(button()).toBeUndefined();
  void unmount(problem);
});
