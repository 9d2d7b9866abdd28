// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

vi.hoisted(() => {
  // jsdom has none for pages without an address.
  if (!globalThis.localStorage) vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
});

import type { SeatInfo } from '../../generated/api';
import { roomNews } from './news';

const empty: SeatInfo = { occupant: 'empty', name: '', ready: false };
const bot: SeatInfo = { occupant: 'bot', bot: 'casual', name: 'Tam', ready: true };
const person = (name: string, ready = false): SeatInfo => ({ occupant: 'person', person: name, name, ready });

it('tells who comes, goes and gets ready', () => {
  expect(roomNews([person('Ann'), empty], [person('Ann'), person('Bob')])).toBe('Bob has sat down.');
  expect(roomNews([person('Ann'), person('Bob')], [person('Ann'), person('Bob', true)])).toBe('Bob is ready.');
  expect(roomNews([person('Ann'), person('Bob', true)], [person('Ann'), person('Bob')])).toBe('Bob is not ready any more.');
  expect(roomNews([person('Ann'), person('Bob')], [person('Ann'), bot])).toBe('Bob has got up. Tam has sat down.');
  expect(roomNews([person('Ann'), bot], [person('Ann'), empty])).toBe('Tam has got up.');
});

it('has nothing to tell about a table that is as before', () => {
  expect(roomNews([person('Ann'), bot, empty], [person('Ann'), bot, empty])).toBe('');
});
