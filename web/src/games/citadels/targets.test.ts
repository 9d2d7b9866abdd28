import { describe, expect, it } from 'vitest';
import type { Choice } from '../../table/choice';
import type { CitadelsObservation } from './observation';
import { targetsOf, type Targets } from './targets';

function seen(over: Partial<CitadelsObservation> = {}): CitadelsObservation {
  return {
    viewer: 0,
    players: 2,
    cast: ['assassin', 'thief', 'magician', 'king', 'bishop', 'merchant', 'architect', 'warlord'],
    round: 1,
    phase: 'taking_turn',
    crown: 0,
    tax: 0,
    seats: [
      { gold: 2, hand_size: 2, city: ['smithy', 'tavern+'], tucked_size: 0, completed: false, hand: ['temple', 'manor'] },
      { gold: 2, hand_size: 4, city: ['tavern', 'docks+'], tucked_size: 0, completed: false },
    ],
    deck: { shuffled_size: 40, under: [] },
    selection: { face_up: [], slots: [], seen_piles: [] },
    called: null,
    shown: {},
    killed: null,
    bewitched: null,
    robbed: null,
    protected: null,
    warrants: [],
    threats: [],
    signed: null,
    rose: null,
    turn: null,
    aside: [],
    seen_hand: [],
    ...over,
  };
}

const of = (...actions: string[]): Choice[] => actions.map((action) => ({ action, label: action }));

function placed(targets: Targets): string[] {
  const maps = [targets.draft, targets.ranks, targets.seats, targets.buildings, targets.hand, targets.aside];
  const onBoard = maps.flatMap((map) => [...(map as Map<unknown, Choice[]>).values()].flat());
  return [...onBoard, ...targets.piles, ...targets.letter, ...targets.rest].map((choice) => choice.action).sort();
}

describe('targets of a Citadels board', () => {
  it('are characters in the draft and cards otherwise', () => {
    expect([...targetsOf(of('keep king', 'keep thief'), seen()).draft.keys()]).toEqual(['king', 'thief']);
    const drawn = targetsOf(of('keep manor', 'keep docks'), seen({ aside: ['manor', 'docks'] }));
    expect([...drawn.aside.keys()]).toEqual(['manor', 'docks']);
  });

  it('gather all ways to pay at the card', () => {
    const { hand } = targetsOf(of('build temple', 'build temple sacrifice tavern', 'build manor borrow 1'), seen());
    expect(hand.get('temple')).toHaveLength(2);
    expect(hand.get('manor')).toHaveLength(1);
  });

  it('are found on ranks, seats and in cities', () => {
    const { ranks, seats, buildings } = targetsOf(
      of('kill king', 'spy 1 noble', 'spy 1 trade', 'destroy 1 docks+', 'exchange tavern+ 1 tavern', 'use smithy'),
      seen(),
    );
    expect([...ranks.keys()]).toEqual(['king']);
    expect(seats.get(1)).toHaveLength(2);
    expect([...buildings.keys()]).toEqual(['1 docks+', '1 tavern', '0 smithy']);
  });

  it('make a letter of questions in the turn of somebody else', () => {
    const { letter, rest } = targetsOf(of('gather gold', 'gather cards', 'stay_hidden'), seen());
    expect(letter).toHaveLength(3);
    expect(rest).toEqual([]);
  });

  it('leave to its medallions what the character of the turn offers', () => {
    const turn = { seat: 0, character: 'king', gathered: true, builds: 0, abilities_used: [], beautified: 0 };
    expect(targetsOf(of('income', 'take_crown'), seen({ turn })).rest).toEqual([]);
    expect(targetsOf(of('extra_gold'), seen({ turn })).rest).toHaveLength(1);
  });

  it('never lose an action, whatever it is', () => {
    const actions = [
      'gather gold',
      'end_turn',
      'income',
      'split 1 2',
      'destroy 1 palace',
      'destroy 7 tavern',
      'discard temple',
      'give harbor',
      'take docks',
      'swap king 1',
      'rob merchant',
      'use laboratory manor',
      'use armory 1 tavern',
      'beautify tavern',
      'something new 1 2 3',
    ];
    expect(placed(targetsOf(of(...actions), seen()))).toEqual([...actions].sort());
  });
});
