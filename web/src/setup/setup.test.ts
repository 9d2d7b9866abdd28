import { describe, expect, it } from 'vitest';
import type { GameOption } from '../screens/games';
import { filledUp, fittingCast, randomCast, ranksOf, toggled } from './cast';
import { contradiction } from './contradictions';
import { applies, groupsOf, isChanged, valueOf, withOption } from './options';
import { presetOf, presetsOf, withPreset } from './presets';

const option = (fields: Partial<GameOption>): GameOption => ({
  key: 'x',
  name: {},
  text: {},
  type: 'boolean',
  allowed: [false, true],
  default: false,
  ...fields,
});

describe('options', () => {
  it('are kept only where they differ from what is printed', () => {
    const x = option({});
    const chosen = withOption(x, true, {});
    expect(chosen).toEqual({ x: true });
    expect(isChanged(x, chosen, {})).toBe(true);
    expect(isChanged(x, chosen, { x: true })).toBe(false);
    expect(isChanged(x, {}, { x: true })).toBe(true);
    expect(withOption(x, false, chosen)).toEqual({});
  });

  it('have the default of the edition', () => {
    const x = option({ editions: { revised: true } });
    expect(valueOf(x, { edition: 'revised' })).toBe(true);
    expect(valueOf(x, {})).toBe(false);
    expect(withOption(x, false, { edition: 'revised' })).toEqual({ edition: 'revised', x: false });
  });

  it('may have no value at all', () => {
    const cap = option({ default: 3, allowed: [3, null] });
    expect(valueOf(cap, { x: null })).toBe(null);
    expect(isChanged(cap, { x: null }, {})).toBe(true);
  });

  it('are offered only where they change anything', () => {
    const alley = option({ applies_with: 'dark_alley' });
    expect(applies(alley, {}, 3)).toBe(false);
    expect(applies(alley, { dark_alley: true }, 3)).toBe(true);
    const duel = option({ applies_with: 'duel' });
    expect(applies(duel, { edition: 'revised' }, 2)).toBe(true);
    expect(applies(duel, { edition: 'revised' }, 3)).toBe(false);
  });

  it('come in the groups of the game', () => {
    const groups = groupsOf([option({ key: 'a', group: 'g' }), option({ key: 'b' }), option({ key: 'c', group: 'g' })]);
    expect(groups.map(({ name, options }) => [name, options.length])).toEqual([['g', 2], ['', 1]]);
  });
});

describe('presets', () => {
  it('are recognised by their options', () => {
    for (const game of ['citadels', 'trickerion']) {
      for (const preset of presetsOf(game)) expect(presetOf(game, preset.options)?.id).toBe(preset.id);
    }
    expect(presetOf('citadels', { cast: ['assassin'] })?.id).toBe('own');
    expect(presetOf('citadels', { random_cast: true })).toBeUndefined();
  });

  it('replace each other and nothing else', () => {
    const random = presetsOf('citadels').find((preset) => preset.id === 'random')!;
    const chosen = { scenario: 'vicious_nobles', uniques: ['park'], use_rank9: true };
    expect(withPreset('citadels', random, chosen)).toEqual({
      use_rank9: true,
      random_cast: true,
      random_uniques: true,
    });
  });
});

describe('a cast of one’s own', () => {
  const ranks = ranksOf([
    ...['assassin', 'witch', 'magistrate', 'thief', 'spy', 'blackmailer', 'magician', 'seer', 'wizard'],
    ...['king', 'emperor', 'patrician', 'bishop', 'abbot', 'cardinal', 'merchant', 'alchemist', 'trader'],
    ...['architect', 'navigator', 'scholar', 'warlord', 'diplomat', 'marshal', 'artist', 'queen', 'tax_collector'],
  ]);

  it('has one character per rank and as many ranks as fit', () => {
    expect(ranks).toHaveLength(9);
    expect(fittingCast([], ranks, 4, false)).toHaveLength(8);
    expect(fittingCast([], ranks, 4, true)).toHaveLength(9);
    expect(fittingCast([], ranks, 3, false)).toHaveLength(9);
    expect(fittingCast([], ranks, 2, true)).toHaveLength(8);
  });

  it('keeps what still fits', () => {
    const cast = fittingCast(['witch', 'spy', 'seer', 'emperor'], ranks, 2, false);
    expect(cast.slice(0, 4)).toEqual(['witch', 'spy', 'seer', 'king']);
  });

  it('adds and removes districts', () => {
    expect(toggled(['park'], 'keep')).toEqual(['park', 'keep']);
    expect(toggled(['park'], 'park')).toEqual([]);
    const all = Array.from({ length: 30 }, (_, i) => `d${i}`);
    const filled = filledUp(['d3'], all);
    expect([filled[0], filled.length, new Set(filled).size]).toEqual(['d3', 14, 14]);
  });

  it('can be drawn at random and still fits', () => {
    const last = () => 0.999;
    expect(randomCast(ranks, 2, false, last).every((one, i) => ranks[i]?.includes(one))).toBe(true);
    expect(randomCast(ranks, 4, true, last)).not.toContain('queen');
  });
});

describe('contradictions', () => {
  it('are seen before the server is asked', () => {
    expect(contradiction('citadels', {}, 2)).toBe(null);
    expect(contradiction('citadels', { uniques: ['park'] }, 4)?.refusal).toBe('O08');
    expect(contradiction('citadels', { cast: ['queen'] }, 4)?.refusal).toBe('O06');
    expect(contradiction('citadels', { use_rank9: true }, 2)?.refusal).toBe('O07');
    expect(contradiction('citadels', { use_rank9: true, cast: ['assassin'] }, 2)).toBe(null);
    expect(contradiction('trickerion', { powers: true }, 3)?.refusal).toBe('powers_need_dark_alley');
    expect(contradiction('trickerion', { two_player_variant: 'duel' }, 3)?.refusal).toBe('variant_for_two');
    expect(contradiction('trickerion', { two_player_variant: 'duel' }, 2)).toBe(null);
  });
});
