import { describe, expect, it } from 'vitest';
import { cuesOf } from './cues';

const events = (...names: string[]) => names.map((event) => ({ event }));

describe('what is heard', () => {
  it('is each sound once, in order', () => {
    expect(cuesOf(events('card_drawn', 'card_drawn', 'gold_gathered', 'district_built'), false)).toEqual([
      'card',
      'coin',
      'build',
    ]);
  });

  it('ends with the call to decide, unless the game is over', () => {
    expect(cuesOf(events('turn_ended'), true)).toEqual(['turn']);
    expect(cuesOf(events('game_ended'), true)).toEqual(['end']);
  });

  it('is nothing for what it does not know', () => {
    expect(cuesOf([null, 3, { event: 4 }, { event: 'round_ended' }], false)).toEqual([]);
  });
});
