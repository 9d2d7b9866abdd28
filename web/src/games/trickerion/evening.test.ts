// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Evening } from './evening.svelte';
import evenings from './fixtures/evenings.json';

const { before, events } = evenings[0]!;
const hidden = vi.spyOn(document, 'hidden', 'get');
let still: boolean;
beforeEach(() => {
  still = false;
  hidden.mockReturnValue(false);
  vi.stubGlobal('matchMedia', () => ({ matches: still }));
});

/** After a show that was seen from its beginning. */
function followed(acts = false): Evening {
  const evening = new Evening();
  evening.take([], before);
  evening.take(events, { ...before }, acts);
  return evening;
}

it('keeps the playbill and the shows that nobody has seen yet', () => {
  const evening = new Evening();
  evening.take([], before);
  expect(evening.playbill).toBeNull();
  evening.take(events, { ...before });
  expect(evening.playbill?.turn).toBe(before.turn);
  expect(evening.playing).toBe(evening.playbill?.bills[0]);
  expect(evening.fresh).toBe(true);
  while (evening.playing) evening.next();
  evening.read();
  expect(evening.fresh).toBe(false);
});

it('knows the playbill of an evening that was over before anybody looked', () => {
  const late = new Evening();
  late.take([], before);
  late.recall(events, { ...before });
  expect(late.playbill).toEqual(followed().playbill);
  expect(late.playing).toBeUndefined();
});

describe('while a show plays', () => {
  it('everything is seen as it was before, in the phase of the shows', () => {
    const evening = followed();
    expect(evening.played?.observation).toEqual({ ...before, phase: 'showing' });
    evening.take([{ event: 'die_rolled' }], { ...before, turn: 9 });
    expect(evening.played?.observation).toMatchObject({ turn: before.turn });
    while (evening.playing) evening.next();
    expect(evening.played).toBeUndefined();
  });

  it('whoever skips it is where the game is, however many follow', () => {
    const evening = followed();
    evening.take(events, { ...before });
    evening.played?.skip();
    expect(evening.played).toBeUndefined();
    expect(evening.playing).toBeUndefined();
  });

  it('nobody waits for the applause who has to decide, or when the game goes on', () => {
    expect(followed().hurried).toBe(false);
    expect(followed(true).hurried).toBe(true);
    const evening = followed();
    evening.take([{ event: 'die_rolled' }], { ...before });
    expect(evening.hurried).toBe(true);
  });

  it('a view that continues nothing ends it', () => {
    const evening = followed();
    evening.recall(events, { ...before });
    expect(evening.played).toBeUndefined();
  });
});

it('plays nothing where nothing is to move, or nobody looks', () => {
  still = true;
  expect(followed().playbill).not.toBeNull();
  expect(followed().played).toBeUndefined();
  still = false;
  hidden.mockReturnValue(true);
  expect(followed().played).toBeUndefined();
});
