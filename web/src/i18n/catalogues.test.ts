import { expect, it, vi } from 'vitest';
import { catalogues, Catalogues, nameOfLanguage } from './catalogues';
import { format } from './format';

const polish = { 'nav.learn': 'Nauka', 'nav.games': '{count:gracz|few=gracze|graczy}' };
const load = vi.fn(async () => polish);
const more = new Catalogues({ '../texts/de.json': async () => ({}), '../texts/pl.json': load });

it('has a language for every file', () => {
  expect(catalogues.languages).toEqual(['en', 'de']);
  expect(more.languages).toEqual(['en', 'de', 'pl']);
});

it('loads a language once, when it is spoken', async () => {
  expect(load).not.toHaveBeenCalled();
  expect(more.text('nav.learn', 'pl')).toBe('Learn');
  await more.load('pl');
  await more.load('pl');
  expect(load).toHaveBeenCalledOnce();
  expect(more.text('nav.learn', 'pl')).toBe('Nauka');
});

it('says in English what a language does not say yet', async () => {
  await more.load('pl');
  expect(more.text('nav.settings', 'pl')).toBe(catalogues.text('nav.settings', 'en'));
});

it('chooses among the forms of a new language', () => {
  const said = (count: number) => format(polish['nav.games'], { count }, 'pl');
  expect([1, 3, 5].map(said)).toEqual(['1 gracz', '3 gracze', '5 graczy']);
});

it('starts with the first language that is preferred and there', () => {
  expect(more.best(['fr-FR', 'pl-PL', 'de'])).toBe('pl');
  expect(more.best(['fr'])).toBe('en');
  expect(catalogues.best(['pl', 'de-AT'])).toBe('de');
});

it('calls languages what their speakers call them', () => {
  expect(['en', 'de', 'pl', 'fr'].map(nameOfLanguage)).toEqual(['English', 'Deutsch', 'Polski', 'Français']);
});
