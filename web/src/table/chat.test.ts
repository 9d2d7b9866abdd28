// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  // jsdom has none for pages without an address.
  if (!globalThis.localStorage) vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('IntersectionObserver', class { observe() {} disconnect() {} });
});

import { session } from '../net/session.svelte';
import Afterwards from './Afterwards.svelte';
import Chat from './Chat.svelte';
import type { TableSource } from './source';
import type { Talk } from './talk.svelte';

let shown: Record<string, unknown>;
let said: string[];
let answer: { done: () => void; fail: () => void };

const talk = {
  place: { table: 't', room: 'table' },
  heard: [],
  read() {},
  say: (text: string) => {
    said.push(text);
    return new Promise<void>((done, refuse) => (answer = { done, fail: () => refuse(new Error()) }));
  },
} as unknown as Talk;

const field = () => document.querySelector('input')!;
const settled = async () => {
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
};

function write(text: string): void {
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}

async function send(): Promise<void> {
  document.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  await settled();
}

beforeEach(() => {
  said = [];
  vi.spyOn(session, 'ensure').mockResolvedValue({} as never);
  shown = mount(Chat, { target: document.body, props: { talk } });
  flushSync();
});
afterEach(() => {
  void unmount(shown);
  vi.restoreAllMocks();
});

it('says a thing once, and keeps what is written meanwhile', async () => {
  write('Hello');
  await send();
  await send();
  write('How are you?');
  await send();
  answer.done();
  await settled();
  expect(said).toEqual(['Hello']);
  expect(field().value).toBe('How are you?');
});

it('gives back what could not be said', async () => {
  write('Hello');
  await send();
  write('again');
  answer.fail();
  await settled();
  expect(field().value).toBe('Hello again');
  expect(document.querySelector('[role=alert]')).not.toBeNull();
});

it('begins one game for two presses', async () => {
  const again = vi.fn(() => new Promise<string>(() => {}));
  const after = mount(Afterwards, { target: document.body, props: { source: { table: 't', again } as unknown as TableSource } });
  flushSync();
  const button = document.querySelector<HTMLElement>('.after button')!;
  button.click();
  button.click();
  expect(again).toHaveBeenCalledOnce();
  void unmount(after);
});
