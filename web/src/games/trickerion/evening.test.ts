import { expect, it } from 'vitest';
import { Evening } from './evening.svelte';
import evenings from './fixtures/evenings.json';

it('keeps the playbill and the shows that nobody has seen yet', () => {
  const evening = new Evening();
  const { before, events } = evenings[0]!;
  evening.take([], before);
  expect(evening.playbill).toBeNull();
  evening.take(events, { ...before });
  expect(evening.playbill?.turn).toBe(before.turn);
  expect(evening.playing).toBe(evening.playbill?.bills[0]);
  expect(evening.fresh).toBe(true);
  evening.next();
  evening.read();
  expect(evening.playing).toBeUndefined();
  expect(evening.fresh).toBe(false);
});

it('knows the playbill of an evening that was over before anybody looked', () => {
  const followed = new Evening();
  const { before, events } = evenings[0]!;
  followed.take([], before);
  followed.take(events, { ...before });
  const late = new Evening();
  late.take([], before);
  late.recall(events, { ...before });
  expect(late.playbill).toEqual(followed.playbill);
  expect(late.playing).toBeUndefined();
});
