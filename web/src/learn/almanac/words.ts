import { languages } from '../../i18n/catalogues';
import { words, type Language } from '../../i18n/language.svelte';
import { fold, wordsOf } from '../fold';
import { cardsOf, type Card, type Facet } from './cards';

const parts = ['', '.ability', '.effect', '.end'];
const facetPrefix: Partial<Record<Facet, string>> = {
  type: 'type',
  category: 'category',
  component: 'component',
  tier: 'tier',
  theater: 'theater',
  location: 'location',
  day: 'weekday',
};

/** The words of all languages: cards are found by any, as far as they come. */
export async function loadWords(game: string): Promise<void> {
  const others = languages.map((language) => words.load(game, language).catch(() => {}));
  await Promise.all([words.load(game), ...others]);
}

export function textOf({ game, kind, id }: Card, part: string, language?: Language): string {
  return words.game(game, `${kind}.${id}${part}`, language) ?? '';
}

export const nameOf = (card: Card, language?: Language): string => textOf(card, '', language);

/** What a value of a facet is called; undefined where it speaks for itself. */
export function facetWord(game: string, facet: Facet, value: string, language?: Language): string | undefined {
  const prefix = facetPrefix[facet];
  return prefix && words.game(game, `${prefix}.${value}`, language);
}

/** Everything a card can be found by, in all languages. */
function searchedText(card: Card): string {
  return languages
    .flatMap((language) => [
      ...parts.map((part) => textOf(card, part, language)),
      ...(Object.entries(card.facets) as [Facet, string[]][]).flatMap(([facet, values]) =>
        values.map((value) => facetWord(card.game, facet, value, language) ?? ''),
      ),
    ])
    .join('\n');
}

const searched = new Map<Card, string>();

export function isFound(card: Card, query: string): boolean {
  let text = searched.get(card);
  if (text === undefined) {
    text = fold(searchedText(card)).text;
    searched.set(card, text);
  }
  const there = text;
  return wordsOf(query).every((word) => there.includes(word));
}

export const foundIn = (game: string, query: string): Card[] =>
  cardsOf(game).filter((card) => isFound(card, query));
