// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest';
import { words } from '../../i18n/language.svelte';
import { aboutOf } from './about';
import { personThing } from './thing';

beforeAll(() => words.load('trickerion', 'en'));

const told = (options: Record<string, unknown>) => aboutOf(personThing('magician', 'the_mechaniker', { options }, [])).text;

it('tells the ability of a Magician only where it plays a part', () => {
  expect(told({ dark_alley: true })).toContain('Mechanical Enhancement');
  expect(told({ dark_alley: false })).toMatch(/: Mechanical$/);
});
