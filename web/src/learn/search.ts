import type { Book, CardList } from './book';
import type { Entry } from './entries';
import { fold, wordsOf } from './fold';
import { withoutSymbols } from './symbols';

/** Something that can be found: a section or a card of one. */
export interface Spot {
  /** What the address names. */
  target: string;
  title: string;
  text: string;
  rules: string[];
}

export interface Piece {
  text: string;
  found: boolean;
}

export interface Hit {
  target: string;
  title: string;
  excerpt: Piece[];
}

const beforeMatch = 40;
const excerptLength = 140;
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Where the words stand in a text: starts and ends, in order, without overlaps. */
export function matches(text: string, words: string[]): [number, number][] {
  const folded = fold(text);
  const found: [number, number][] = [];
  for (const word of words) {
    for (let i = folded.text.indexOf(word); i >= 0; i = folded.text.indexOf(word, i + word.length)) {
      found.push([folded.at[i] ?? 0, folded.at[i + word.length] ?? text.length]);
    }
  }
  found.sort(([a], [b]) => a - b);
  return found.filter(([start], i) => i === 0 || start >= (found[i - 1]?.[1] ?? 0));
}

export function plainText(markup: string): string {
  return withoutSymbols(markup.replace(/<thead>.*?<\/thead>/g, '').replace(/<\/(p|li|th|td)>/g, ' '))
    .replace(/<[^>]*>/g, '')
    .replace(/&\w+;/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

export function spotsOf(book: Book, entries: (list: CardList) => Entry[]): Spot[] {
  return book.sections.flatMap(({ id, title, rules, marks, blocks }) => {
    const cards = blocks
      .filter((block) => typeof block === 'object')
      .flatMap(entries)
      .map(({ rule, name, facts, text, note }): Spot => ({
        target: rule === '' ? id : rule,
        title: name,
        text: [text, plainText(note), ...facts].filter(Boolean).join(' · '),
        rules: rule === '' ? [] : [rule],
      }));
    const own = new Set(cards.flatMap((card) => card.rules));
    const text = plainText(blocks.filter((block) => typeof block === 'string').join(' '));
    const stated = [...marks, ...rules].filter((rule) => !own.has(rule));
    return [{ target: id, title, text, rules: stated }, ...cards];
  });
}

function excerptOf(text: string, words: string[]): Piece[] {
  const first = matches(text, words)[0]?.[0] ?? 0;
  const space = text.indexOf(' ', first - beforeMatch);
  const start = first <= beforeMatch || space < 0 || space > first ? 0 : space + 1;
  const end = text.length - start <= excerptLength ? text.length : text.lastIndexOf(' ', start + excerptLength);
  const part = text.slice(start, end);
  const pieces: Piece[] = start > 0 ? [{ text: '… ', found: false }] : [];
  let done = 0;
  for (const [from, to] of matches(part, words)) {
    pieces.push({ text: part.slice(done, from), found: false }, { text: part.slice(from, to), found: true });
    done = to;
  }
  pieces.push({ text: part.slice(done) + (end < text.length ? ' …' : ''), found: false });
  return pieces.filter((piece) => piece.text !== '');
}

/** How well a spot fits: a rule of that number first, then titles, then texts; 0 if it does not. */
function worth({ title, text, rules }: Spot, words: string[], query: string): number {
  const rule = query.trim().toLowerCase();
  if (rules.some((one) => one.toLowerCase() === rule)) return 4;
  const head = fold(title).text;
  if (words.every((word) => head.includes(word))) return head.startsWith(words[0] ?? '') ? 3 : 2;
  const all = `${head} ${fold(text).text}`;
  return words.every((word) => all.includes(word)) ? 1 : 0;
}

export function search(spots: Spot[], query: string): Hit[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return spots
    .map((spot) => ({ spot, worth: worth(spot, words, query) }))
    .filter((one) => one.worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .map(({ spot, worth: fit }) => ({
      // Whoever looks for a rule is led to the sentence that states it.
      target: fit === 4 ? (spot.rules.find((rule) => rule.toLowerCase() === query.trim().toLowerCase()) ?? spot.target) : spot.target,
      title: spot.title,
      excerpt: excerptOf(spot.text, words),
    }));
}
