// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Count from './Count.svelte';

let count: Record<string, unknown>;
let still = false;
const props = $state({ value: 3 });
const shown = () => document.querySelector('.count')!.textContent;

function become(value: number): void {
  props.value = value;
  flushSync();
}

/** All that is shown until it rests. */
function watched(): (string | null)[] {
  const seen = [];
  for (let ms = 0; ms < 400; ms += 5) {
    vi.advanceTimersByTime(5);
    flushSync();
    if (seen.at(-1) !== shown()) seen.push(shown());
  }
  return seen;
}

beforeEach(() => {
  vi.useFakeTimers();
  still = false;
  globalThis.matchMedia = (() => ({ matches: still })) as unknown as typeof matchMedia;
  props.value = 3;
  count = mount(Count, { target: document.body, props });
  flushSync();
});
afterEach(() => {
  void unmount(count);
  vi.useRealTimers();
});

it('counts to its new value, and draws no picture without another number', () => {
  const frame = vi.spyOn(window, 'requestAnimationFrame');
  become(6);
  expect(watched()).toEqual(['3', '4', '5', '6']);
  expect(vi.getTimerCount()).toBe(0);
  expect(frame).not.toHaveBeenCalled();
});

it('counts a long way in a few steps', () => {
  become(203);
  const seen = watched();
  expect(seen.at(-1)).toBe('203');
  expect(seen.length).toBeLessThan(15);
});

it('goes on from where it is', () => {
  become(6);
  vi.advanceTimersByTime(200);
  flushSync();
  expect(shown()).toBe('5');
  become(4);
  expect(watched()).toEqual(['5', '4']);
});

it('is there at once at a tap, and where nothing moves', () => {
  become(6);
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  flushSync();
  expect(shown()).toBe('6');
  still = true;
  become(9);
  expect(shown()).toBe('9');
});
