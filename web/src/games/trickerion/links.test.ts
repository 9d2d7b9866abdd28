import { describe, expect, it } from 'vitest';
import { performanceOf } from './facts';
// Positions with a marker on its way, every `at` tried by the engine, all bonuses taken as Fame.
import positions from './fixtures/links.json';
import { facingsOf, linksOf, previewOf, symbolAt, topWhen } from './links';
import type { Category, Corner, Show, SlotId, TrickerionObservation } from './observation';

describe('a marker', () => {
  it('shows the categories clockwise', () => {
    expect(symbolAt('spiritual', 'right')).toBe('mechanical');
    expect(symbolAt('mechanical', 'left')).toBe('spiritual');
    expect(symbolAt('escape', 'bottom')).toBe('mechanical');
  });

  it('is turned so that a category lies at a corner', () => {
    const categories: Category[] = ['spiritual', 'mechanical', 'optical', 'escape'];
    const corners: Corner[] = ['top', 'right', 'bottom', 'left'];
    for (const category of categories) {
      for (const corner of corners) expect(symbolAt(topWhen(category, corner), corner)).toBe(category);
    }
  });
});

it('finds the Links of a card', () => {
  const card = performanceOf('riverside_06');
  const slot: Show['slot'] = {
    s00: { owner: 1, suit: 'diamonds', top: 'escape' },
    s01: { owner: 0, suit: 'hearts', top: 'optical' },
    s02: { owner: 0, suit: 'spades', top: 'spiritual' },
  };
  const links = card ? linksOf(card, slot) : [];
  expect(links.map(({ slots }) => slots)).toEqual([['s01', 's02']]);
});

it('gathers the facings of each slot', () => {
  const choices = ['at s00 right', 'at s00 bottom', 'at s01 top', 'end'].map((action) => ({ action, label: '' }));
  const facings = facingsOf(choices);
  expect([...facings].map(([slot, there]) => [slot, there.map(({ corner }) => corner)])).toEqual([
    ['s00', ['right', 'bottom']],
    ['s01', ['top']],
  ]);
});

describe('the preview agrees with the engine', () => {
  it.each(positions)('$name', ({ seen, action, expect: paid }) => {
    const [, slot, corner] = action.split(' ');
    const preview = previewOf(seen as unknown as TrickerionObservation, slot as SlotId, corner as Corner);
    expect(preview).not.toBeNull();
    if (!preview) return;
    const { links, payments, bonus, shards } = preview;
    if (paid.links !== undefined) expect(links).toHaveLength(paid.links);
    expect(payments).toBe(paid.payments);
    if (payments > 0) expect(bonus).toBe(paid.bonus);
    expect(shards).toEqual(paid.shards);
  });
});
