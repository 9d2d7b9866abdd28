// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { copyFrom } from './copy';

let words: HTMLElement;
let copied: string[];

function withClipboard(clipboard: unknown) {
  vi.stubGlobal('navigator', { clipboard });
}

beforeEach(() => {
  words = document.createElement('code');
  words.textContent = 'the token';
  document.body.replaceChildren(words);
  copied = [];
  // jsdom has none.
  document.execCommand = () => false;
});
afterEach(() => vi.unstubAllGlobals());

it('copies', async () => {
  withClipboard({ writeText: async (text: string) => void copied.push(text) });
  await expect(copyFrom(words)).resolves.toBe(true);
  expect(copied).toEqual(['the token']);
});

it('marks the words where nothing can be copied, and says so', async () => {
  for (const clipboard of [undefined, { writeText: () => Promise.reject(new Error('not allowed')) }]) {
    withClipboard(clipboard);
    getSelection()?.removeAllRanges();
    await expect(copyFrom(words)).resolves.toBe(false);
    expect(String(getSelection())).toBe('the token');
  }
});

it('copies what it has marked where that is allowed', async () => {
  withClipboard(undefined);
  document.execCommand = (command) => command === 'copy' && copied.push(String(getSelection())) > 0;
  await expect(copyFrom(words)).resolves.toBe(true);
  expect(copied).toEqual(['the token']);
});
