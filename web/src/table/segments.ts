export interface Segment {
  text: string;
  /** What it names, if it is something on the board. */
  thing?: string;
}

/** What can be named: the word, and what it is called on the board. */
export type Glossary = Map<string, string>;

/** Names of seats; those that several share name nobody. */
export function seatNames(names: string[]): Glossary {
  const once = names.filter((name) => name !== '' && names.indexOf(name) === names.lastIndexOf(name));
  return new Map(once.map((name) => [name, `seat ${names.indexOf(name)}`]));
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches every name as a whole word, the longer one first. */
export function matcher(glossary: Glossary): RegExp | null {
  if (glossary.size === 0) return null;
  const names = [...glossary.keys()].sort((a, b) => b.length - a.length);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'gu');
}

export function segmentsOf(sentence: string, glossary: Glossary, names: RegExp | null): Segment[] {
  const segments: Segment[] = [];
  let done = 0;
  for (const match of names ? sentence.matchAll(names) : []) {
    const thing = glossary.get(match[0]);
    if (thing === undefined) continue;
    if (match.index > done) segments.push({ text: sentence.slice(done, match.index) });
    segments.push({ text: match[0], thing });
    done = match.index + match[0].length;
  }
  if (done < sentence.length) segments.push({ text: sentence.slice(done) });
  return segments;
}
