import { describe, expect, it } from 'vitest';
import { matcher, seatNames, segmentsOf, type Glossary } from './segments';

const glossary: Glossary = new Map([
  ['King', 'character king'],
  ['Queen', 'character queen'],
  ['Trading Post', 'district trading_post'],
  ['Post', 'district post'],
  ['Königin', 'character queen'],
  ['König', 'character king'],
  ['A.B.', 'seat 2'],
]);
const things = (sentence: string) =>
  segmentsOf(sentence, glossary, matcher(glossary)).flatMap(({ thing }) => thing ?? []);

describe('sentences of the log', () => {
  it('stay the same text', () => {
    const sentence = "A.B. reveals the King: Queen's Trading Post.";
    const segments = segmentsOf(sentence, glossary, matcher(glossary));
    expect(segments.map(({ text }) => text).join('')).toBe(sentence);
  });

  it('name things by whole words, the longest first', () => {
    expect(things('The King builds a Trading Post.')).toEqual(['character king', 'district trading_post']);
    expect(things('Kingdoms')).toEqual([]);
    expect(things('Königin')).toEqual(['character queen']);
    expect(things('A.B. ends, AxBx not')).toEqual(['seat 2']);
  });

  it('have nothing to name without names', () => {
    expect(segmentsOf('The King.', new Map(), matcher(new Map()))).toEqual([{ text: 'The King.' }]);
  });
});

describe('names of seats', () => {
  it('name nobody when several have them', () => {
    expect([...seatNames(['Ann', 'Bot', 'Bot', ''])]).toEqual([['Ann', 'seat 0']]);
  });
});
