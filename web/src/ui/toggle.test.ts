// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import Toggle from './Toggle.svelte';

let toggle: Record<string, unknown>;
afterEach(() => void unmount(toggle));

function show(onchange?: (checked: boolean) => unknown): HTMLInputElement {
  toggle = mount(Toggle, { target: document.body, props: { label: 'Tell me', checked: false, onchange } });
  flushSync();
  return document.querySelector('input')!;
}

it('shows what it was when a change is refused', async () => {
  let refuse = () => {};
  const input = show(() => new Promise<void>((resolve) => (refuse = resolve)));
  input.click();
  expect(input.checked).toBe(true);
  refuse();
  await vi.waitFor(() => expect(input.checked).toBe(false));
});

it('changes by itself where nobody is asked', async () => {
  const input = show();
  input.click();
  await new Promise((resolve) => setTimeout(resolve));
  expect(input.checked).toBe(true);
});
