// @vitest-environment jsdom
import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Dialog from './Dialog.svelte';

let shown: Record<string, unknown>;
const onclose = vi.fn();
const children = createRawSnippet(() => ({ render: () => '<p id="words">Words to mark</p>' }));
const dialog = () => document.querySelector('dialog')!;
const on = (element: Element, type: string) => element.dispatchEvent(new MouseEvent(type, { bubbles: true }));

beforeEach(() => {
  // jsdom shows no dialogues.
  HTMLDialogElement.prototype.showModal = () => {};
  HTMLDialogElement.prototype.close = () => {};
  onclose.mockClear();
  shown = mount(Dialog, { target: document.body, props: { title: 'Title', onclose, children } });
  flushSync();
});
afterEach(() => void unmount(shown));

it('closes when somebody presses beside it', () => {
  on(dialog(), 'pointerdown');
  on(dialog(), 'click');
  expect(onclose).toHaveBeenCalledOnce();
});

it('stays when marking words ends beside it', () => {
  on(document.querySelector('#words')!, 'pointerdown');
  // A press that begins inside and ends outside is a click on what holds both.
  on(dialog(), 'click');
  expect(onclose).not.toHaveBeenCalled();
});
