import { expect, it } from 'vitest';
import { naturalPause, pauseFor } from './pace';

it('thinks longer about more, within bounds, and never quite the same', () => {
  const mean = (choices: number, goesOn = false) => naturalPause({ choices, goesOn }, 0.5);
  expect(mean(1)).toBeLessThan(mean(2));
  expect(mean(2)).toBeLessThan(mean(12));
  expect(mean(12)).toBeLessThan(mean(100));
  expect(mean(12, true)).toBeLessThan(mean(12));
  expect(naturalPause({ choices: 1, goesOn: true }, 0)).toBe(300);
  expect(naturalPause({ choices: 1_000_000, goesOn: false }, 1)).toBe(2500);
  expect(naturalPause({ choices: 12, goesOn: false }, 0.1)).not.toBe(mean(12));
});

it('does not think at all at an instant pace', () => {
  expect(pauseFor('instant')({ choices: 50, goesOn: false })).toBe(0);
  expect(pauseFor(undefined)({ choices: 50, goesOn: false })).toBeGreaterThanOrEqual(300);
});
