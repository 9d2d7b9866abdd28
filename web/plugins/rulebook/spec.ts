// Reads docs/rules/<game>.md: which rules there are, and the plain facts of the cards.
import type { Card, ListName } from '../../src/learn/book.ts';

type Row = Record<string, string>;

export interface Spec {
  ids: Set<string>;
  lists: Partial<Record<ListName, Card[]>>;
}

const definition = /^(?:- |\| )\*\*([A-Z][\w.]*)\*\*/;
const bare = (cell: string) => cell.replace(/\*\*|`/g, '').trim();
const cellsOf = (line: string) => line.replace(/^\||\|$/g, '').split('|').map(bare);

/** All rows of all tables, by the names of their columns; the first column is 'id' too. */
function rowsOf(lines: string[]): Row[] {
  const rows: Row[] = [];
  let header: string[] = [];
  lines.forEach((line, i) => {
    if (!line.startsWith('|') || line.startsWith('|---')) return;
    if (lines[i + 1]?.startsWith('|---')) {
      header = cellsOf(line);
      return;
    }
    const cells = cellsOf(line);
    rows.push({ ...Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ''])), first: cells[0] ?? '' });
  });
  return rows;
}

const pick = (row: Row, names: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(names).map(([fact, column]) => [fact, row[column] ?? '']));

const snake = (words: string) => words.toLowerCase().replaceAll(' ', '_');

function tabled(rows: Row[], prefix: string, names: Record<string, string>): Card[] {
  return rows
    .filter((row) => row.first?.startsWith(prefix) && !row.first.includes('*'))
    .map((row) => ({ id: row.first?.slice(prefix.length) ?? '', rule: row.first ?? '', facts: pick(row, names) }));
}

function listed(lines: string[], prefix: string, facts: Record<string, RegExp>): Card[] {
  return lines
    .filter((line) => line.startsWith(`- **${prefix}`))
    .map((line) => {
      const rule = definition.exec(line)?.[1] ?? '';
      const found = Object.entries(facts).map(([fact, at]) => [fact, bare(at.exec(line)?.[1] ?? '')] as const);
      return { id: rule.slice(prefix.length), rule, facts: Object.fromEntries(found) };
    });
}

/** Values that have names; ranges and lists are told by the text of their option. */
const named = (values: string) => (/^[a-z_0-9]+(, [a-z_0-9]+)+$/.test(values) ? values : '');

function citadels(lines: string[], rows: Row[]): Spec['lists'] {
  return {
    characters: listed(lines, 'R.', { rank: /Rank (\d)/, limit: /limit (\d)/ }),
    uniques: listed(lines, 'U.', { cost: /cost (\d)/ }),
    basics: rows
      .filter((row) => row.copies)
      .map((row) => ({ id: row.first ?? '', rule: '', facts: pick(row, { type: 'type', cost: 'cost', copies: 'copies' }) })),
    scenarios: listed(lines, 'Z.', { cast: /Cast: ([^;.]*)/, uniques: /Unique: ([^.]*)/ }),
    options: rows
      .filter((row) => row['values, default first'])
      .map((row) => ({ id: row.first ?? '', rule: '', facts: { values: named(row['values, default first'] ?? '') } })),
  };
}

function trickerion(_: string[], rows: Row[]): Spec['lists'] {
  const places = (card: Card): Card => ({
    ...card,
    facts: { ...card.facts, location: snake(card.facts.location ?? ''), action: snake(card.facts.action ?? '') },
  });
  return {
    components: rows
      .filter((row) => row.types && row.price)
      .flatMap((row) =>
        (row.types ?? '').split(', ').map((id) => ({ id, rule: '', facts: pick(row, { tier: 'tier', price: 'price' }) })),
      ),
    tricks: tabled(rows, 'TK.', {
      category: 'category',
      threshold: 'threshold',
      requirement: 'requirement',
      ap: 'AP',
      markers: 'markers',
      yield: 'yield',
    }),
    performances: tabled(rows, 'PC.', {
      theater: 'theater',
      slots: 'slots',
      circles: 'circles',
      bonus: 'bonus',
      neutral: 'neutral markers',
    }).map((card) => ({
      ...card,
      facts: { ...card.facts, theater: (card.id.startsWith('duel_') ? 'duel ' : '') + snake(card.facts.theater ?? '') },
    })),
    specials: tabled(rows, 'SA.', { location: 'Location', action: 'action' }).map(places),
    prophecies: tabled(rows, 'PY.', {}),
    magicians: tabled(rows, 'MG.', { category: 'favourite' }),
    powers: tabled(rows, 'PW.', { colour: 'colour', slots: 'slots' }),
    turn_setups: tabled(rows, 'TS.', {
      downtown: 'Downtown',
      market_row: 'Market Row',
      dark_alley: 'Dark Alley',
      weekdays: 'weekdays',
    }),
    options: tabled(rows, 'OP.', {
      group: 'group',
      rulebook_2015: '2015',
      prototype: 'prototype',
      revised: 'revised',
    }).map((card) => ({ ...card, facts: { ...card.facts, group: snake(card.facts.group ?? '') } })),
  };
}

const games: Record<string, (lines: string[], rows: Row[]) => Spec['lists']> = { citadels, trickerion };

export function readSpec(game: string, source: string): Spec {
  const lines = source.split('\n');
  const ids = new Set(lines.map((line) => definition.exec(line)?.[1]).filter((id) => id !== undefined));
  return { ids, lists: games[game]?.(lines, rowsOf(lines)) ?? {} };
}
