import { fold, wordsOf } from '../fold';

export interface Segment {
  text: string;
  hit: boolean;
}

/** A text cut into what was searched for and what was not. */
export function marked(text: string, query: string): Segment[] {
  const folded = fold(text);
  const hits = new Set<number>();
  for (const word of wordsOf(query)) {
    for (let i = folded.text.indexOf(word); i >= 0; i = folded.text.indexOf(word, i + 1)) {
      // A letter may become two or none, so hits are found in plain letters and carried back.
      for (const place of folded.at.slice(i, i + word.length)) hits.add(place);
    }
  }
  const segments: Segment[] = [];
  let at = 0;
  for (const letter of text) {
    const hit = hits.has(at);
    const last = segments.at(-1);
    if (last?.hit === hit) last.text += letter;
    else segments.push({ text: letter, hit });
    at += letter.length;
  }
  return segments;
}
