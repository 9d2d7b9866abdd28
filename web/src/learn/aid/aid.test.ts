// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import { Engine } from '../../engine/engine';
import { testModule } from '../../engine/testModule';
import { languages } from '../../i18n/catalogues';
import { words } from '../../i18n/language.svelte';
import { citadelsAid } from './citadels';
import { castOf, citadelsDefaults, editionOptions, editions, scenarios } from './defaults';
import type { Agreed, Options, Section } from './sheet';
import { trickerionAid } from './trickerion';

const flat = (sections: Section[]) =>
  sections
    .flatMap(({ title, lines, notes = [] }) => [
      title,
      ...notes,
      ...lines.map(({ name, amount = '', text }) => `${name} ${amount} ${text}`),
    ])
    .join('\n');
const citadels = (players: number, options: Options = {}, cast?: string[]) =>
  flat(citadelsAid({ options: { ...citadelsDefaults, ...options }, players, cast }));
const trickerion = (options: Options = {}, players = 4, edition = 'rulebook_2015') =>
  flat(trickerionAid({ options: { ...editionOptions(edition, players), ...options }, players }));

beforeAll(async () => {
  for (const language of languages) {
    await words.load('citadels', language);
    await words.load('trickerion', language);
  }
  await words.speak('en');
});

describe('the aid of Citadels', () => {
  it('knows how large a city must be', () => {
    for (const players of [2, 3]) expect(citadels(players)).toContain('somebody has 8 districts');
    for (const players of [4, 5, 8]) expect(citadels(players)).toContain('somebody has 7 districts');
  });

  it('tells how characters are chosen by so many', () => {
    expect(citadels(4)).toContain('2 open, 1 face down');
    expect(citadels(6)).toContain('0 open, 1 face down');
    expect(citadels(4, { use_rank9: true })).toContain('3 open, 1 face down');
    expect(citadels(7)).toContain('the last may also take');
    expect(citadels(8)).toContain('the last may also take');
    expect(citadels(7, { use_rank9: true })).not.toContain('the last may also take');
    expect(citadels(3, { three_player_mid_discard: 'random' })).toContain('at random');
    expect(citadels(2)).toContain('until both have two');
  });

  it('shows the actual cast in the order of ranks, and what it changes', () => {
    const cast = ['witch', 'spy', 'seer', 'emperor', 'abbot', 'trader', 'navigator', 'marshal', 'tax_collector'];
    const section = citadelsAid({ options: citadelsDefaults, players: 5, cast }).find(({ title }) => title === 'The cast');
    expect(section?.lines.map(({ character }) => character)).toEqual(cast);
    const text = citadels(5, {}, cast);
    expect(text).toContain('Ranks 1 to 9');
    expect(text).toContain('Seer: 2.');
    expect(text).toContain('Navigator: 0.');
    expect(text).toContain('Trader: trade districts do not count');
    expect(text).toContain('1 gold goes onto the Tax Collector');
  });

  it('tells agreed variants', () => {
    expect(citadels(4)).not.toContain('Also agreed');
    expect(citadels(4, { abilities_before_gather: false })).toContain('only after gathering');
    expect(citadels(4, { completion_sticky: false })).toContain('as long as they have 7');
    expect(citadels(4, { great_wall_covers_itself: true })).toContain('Also agreed');
  });
});

describe('the aid of Trickerion', () => {
  it('has the costs of each edition', () => {
    expect(trickerion()).toContain('Quick Order 2 AP');
    expect(trickerion()).toContain('1 Coin more each');
    expect(trickerion()).toContain('after 5 turns');
    const early = trickerion({}, 4, 'prototype');
    expect(early).toContain('Quick Order 3 AP');
    expect(early).not.toContain('1 Coin more');
    expect(early).toContain('after 6 turns');
    expect(early).toContain('for 3 Fame, from turn 2 on');
    expect(early).toContain('Manager 2 Coins');
    expect(early).toContain('No limit per type');
    expect(early).toContain('by the theater');
    expect(trickerion({}, 4, 'revised')).toContain('At most 20 Fame');
    expect(trickerion({}, 4, 'revised')).toContain('without a die');
  });

  it('has the thresholds in play', () => {
    expect(trickerion()).toContain('Fame 1/16,');
    expect(trickerion({ dark_alley: true })).toContain('Fame 1/16/36');
    expect(trickerion({ dark_alley: true, thresholds: 'beginner' })).toContain('Fame 1/14/30');
    expect(trickerion({ thresholds: 'expert' })).toContain('No Fame needed');
  });

  it('shows the Dark Alley and the Powers only where they are', () => {
    expect(trickerion()).not.toContain('Fortune Telling');
    expect(trickerion()).toContain('Each Apprentice');
    const dark = trickerion({ dark_alley: true });
    expect(dark).toContain('Fortune Telling');
    expect(dark).not.toContain('Each Apprentice');
    expect(dark).toContain('Each Shard');
    const powers = trickerion({ dark_alley: true, powers: true });
    expect(powers).toContain('slots open at 1, 3, 6 Shards');
    expect(powers).not.toContain('Each Shard');
  });

  it('knows which places are closed', () => {
    expect(trickerion({}, 2)).toContain('both +1 are closed');
    expect(trickerion({ closed_plus1_slots: 'downtown_only' }, 3)).toContain('one +1 is closed (Downtown only)');
    expect(trickerion({}, 2, 'revised')).toContain('Turn Setup card');
  });

  it('tells what else was agreed, against its edition', () => {
    for (const edition of editions) expect(trickerion({}, 4, edition)).not.toContain('Also agreed');
    expect(trickerion({ returned_trick_markers: 'removed' })).toContain('Also agreed');
  });
});

it('is whole in both languages for every setup', async () => {
  for (const language of languages) {
    await words.speak(language);
    for (const players of [2, 3, 4]) {
      for (const edition of editions) {
        for (const dark of [false, true]) {
          expect(trickerion({ dark_alley: dark, powers: dark }, players, edition)).not.toMatch(/undefined|NaN|\{\w/);
        }
      }
    }
    for (const scenario of scenarios) {
      for (let players = 2; players <= 8; players += 1) {
        expect(citadels(players, { scenario })).not.toMatch(/undefined|NaN|\{\w/);
      }
    }
  }
  await words.speak('en');
});

describe('the options of the aid', () => {
  let engine: Engine;
  beforeAll(() => {
    engine = new Engine(testModule());
  });
  const begin = (game: string, players: number, options: object) => {
    const begun = engine.request<'new'>({ cmd: 'new', game, players, options: options as never, seed: 1 });
    expect(begun.ok).toBe(true);
    const seen = engine.request<'observe'>({ cmd: 'observe', seat: 0 });
    return (seen.ok ? seen.observation : {}) as unknown as Agreed;
  };

  it('are those of the engine', () => {
    expect(begin('citadels', 5, {}).options).toEqual(citadelsDefaults);
    for (const edition of editions) {
      for (const players of [2, 4]) {
        expect(begin('trickerion', players, { edition }).options).toEqual(editionOptions(edition, players));
      }
    }
  });

  it('lead to the casts of the engine', () => {
    for (const scenario of scenarios) {
      for (const players of [2, 3, 4, 5, 8]) {
        expect(castOf({ scenario }, players)).toEqual(begin('citadels', players, { scenario }).cast);
      }
    }
  });
});
