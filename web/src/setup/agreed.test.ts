// @vitest-environment jsdom
import { beforeAll, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  // jsdom has none for pages without an address.
  if (!globalThis.localStorage) vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
});

import type { TableInfo } from '../generated/api';
import { words } from '../i18n/language.svelte';
import { agreements, manners } from './agreed';

beforeAll(() => Promise.all([words.load('citadels'), words.load('trickerion')]));

const brief = (game: string, options: Parameters<typeof agreements>[1]) =>
  agreements(game, options).map(({ name, value }) => `${name}: ${value}`);

it('tells what a table has chosen beyond its preset', () => {
  expect(brief('citadels', {})).toEqual([]);
  expect(brief('citadels', { scenario: 'vicious_nobles' })).toEqual([]);
  expect(brief('citadels', { scenario: 'vicious_nobles', first_crown: 'seat', use_rank9: true })).toEqual([
    'First crown: Chosen seat',
    'Rank 9: yes',
  ]);
  expect(brief('trickerion', { dark_alley: true, turns_dark_alley: 6 })).toEqual(['Turns with Dark Alley: 6']);
});

it('names the characters and districts of a cast of its own', () => {
  expect(agreements('citadels', { cast: ['witch', 'spy'] })[0]?.value).toBe('Witch, Spy');
  expect(agreements('citadels', { uniques: ['library'] })[0]?.value).toBe('Library');
});

it('tells how a table is played', () => {
  const info = {
    clock: { kind: 'fischer', seconds: 600, increment: 10 },
    rated: false,
    friendly: false,
    visibility: 'invited',
    spectator_delay_s: 60,
  } as TableInfo;
  expect(manners(info)).toEqual([
    '10 minutes + 10 seconds',
    'Not rated',
    'Only with the link',
    'Spectators see everything 1 minute later',
  ]);
  expect(manners({ ...info, clock: { kind: 'days', seconds: 259_200 } })[0]).toBe('3 days per move');
});
