import { expect, it } from 'vitest';
import type { Moment } from '../generated/api';
import { hiddenAt, turnedUp } from './open';

const moment = (observation: unknown): Moment => ({ step: 3, steps: 9, observation, events: [], sentences: ['S.'] });

it('turns the cards of every seat up', () => {
  const open = turnedUp(moment({ round: 2, seats: [{ gold: 1 }, { gold: 2 }] }), [
    moment({ seats: [{ gold: 1, hand: ['tavern'] }, { gold: 2 }] }),
    moment({ seats: [{ gold: 1 }, { gold: 2, hand: ['keep'] }] }),
  ]);
  expect(open.observation).toEqual({
    round: 2,
    seats: [{ gold: 1, hand: ['tavern'] }, { gold: 2, hand: ['keep'] }],
  });
  expect(open.sentences).toEqual(['S.']);
});

it('names what is hidden at a seat', () => {
  expect(hiddenAt('citadels', { hand: ['tavern', 'keep'], characters: ['king'], tucked: [] })).toEqual([
    { term: 'characters', texts: ['character.king'] },
    { term: 'hand', texts: ['district.tavern', 'district.keep'] },
  ]);
  expect(hiddenAt('trickerion', { cards: { permanent: { downtown: 2 }, specials: {} } })).toEqual([
    { term: 'permanent', texts: ['location.downtown', 'location.downtown'] },
  ]);
  expect(hiddenAt('citadels', undefined)).toEqual([]);
});
