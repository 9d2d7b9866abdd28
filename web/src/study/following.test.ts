import { expect, it } from 'vitest';
import type { Memory } from '../games/board';
import type { Moment } from '../generated/api';
import { Following } from './following.svelte';

class Notes implements Memory {
  taken: unknown[][] = [];
  take(events: unknown[]) {
    this.taken.push(events);
  }
  recall() {}
}

const moment = (step: number, ...events: string[]): Moment => ({ step, steps: 9, observation: { step }, events, sentences: [] });

function followed(): Following {
  const following = new Following();
  following.remember(() => new Notes());
  following.show(moment(3, 'three'), 'spectator');
  return following;
}

const notes = (following: Following) => (following.memory as Notes).taken;

it('gives the board what happened in a step forward', () => {
  const following = followed();
  following.show(moment(4, 'four'), 'spectator');
  expect(following.events).toEqual(['four']);
  expect(notes(following)).toEqual([[], ['four']]);
});

it('shows nothing of what led to a place that one has jumped to', () => {
  const following = followed();
  for (const step of [6, 2]) {
    following.show(moment(step, 'past'), 'spectator');
    expect(following.events).toEqual([]);
    expect(notes(following)).toEqual([[]]);
  }
});

it('begins anew with other eyes', () => {
  const following = followed();
  following.show(moment(4, 'four'), 1);
  expect(following.events).toEqual([]);
});

it('takes every moment once', () => {
  const following = followed();
  const next = moment(4, 'four');
  following.show(next, 'spectator');
  following.show(next, 'spectator');
  expect(following.events).toEqual(['four']);
  expect(notes(following)).toHaveLength(2);
});
