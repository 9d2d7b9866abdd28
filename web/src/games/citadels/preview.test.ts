// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import { words } from '../../i18n/language.svelte';
import { effectsOf } from './preview';

beforeAll(async () => words.speak('en'));

const shown = (action: string, city: string[] = []) => effectsOf({ action, label: action }, city).join(', ');

describe('what a choice changes', () => {
  it('is what a district is worth that is built, taken or destroyed', () => {
    expect(shown('build palace')).toBe('+5 points, shown to all');
    expect(shown('destroy 1 tavern+')).toBe('−2 points');
    expect(shown('seize 1 tavern')).toBe('+1 point');
  });

  it('is less by what is destroyed as the price of a build', () => {
    expect(shown('build palace framework', ['framework'])).toBe('+2 points, shown to all');
    expect(shown('build palace framework', ['tavern', 'framework+'])).toBe('+1 point, shown to all');
    expect(shown('build tavern framework', ['framework'])).toBe('−2 points, shown to all');
    expect(shown('build necropolis sacrifice tavern')).toBe('+4 points, shown to all');
    expect(shown('build necropolis sacrifice palace')).toBe('shown to all');
  });
});
