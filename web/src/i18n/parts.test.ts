import { expect, it } from 'vitest';
import citadels from '../../../i18n/citadels/de.json';
import trickerion from '../../../i18n/trickerion/de.json';
import { withParts } from './parts';

const parts = (text: string, language = 'de') => withParts(text, language).split('\u00ad');

it('parts long words where they consist of others', () => {
  expect(parts('Steuereintreiber')).toEqual(['Steuer', 'eintreiber']);
  expect(parts('Die chinesische Wasserfolterzelle')).toEqual(['Die chinesische Wasser', 'folter', 'zelle']);
});

it('leaves endings, short words and other languages alone', () => {
  expect(parts('Residenzwürfeln')).toEqual(['Residenz', 'würfeln']);
  expect(parts('Markt')).toEqual(['Markt']);
  expect(parts('Steuereintreiber', 'en')).toEqual(['Steuereintreiber']);
});

it('knows all long words on cards', () => {
  const kinds = ['character', 'district', 'location', 'magician', 'power', 'prophecy', 'role', 'special', 'trick'];
  const names = Object.entries<string>({ ...citadels, ...trickerion })
    .filter(([key]) => key.split('.').length === 2 && kinds.includes(key.slice(0, key.indexOf('.'))))
    .map(([, name]) => name);
  const tooLong = names.filter((name) => parts(name).join('|').split(/[\s|-]/).some((part) => part.length > 13));
  expect(names.length).toBeGreaterThan(200);
  expect(tooLong).toEqual([]);
});
