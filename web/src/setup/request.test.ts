import { expect, it } from 'vitest';
import { tableRequest, usualTerms, type Mode, type Terms } from './request';

const wish = (mode: Mode, terms: Partial<Terms> = {}) =>
  tableRequest({
    mode,
    game: 'citadels',
    players: 3,
    options: {},
    seats: ['casual', ''],
    botPace: 'natural',
    terms: { ...usualTerms, ...terms },
  });

it('asks for a table of one’s own against bots or around one screen', () => {
  const own = { game: 'citadels', players: 3, options: {}, bot_pace: 'natural', friendly: true, visibility: 'invited' };
  expect(wish('bots')).toEqual({ ...own, bots: ['casual', ''] });
  expect(wish('hotSeat')).toEqual({ ...own, hot_seat: true });
});

it('asks for a table that others come to, with free seats', () => {
  expect(wish('online', { pace: 'quick', delay: 60 })).toMatchObject({
    visibility: 'open',
    bots: ['casual'],
    clock: { kind: 'fischer', seconds: 600, increment: 10 },
    spectator_delay_s: 60,
  });
  expect(wish('online', { open: false }).visibility).toBe('invited');
});

it('lets nobody take back what counts', () => {
  expect(wish('online', { rated: true })).toMatchObject({ rated: true, friendly: false });
  expect(wish('online')).toMatchObject({ rated: false, friendly: true });
});
