// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, it } from 'vitest';
import { words } from '../../i18n/language.svelte';
import type { Desk } from './desk';
import RankTrack from './RankTrack.svelte';

const seen = {
  cast: ['assassin', 'thief', 'magician'],
  seats: [{ characters: ['thief'] }, {}],
  selection: { face_up: [], slots: [], seen_piles: [['assassin', 'thief']] },
  shown: {},
  warrants: [],
  threats: [],
} as unknown as Desk['seen'];

const desk = (lifted: string | null) =>
  ({ seen, seats: [], viewer: 0, choices: [], targets: { ranks: new Map(), draft: new Map() }, lifted }) as unknown as Desk;

function statesOn(given: Desk): string[] {
  const track = mount(RankTrack, { target: document.body, props: { desk: given } });
  flushSync();
  const states = [...document.querySelectorAll('.state')].map((state) => state.textContent?.trim() ?? '');
  void unmount(track);
  return states;
}

beforeAll(() => words.load('citadels'));

it('tells of the own Character only while its cloth is lifted', () => {
  const passed = words.own('citadels.passed', {});
  expect(statesOn(desk(null))).toEqual([passed, passed, '']);
  expect(statesOn(desk('thief'))).toEqual([passed, words.own('citadels.yours', {}), '']);
});
