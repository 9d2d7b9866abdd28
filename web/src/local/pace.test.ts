import { expect, it } from 'vitest';
import { hidesChoices, naturalPause, pauseFor } from './pace';

it('stays within bounds and is never quite the same', () => {
  const open = { goesOn: false, secret: false };
  expect(naturalPause(open, 0)).toBeGreaterThanOrEqual(400);
  expect(naturalPause(open, 1)).toBeLessThanOrEqual(1500);
  expect(naturalPause(open, 0.1)).not.toBe(naturalPause(open, 0.5));
  expect(naturalPause({ ...open, goesOn: true }, 0.5)).toBeLessThan(naturalPause(open, 0.5));
});

it('does not tell by its time whether there was a choice', () => {
  expect(hidesChoices(['pass'])).toBe(hidesChoices(['confiscate', 'pass']));
  expect(hidesChoices(['stay_hidden'])).toBe(hidesChoices(['gather cards', 'gather gold', 'stay_hidden']));
  expect(hidesChoices(['pass'])).toBe(true);
  expect(hidesChoices(['build tavern', 'end_turn'])).toBe(false);
  for (const pause of [pauseFor('instant'), pauseFor('natural')]) {
    expect(pause({ goesOn: false, secret: true })).toBeGreaterThanOrEqual(1000);
  }
});

it('does not wait for anything else at an instant pace', () => {
  expect(pauseFor('instant')({ goesOn: false, secret: false })).toBe(0);
  expect(pauseFor(undefined)({ goesOn: false, secret: false })).toBeGreaterThanOrEqual(400);
});
