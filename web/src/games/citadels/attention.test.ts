import { expect, it } from 'vitest';
import type { Choice } from '../../table/choice';
import { askedFirst } from './attention';
import type { CitadelsObservation } from './observation';
import { targetsOf } from './targets';

const seen = {
  viewer: 0,
  cast: ['assassin', 'king', 'warlord'],
  seats: [{ city: ['smithy'], hand: ['temple'] }, { city: ['docks'] }],
  turn: { seat: 0, character: 'warlord' },
  aside: ['manor'],
  seen_hand: [],
} as unknown as CitadelsObservation;

const asked = (...actions: string[]) =>
  askedFirst(targetsOf(actions.map((action): Choice => ({ action, label: action })), seen), seen);

it('looks first at what must be answered, then at what the turn begins with', () => {
  expect(asked('bribe', 'refuse')).toBe('letter');
  expect(asked('keep manor')).toBe('cards');
  expect(asked('gather gold', 'gather cards', 'destroy 1 docks', 'income')).toBe('piles');
  expect(asked('keep king')).toBe('draft');
});

it('looks at the own area while it has something to use, and else at what can be aimed at', () => {
  expect(asked('build temple', 'destroy 1 docks', 'end_turn')).toBe('mine');
  expect(asked('income', 'destroy 1 docks', 'end_turn')).toBe('mine');
  expect(asked('use smithy', 'kill king')).toBe('mine');
  expect(asked('kill king', 'end_turn')).toBe('ranks');
  expect(asked('destroy 1 docks', 'end_turn')).toBe('cities');
  expect(asked('end_turn')).toBeUndefined();
});
