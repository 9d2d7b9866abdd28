// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  // jsdom has none for pages without an address.
  if (!globalThis.localStorage) vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
});

import { sound } from './sound.svelte';

let state = 'suspended';
let started = 0;
let resumed: (() => void)[] = [];

/** Sounds nothing, and counts what it would sound. */
class FakeAudio {
  currentTime = 0;
  get state() {
    return state;
  }
  resume = () => new Promise<void>((resolve) => resumed.push(resolve));
  createGain = () => node();
  createOscillator = () => node();
}
const node = () => {
  const parameter = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  return { gain: parameter, frequency: parameter, connect() {}, start: () => (started += 1), stop() {} };
};

beforeEach(() => {
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.useFakeTimers({ toFake: ['performance'] });
  sound.on = true;
  started = 0;
});
afterEach(() => {
  vi.useRealTimers();
  sound.on = false;
});

const begin = async () => {
  state = 'running';
  for (const resolve of resumed.splice(0)) resolve();
  await Promise.resolve();
  await Promise.resolve();
};

it('does not save up sounds until the browser lets them out', async () => {
  for (let i = 0; i < 5; i += 1) sound.play('turn');
  vi.advanceTimersByTime(60_000);
  await begin();
  expect(started).toBe(0);
  sound.play('turn');
  expect(started).toBe(2);
});

it('sounds at once where the browser only has to begin', async () => {
  state = 'suspended';
  sound.play('turn');
  expect(started).toBe(0);
  vi.advanceTimersByTime(50);
  await begin();
  expect(started).toBe(2);
});
