import { describe, expect, it } from 'vitest';
import { Engine } from '../../engine/engine';
import { testModule } from '../../engine/testModule';
import type { Acting, JsonObject } from '../../engine/protocol';
import type { Choice } from '../../table/choice';
import type { TrickerionObservation } from './observation';
import { heldChoices, heldOf, targetsOf, type Targets } from './targets';

const of = (...actions: string[]): Choice[] => actions.map((action) => ({ action, label: action }));

const seen = {
  shows: [{ card: 'riverside_03', slot: {}, guests: [] }, { card: 'riverside_06', slot: {}, guests: [] }],
  doing: { verb: 'set_up', trick: 'linking_rings', show: 1, die: null },
  staging: { performer: 0, show: 0, step: 0 },
} as unknown as TrickerionObservation;

/** All actions that are offered somewhere, each once. */
function offered(targets: Targets): string[] {
  const lists = Object.values(targets).flatMap((place: Choice[] | Map<unknown, Choice[]>) =>
    place instanceof Map ? [...place.values()] : [place],
  );
  return [...new Set(lists.flat().map(({ action }) => action))].sort();
}

describe('targets of a Trickerion board', () => {
  it('are a Character and where it can go', () => {
    const { characters, spots } = targetsOf(
      of('place magician downtown+2', 'place manager downtown+2 ability', 'idle manager'),
      seen,
    );
    expect(characters.get('manager')).toHaveLength(2);
    expect(spots.get('downtown+2')).toHaveLength(2);
  });

  it('are slots of the card in question', () => {
    expect([...targetsOf(of('at s01 top', 'at s01 left'), seen).slots.keys()]).toEqual(['riverside_06 s01']);
    expect([...targetsOf(of('premiere s00 fame'), seen).slots.keys()]).toEqual(['riverside_03 s00']);
    const { shows, slots } = targetsOf(of('reschedule riverside_06 guest 1 spades', 'reschedule riverside_03 s11'), seen);
    expect([...shows.keys()]).toEqual(['riverside_06']);
    expect([...slots.keys()]).toEqual(['riverside_03 s11']);
  });

  it('gather all ways to buy at the component', () => {
    const { components } = targetsOf(of('buy wood 1', 'buy wood 2 bargain 1', 'order wood', 'buy metal 1'), seen);
    expect(components.get('wood')).toHaveLength(3);
  });

  it('make a letter of what is asked while others act', () => {
    const { letter, shows, rest } = targetsOf(of('possess riverside_03', 'pass'), seen);
    expect([...shows.keys()]).toEqual(['riverside_03']);
    expect(letter.map(({ action }) => action)).toEqual(['pass']);
    expect(rest).toEqual([]);
  });

  it('are only those of what is held', () => {
    const choices = of('place magician friday', 'place manager friday', 'end_turn');
    const { spots, rest } = targetsOf(heldChoices(choices, { kind: 'character', id: 'manager' }), seen);
    expect(spots.get('friday')?.map(({ action }) => action)).toEqual(['place manager friday']);
    expect(rest).toHaveLength(1);
  });

  it('hold what was taken as long as it can go somewhere', () => {
    const manager = { kind: 'character' as const, id: 'manager' };
    const two = of('place magician friday', 'place manager friday');
    expect(heldOf(manager, two)).toBe(manager);
    expect(heldOf(null, two)).toBeNull();
    expect(heldOf(null, of('place manager friday', 'place manager thursday', 'idle manager'))).toEqual(manager);
    expect(heldOf({ kind: 'trick', id: 'walled' }, of('set_up linking_rings riverside_03'))).toBeNull();
  });

  it('never lose an action, whatever it is', () => {
    const actions = ['advertise', 'move_components wood metal', 'replace 1 wood', 'steal s00 guest 1 clubs', 'something new'];
    expect(offered(targetsOf(of(...actions), seen))).toEqual([...actions].sort());
  });
});

describe('in whole games', () => {
  const games: { players: number; options: JsonObject }[] = [
    { players: 2, options: { beginner_setup: true } },
    { players: 2, options: { duel: true } },
    { players: 4, options: { dark_alley: true, powers: true } },
  ];
  it.each(games)('every legal action is offered: $options', ({ players, options }) => {
    const engine = new Engine(testModule());
    const started = engine.request<'new'>({ cmd: 'new', game: 'trickerion', players, options, seed: 3 });
    let now: Acting = started.ok ? started : { seats: [], over: true };
    expect(now.over).toBe(false);
    while (!now.over) {
      const seat = now.seats[0] as number;
      const view = engine.request<'view'>({ cmd: 'view', seat });
      if (!view.ok) throw new Error(view.error.text.en);
      const targets = targetsOf(of(...view.legal), view.observation as unknown as TrickerionObservation);
      expect(offered(targets)).toEqual([...view.legal].sort());
      const thought = engine.request<'bot'>({ cmd: 'bot', seat, bot: 'greedy' });
      const applied = engine.request<'apply'>({ cmd: 'apply', seat, action: thought.ok ? thought.action : '' });
      if (!applied.ok) throw new Error(applied.error.text.en);
      now = applied;
    }
  });
});
