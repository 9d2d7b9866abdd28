// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import Header from '../app/Header.svelte';
import { loadBoard } from '../games/registry';
import type { Moment, TableInfo, ToldStep } from '../generated/api';
import { t } from '../i18n/language.svelte';
import { RequestError } from '../net/http';
import type { Eyes, ReplaySource } from '../table/replaySource';
import Replay from './Replay.svelte';

const info = {
  table: 'local-1',
  game: 'a game without a board of its own',
  players: 2,
  status: 'over',
  seats: ['Ann', 'Ben'].map((name) => ({ occupant: 'person', name, ready: true })),
} as TableInfo;
const actions = ['0 begin', '1 end'];

// The bar at the top asks for the theme as soon as it is loaded.
vi.hoisted(() => {
  window.matchMedia = () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

let refuses = false;

const source = {
  about: () => Promise.resolve(info),
  record: () => Promise.resolve({ actions }),
  course: () => Promise.resolve({ measures: [], rows: [] }),
  outcome: () => Promise.resolve(undefined),
  telling: (): Promise<ToldStep[]> => Promise.resolve([{ step: 1, sentences: ['Ann begins.'] }]),
  moment: (step: number, eyes: Eyes): Promise<Moment> => {
    if (refuses && typeof eyes === 'number') return Promise.reject(new RequestError({ code: 'internal', text: 'Something broke.' }));
    const observation = { viewer: eyes, seats: [{ gold: step }, { gold: 0 }] };
    return Promise.resolve({ step, steps: actions.length, observation, events: [], sentences: [] });
  },
  stop() {},
} as unknown as ReplaySource;

vi.mock('../study/hold', () => ({
  holdReplay: (_: string, __: string | undefined, show: (opened: ReplaySource) => Promise<void>) => {
    void show(source);
    return () => {};
  },
}));

let screen: Record<string, unknown>;
let bar: Record<string, unknown>;
const settled = async () => {
  await new Promise((resolve) => setTimeout(resolve, 20));
  flushSync();
};
const alert = () => document.querySelector('[role=alert]');

async function lookWith(eyes: string): Promise<void> {
  const select = document.querySelector<HTMLSelectElement>('header select')!;
  select.value = eyes;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await settled();
}

beforeAll(async () => {
  await loadBoard(info.game);
  Element.prototype.animate = () => ({ finish() {} }) as unknown as Animation;
  Element.prototype.scrollTo = () => {};
});

beforeEach(async () => {
  refuses = false;
  bar = mount(Header, { target: document.body, props: { screen: 'replay' } });
  screen = mount(Replay, { target: document.body, props: { table: 'local-1', invite: undefined } });
  await settled();
  await settled();
});

afterEach(() => {
  void unmount(screen);
  void unmount(bar);
});

it('keeps what is shown when the cards cannot be turned up, and tries again', async () => {
  refuses = true;
  await lookWith('open');
  expect(alert()?.textContent).toContain('Something broke.');
  expect(document.querySelector('.replay')).not.toBeNull();

  refuses = false;
  const again = [...(alert()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent?.trim() === t('ui.again'));
  again?.click();
  await settled();
  expect(alert()).toBeNull();
});

it('lights what a line of the log names', async () => {
  const line = document.querySelector<HTMLElement>('aside ol button');
  expect(line?.textContent?.trim()).toBe('Ann begins.');
  line?.dispatchEvent(new Event('pointerenter'));
  expect(document.querySelector('[data-lit]')?.getAttribute('data-thing')).toBe('seat 0');
  line?.dispatchEvent(new Event('pointerleave'));
  expect(document.querySelector('[data-lit]')).toBeNull();
});

it('leaves arrows to what scrolls', async () => {
  const count = () => document.querySelector('.transport .count')?.textContent;
  const before = count();
  const region = document.createElement('div');
  region.style.overflowX = 'auto';
  Object.defineProperty(region, 'scrollWidth', { value: 400 });
  document.querySelector('.board-area')?.append(region);
  region.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  await settled();
  expect(count()).toBe(before);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  await settled();
  expect(count()).not.toBe(before);
});
