/** Lower case without accents, `ß` as `ss`, as one types it; `at` leads each letter back to where it stood. */
export function fold(text: string): { text: string; at: number[] } {
  let folded = '';
  const at: number[] = [];
  let i = 0;
  for (const letter of text) {
    const plain = letter.toLowerCase().replace('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
    for (let n = 0; n < plain.length; n += 1) at.push(i);
    folded += plain;
    i += letter.length;
  }
  at.push(i);
  return { text: folded, at };
}

/** The words of a query, ready to be looked for in folded text. */
export const wordsOf = (query: string): string[] => fold(query).text.split(/\s+/).filter(Boolean);
