// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { medallionsOf } from './abilities';
import type { CitadelsObservation, CitadelsTurn } from './observation';
import { asksOfAbility, asksOfBuilding, asksOfRank, asksOfSeat, otherAsks } from './questions';

function seenAs(character: string, over: Partial<CitadelsObservation> = {}): CitadelsObservation {
  return {
    viewer: 0,
    cast: ['assassin', 'thief', 'magician', 'king', 'bishop', 'merchant', 'architect', 'warlord'],
    phase: 'taking_turn',
    seats: [
      { gold: 2, hand_size: 1, city: ['smithy', 'laboratory'], hand: ['temple'], characters: [character] },
      { gold: 2, hand_size: 4, city: ['tavern', 'docks+'] },
    ],
    turn: turn(character),
    ...over,
  } as CitadelsObservation;
}

function turn(character: string, over: Partial<CitadelsTurn> = {}): CitadelsTurn {
  return { seat: 0, character, gathered: true, builds: 0, abilities_used: [], beautified: 0, ...over };
}

describe('what can be asked', () => {
  it('of a rank is what the own character names', () => {
    expect(asksOfRank('king', seenAs('thief'))).toEqual(['rob king']);
    expect(asksOfRank('king', seenAs('architect'))).toEqual(['kill king']);
    expect(asksOfRank('king', seenAs('thief', { phase: 'selecting' }))).toEqual(['keep king']);
  });

  it('of a building is what the own character does to cities', () => {
    expect(asksOfBuilding(1, 'docks+', seenAs('warlord'))).toEqual(['destroy 1 docks+']);
    expect(asksOfBuilding(1, 'tavern', seenAs('marshal'))).toEqual(['seize 1 tavern']);
    expect(asksOfBuilding(1, 'tavern', seenAs('diplomat'))).toEqual(['exchange smithy 1 tavern']);
    expect(asksOfBuilding(1, 'tavern', seenAs('king'))).toEqual(['destroy 1 tavern']);
  });

  it('of an own building is its use', () => {
    expect(asksOfBuilding(0, 'smithy', seenAs('king'))).toEqual(['use smithy']);
    expect(asksOfBuilding(0, 'laboratory', seenAs('king'))).toEqual(['use laboratory temple']);
    expect(asksOfBuilding(0, 'tavern+', seenAs('artist'))).toEqual(['beautify tavern']);
  });

  it('of a seat is what the own character does to players', () => {
    expect(asksOfSeat(1, seenAs('magician'))).toEqual(['swap_hands 1']);
    expect(asksOfSeat(1, seenAs('spy'))).toEqual(['spy 1 noble']);
    expect(asksOfSeat(1, seenAs('king'))).toEqual([]);
  });

  it('of an ability is aimed at something', () => {
    expect(asksOfAbility('kill', seenAs('assassin'))).toEqual(['kill warlord']);
    expect(asksOfAbility('destroy', seenAs('warlord'))).toEqual(['destroy 1 tavern']);
    expect(asksOfAbility('income', seenAs('king'))).toEqual(['income']);
    expect(asksOfAbility('supplies', seenAs('navigator'))).toEqual(['supplies gold']);
  });

  it('is also what is nowhere on the board, unless it is possible', () => {
    const actions = otherAsks([{ action: 'end_turn', label: '' }]).map(({ action }) => action);
    expect(actions).toEqual(['gather gold', 'gather cards']);
  });
});

describe('medallions', () => {
  const income = { action: 'income', label: 'Take 2 gold' };

  it('are the abilities of a character, with what they offer', () => {
    const found = medallionsOf('king', turn('king'), [income, { action: 'end_turn', label: '' }]);
    expect(found.map(({ slot, used }) => [slot, used])).toEqual([
      ['income', false],
      ['crown', false],
    ]);
    expect(found[0]?.choices).toEqual([income]);
  });

  it('are turned over when used', () => {
    expect(medallionsOf('king', turn('king', { abilities_used: ['income'] }), [])[0]?.used).toBe(true);
    expect(medallionsOf('artist', turn('artist', { beautified: 2 }), [])[0]?.used).toBe(true);
    expect(medallionsOf('king', turn('thief', { abilities_used: ['income'] }), [])[0]?.used).toBe(false);
  });
});
