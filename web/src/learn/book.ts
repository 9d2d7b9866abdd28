// The rules of a game as the page shows them. `plugins/rulebook` makes them from docs/rules when the client is built.
import { english } from '../i18n/catalogues';
import type { Language } from '../i18n/language.svelte';

export type ListName =
  | 'characters'
  | 'basics'
  | 'uniques'
  | 'scenarios'
  | 'options'
  | 'components'
  | 'tricks'
  | 'magicians'
  | 'specials'
  | 'prophecies'
  | 'powers'
  | 'performances'
  | 'turn_setups';

/** A card whose name and effect are in the catalogue of the game. */
export interface Card {
  id: string;
  /** The rule that is this card; empty where a whole section states it. */
  rule: string;
  facts: Record<string, string>;
  /** What the effect leaves open, as markup. */
  note?: string;
}

export interface CardList {
  list: ListName;
  cards: Card[];
}

/** Markup made by the build from our own documents, or cards to be named in the reader's language. */
export type Block = string | CardList;

export interface Section {
  id: string;
  level: 2 | 3;
  title: string;
  /** Written as `:coin:`, or nothing. */
  symbol: string;
  /** The rules it covers, in short: ranges stay ranges. */
  cites: string;
  rules: string[];
  /** Rules that a single paragraph, row or card of the section states. */
  marks: string[];
  blocks: Block[];
}

export interface Book {
  title: string;
  lead: string;
  sections: Section[];
}

const books = import.meta.glob<Book>('../../../docs/rules/play/*.md', { import: 'default' });

export async function loadBook(game: string, language: Language): Promise<Book | undefined> {
  const bookIn = (one: Language) => books[`../../../docs/rules/play/${game}.${one}.md`];
  return (bookIn(language) ?? bookIn(english))?.();
}

/** The section that is called so, or else the one that states the rule. */
export function sectionOf(book: Book, place: string): Section | undefined {
  const { sections } = book;
  return (
    sections.find((section) => section.id === place) ??
    sections.find((section) => section.marks.includes(place)) ??
    sections.find((section) => section.rules.includes(place))
  );
}

/** The chapter (second level) to which a section belongs. */
export function chapterOf(book: Book, id: string): string | undefined {
  const at = book.sections.findIndex((section) => section.id === id);
  return book.sections.slice(0, at + 1).findLast((section) => section.level === 2)?.id;
}
