import { expect, it } from 'vitest';
import positions from './fixtures/links.json';
import { previewOf } from './links';
import type { Corner, SlotId, TrickerionObservation } from './observation';
import { freeFacings, imagined, partsOf } from './rehearsal';

const views = positions.map(({ seen }) => seen as unknown as TrickerionObservation);

it('promises what setting up the same marker for real would bring', () => {
  let compared = 0;
  for (const seen of views) {
    const { doing } = seen;
    const show = seen.shows[doing.show];
    // What Special cards add is not rehearsed.
    if (!show || !doing.trick || !doing.suit || !doing.pays || doing.stack || doing.mods.card || doing.from !== 255) continue;
    const viewer = { ...seen, viewer: doing.owner };
    const dreamt = imagined(viewer, { trick: doing.trick, suit: doing.suit }, doing.show);
    for (const [slot, facings] of freeFacings(show, String)) {
      for (const { corner } of facings) {
        expect(previewOf(dreamt, slot as SlotId, corner as Corner)).toEqual(previewOf(seen, slot as SlotId, corner as Corner));
        compared += 1;
      }
    }
  }
  expect(compared).toBeGreaterThan(0);
});

it('offers free slots only, in four facings', () => {
  for (const seen of views) {
    for (const show of seen.shows) {
      if (!show) continue;
      for (const [slot, facings] of freeFacings(show, String)) {
        expect(show.slot[slot]).toBeUndefined();
        expect(facings).toHaveLength(4);
      }
    }
  }
});

it('has a part for each own Trick, and none for spectators', () => {
  const tricks = { spades: { trick: 'linking_rings' }, hearts: { trick: 'mind_reading' } };
  const seen = { ...views[0], seats: [{ tricks }, { tricks: {} }] } as unknown as TrickerionObservation;
  expect(partsOf({ ...seen, viewer: 0 })).toEqual([
    { suit: 'spades', trick: 'linking_rings' },
    { suit: 'hearts', trick: 'mind_reading' },
  ]);
  expect(partsOf({ ...seen, viewer: 1 })).toEqual([]);
  expect(partsOf({ ...seen, viewer: 'spectator' })).toEqual([]);
});
