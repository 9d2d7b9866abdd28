// @vitest-environment jsdom
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  // jsdom has none for pages without an address.
  if (!globalThis.localStorage) vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
});

import { words } from '../../i18n/language.svelte';
import { circleLinesOf, linesOf } from './lines';
import type { Show, SlotId, TrickerionObservation } from './observation';

const show: Show = {
  card: 'riverside_06',
  slot: {
    s01: { owner: 0, suit: 'hearts', top: 'optical' },
    s02: { owner: 'neutral', top: 'spiritual' },
  },
  guests: [],
};
const seen = { seats: [{ tricks: { hearts: { trick: 'mind_reading' } } }] } as unknown as TrickerionObservation;
const seats = [{ name: 'Ines' }] as unknown as Parameters<typeof linesOf>[3];
const lineOf = (slot: SlotId) => linesOf(show, slot, seen, seats);

beforeAll(() => words.load('trickerion', 'en'));
afterAll(() => words.speak('en'));

it('say which way round a marker stands', () => {
  expect(lineOf('s01')).toBe('middle left: Ines, Hearts, Mind Reading, own symbol bottom; Link: bottom left');
  expect(lineOf('s02')).toBe('bottom left: neutral; Link: middle left');
});

it('say of each circle what faces it', () => {
  expect(circleLinesOf(show)).toEqual([
    'Link circle, bottom left and bottom right: Mechanical, empty',
    'Link circle, top left and middle left: empty, Optical',
    'Shard circle, middle left and bottom left: Spiritual, Spiritual; Link',
  ]);
});

it('say it in German, too', async () => {
  await words.load('trickerion', 'de');
  await words.speak('de');
  expect(lineOf('s01')).toBe(
    'Mitte links: Ines, Herz, Gedanken lesen, eigenes Symbol unten; Trickroutine: unten links',
  );
  expect(circleLinesOf(show)[2]).toBe(
    'Splitterkreis, Mitte links und unten links: Mentale Tricks, Mentale Tricks; Trickroutine',
  );
});
