// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { RequestError } from '../net/http';
import { Chronicle } from './chronicle.svelte';
import { flash } from './light';
import Log from './Log.svelte';
import LogLine from './LogLine.svelte';

it('shows the latest lines, and all of them to whoever looks for more', () => {
  const chronicle = new Chronicle(() => Promise.resolve({ from: 0, version: 0, sentences: [] }));
  const log = mount(Log, { target: document.body, props: { chronicle, game: 'citadels', names: ['Ann'] } });
  const sentences = Array.from({ length: 100 }, (_, i) => `Line ${i}.`);
  chronicle.take([{ from: 0, version: 1, words: { prompt: '', labels: [], sentences } } as never], 'en');
  flushSync();
  const shown = () => [...document.querySelectorAll('[data-line]')].map((one) => one.textContent?.trim());
  expect(shown()).toEqual(sentences.slice(60));
  document.querySelector<HTMLElement>('li button')?.click();
  flushSync();
  expect(shown()).toEqual(sentences);

  const box = document.querySelector<HTMLElement>('[role=region]')!;
  const scroll = (top: number) => {
    box.scrollTop = top;
    box.dispatchEvent(new Event('scroll'));
    flushSync();
    return shown().length;
  };
  expect(scroll(-100)).toBe(100);
  expect(scroll(0)).toBe(40);
  expect(scroll(-100)).toBe(40);
  expect(scroll(-300)).toBe(100);

  // Whoever reads a little above the end loses no line to new ones, and follows them again at the end.
  scroll(0);
  scroll(-100);
  chronicle.take([{ from: 1, version: 2, words: { prompt: '', labels: [], sentences } } as never], 'en');
  flushSync();
  expect(shown()).toHaveLength(140);
  expect(scroll(0)).toBe(40);
  void unmount(log);
});

const update = (version: number, from?: number) =>
  ({ version, from, words: { prompt: '', labels: [], sentences: [`Line ${version}.`] } }) as never;
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('asks again for a past that nobody has told', async () => {
  const tell = vi.fn(() => Promise.resolve({ from: 0, version: 2, sentences: ['Line 1.', 'Line 2.'] }));
  tell.mockRejectedValueOnce(new RequestError({ code: 'offline', text: '' }));
  const chronicle = new Chronicle(tell);
  chronicle.take([update(2)], 'en');
  await settled();
  expect(chronicle.lines).toEqual([]);
  chronicle.take([update(3, 2)], 'en');
  await settled();
  expect(chronicle.lines.map(({ text }) => text)).toEqual(['Line 1.', 'Line 2.', 'Line 3.']);
});

it('does not ask again where nothing is told', async () => {
  const tell = vi.fn(() => Promise.reject(new RequestError({ code: 'delayed', text: '' })));
  const chronicle = new Chronicle(tell);
  chronicle.take([update(2)], 'en');
  await settled();
  chronicle.take([update(3, 2)], 'en');
  expect(tell).toHaveBeenCalledTimes(2);
});

const board = () => {
  document.body.innerHTML = '<div id="tavern" data-thing="district tavern"></div>';
  return document.getElementById('tavern')!;
};
const line = (onshow?: (thing: string) => void) =>
  mount(LogLine, { target: document.body, props: { segments: [{ text: 'Tavern', thing: 'district tavern' }], onshow } });

afterEach(() => vi.useRealTimers());

it('lights nothing any more when a line goes that was pointed at', () => {
  const tavern = board();
  const shown = line();
  flushSync();
  document.querySelector('.line')?.dispatchEvent(new Event('pointerenter'));
  expect(tavern.hasAttribute('data-lit')).toBe(true);
  void unmount(shown);
  expect(tavern.hasAttribute('data-lit')).toBe(false);
});

it('hands a name on where the board lies behind', () => {
  board();
  const onshow = vi.fn();
  const shown = line(onshow);
  flushSync();
  document.querySelector<HTMLElement>('.line button')?.click();
  expect(onshow).toHaveBeenCalledWith('district tavern');
  void unmount(shown);
});

it.each([[true, 'instant'], [false, 'smooth']])('shows a thing for a moment (still: %s)', (still, behavior) => {
  vi.useFakeTimers();
  window.matchMedia = () => ({ matches: still }) as MediaQueryList;
  const tavern = board();
  const scrollIntoView = vi.fn();
  Object.assign(tavern, { checkVisibility: () => true, scrollIntoView });
  flash('district tavern');
  expect(tavern.hasAttribute('data-lit')).toBe(true);
  expect(scrollIntoView).toHaveBeenCalledWith(expect.objectContaining({ behavior }));
  vi.advanceTimersByTime(5000);
  expect(tavern.hasAttribute('data-lit')).toBe(false);
});
