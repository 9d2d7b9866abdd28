/** Letters as one types them: without case and accents, `ß` as `ss`. */
export function plain(text: string): string {
  return [...text].map(plainLetter).join('');
}

function plainLetter(letter: string): string {
  return letter.toLowerCase().replace('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
}

export function wordsOf(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean);
}

export interface Segment {
  text: string;
  hit: boolean;
}

/** A text cut into what was searched for and what was not. */
export function marked(text: string, query: string): Segment[] {
  const wanted = wordsOf(query);
  const letters = [...text];
  // A letter may become two or none, so hits are found in plain letters and carried back.
  const places: number[] = [];
  let searched = '';
  letters.forEach((letter, i) => {
    const plainOne = plainLetter(letter);
    searched += plainOne;
    for (let j = 0; j < plainOne.length; j += 1) places.push(i);
  });
  const hits = new Set<number>();
  for (const word of wanted) {
    for (let at = searched.indexOf(word); at >= 0; at = searched.indexOf(word, at + 1)) {
      for (let j = at; j < at + word.length; j += 1) hits.add(places[j] as number);
    }
  }
  const segments: Segment[] = [];
  letters.forEach((letter, i) => {
    const hit = hits.has(i);
    const last = segments.at(-1);
    if (last?.hit === hit) last.text += letter;
    else segments.push({ text: letter, hit });
  });
  return segments;
}
