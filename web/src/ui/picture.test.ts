// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPicture } from './picture';

let frames: FrameRequestCallback[];
let runs: number;

/** A frame of the window, and what was left for later in it. */
function frame(): void {
  for (const callback of frames.splice(0)) callback(0);
  vi.advanceTimersByTime(1);
}

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  runs = 0;
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  afterPicture(() => (runs += 1));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits until the picture is out: drawing alone does not show it', () => {
  frame();
  expect(runs).toBe(0);
  frame();
  expect(runs).toBe(1);
});

it('does not wait for pictures where none are drawn, and runs only once', () => {
  vi.advanceTimersByTime(100);
  expect(runs).toBe(1);
  frame();
  frame();
  expect(runs).toBe(1);
});
