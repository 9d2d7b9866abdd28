import { describe, expect, it } from 'vitest';
import { fold, wordsOf } from './fold';
import { matches, plainText, search, spotsOf, type Spot } from './search';

const spots: Spot[] = [
  { target: 'gather', title: 'Einkommen nehmen', text: 'Nimm Gold oder Karten aus der Bank.', rules: ['C5.9', 'C5.10'] },
  { target: 'building', title: 'Bauen', text: 'Erst nach dem Einkommen darfst du ein Gebäude bauen.', rules: ['C6.1'] },
  { target: 'U.great_wall', title: 'Große Mauer', text: 'Wer sie hat, ist geschützt.', rules: ['U.great_wall'] },
];
const targets = (query: string) => search(spots, query).map(({ target }) => target);

describe('search', () => {
  it('finds words in titles before words in texts', () => {
    expect(targets('einkommen')).toEqual(['gather', 'building']);
    expect(targets('bau')).toEqual(['building']);
  });

  it('needs all words, wherever they stand', () => {
    expect(targets('gold bank')).toEqual(['gather']);
    expect(targets('gold gebäude')).toEqual([]);
  });

  it('does not mind accents and capitals', () => {
    expect(targets('GEBAUDE')).toEqual(['building']);
    expect(targets('grosse')).toEqual(['U.great_wall']);
  });

  it('leads to a rule by its number', () => {
    expect(targets('c5.10')).toEqual(['C5.10']);
    expect(targets('U.great_wall')).toEqual(['U.great_wall']);
  });

  it('says nothing to an empty query', () => {
    expect(targets('  ')).toEqual([]);
  });

  it('marks what was found, near where it stands', () => {
    const long = { target: 'a', title: 'A', text: `${'words '.repeat(30)}the crown of the king`, rules: [] };
    const excerpt = search([long], 'crown')[0]?.excerpt ?? [];
    expect(excerpt.find(({ found }) => found)?.text).toBe('crown');
    expect(excerpt[0]?.text).toBe('… ');
    expect(excerpt.map(({ text }) => text).join('')).toContain('the crown of the king');
  });
});

describe('text', () => {
  it('folds with the way back', () => {
    const { text, at } = fold('Straße');
    expect(text).toBe('strasse');
    expect(at).toEqual([0, 1, 2, 3, 4, 4, 5, 6]);
  });

  it('finds places in order and without overlaps', () => {
    expect(matches('Gold, goldener', wordsOf('gold old'))).toEqual([
      [0, 4],
      [6, 10],
    ]);
  });

  it('loses its markup', () => {
    expect(plainText('<p data-rule="C1">Pay 2 :coin: &amp; go.</p><ul><li>A</li><li>B</li></ul>')).toBe('Pay 2 & go. A B');
  });
});

it('cards and sections are found apart, each rule once', () => {
  const book = {
    title: 'T',
    lead: '',
    sections: [
      {
        id: 'cards',
        level: 2 as const,
        title: 'Cards',
        symbol: '',
        cites: 'C1',
        rules: ['C1'],
        marks: ['R.king'],
        blocks: ['<p>All of them.</p>', { list: 'characters' as const, cards: [{ id: 'king', rule: 'R.king', facts: {} }] }],
      },
    ],
  };
  const found = spotsOf(book, () => [{ rule: 'R.king', name: 'King', facts: ['Rank 4'], text: 'Crown.', note: '', art: '' }]);
  expect(found).toEqual([
    { target: 'cards', title: 'Cards', text: 'All of them.', rules: ['C1'] },
    { target: 'R.king', title: 'King', text: 'Crown. · Rank 4', rules: ['R.king'] },
  ]);
});
