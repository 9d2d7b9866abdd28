// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { RequestError } from '../net/http';
import { Chronicle } from './chronicle.svelte';
import { flash } from './light';
import Log from './Log.svelte';
import LogLine from './LogLine.svelte';

const nothingYet = () => Promise.resolve({ from: 0, version: 0, sentences: [] });
const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));

it('brings new lines into view, unless somebody reads further up', async () => {
  const chronicle = new Chronicle(nothingYet);
  const log = mount(Log, { target: document.body, props: { chronicle, game: 'citadels', names: ['Ann'] } });
  flushSync();
  const box = document.querySelector<HTMLElement>('[role=region]')!;
  const scrollTo = vi.fn();
  Object.assign(box, { scrollTo });
  Object.defineProperties(box, { scrollHeight: { value: 1000 }, clientHeight: { value: 200 } });
  const tell = async (version: number, scrollTop: number) => {
    box.scrollTop = scrollTop;
    box.dispatchEvent(new Event('scroll'));
    await drawn();
    scrollTo.mockClear();
    const words = { prompt: '', labels: [], sentences: [`Line ${version}.`] };
    chronicle.take({ from: version - 1, version, words } as never, 'en');
    flushSync();
    await drawn();
    return scrollTo.mock.calls.length;
  };
  expect(await tell(1, 800)).toBe(1);
  expect(await tell(2, 300)).toBe(0);
  expect(await tell(3, 790)).toBe(1);
  void unmount(log);
});

const update = (version: number, from?: number) =>
  ({ version, from, words: { prompt: '', labels: [], sentences: [`Line ${version}.`] } }) as never;
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('asks again for a past that nobody has told', async () => {
  const tell = vi.fn(() => Promise.resolve({ from: 0, version: 2, sentences: ['Line 1.', 'Line 2.'] }));
  tell.mockRejectedValueOnce(new RequestError({ code: 'offline', text: '' }));
  const chronicle = new Chronicle(tell);
  chronicle.take(update(2), 'en');
  await settled();
  expect(chronicle.lines).toEqual([]);
  chronicle.take(update(3, 2), 'en');
  await settled();
  expect(chronicle.lines.map(({ text }) => text)).toEqual(['Line 1.', 'Line 2.', 'Line 3.']);
});

it('does not ask again where nothing is told', async () => {
  const tell = vi.fn(() => Promise.reject(new RequestError({ code: 'delayed', text: '' })));
  const chronicle = new Chronicle(tell);
  chronicle.take(update(2), 'en');
  await settled();
  chronicle.take(update(3, 2), 'en');
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
