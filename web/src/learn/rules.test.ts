import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileRules } from '../../plugins/rulebook/compile.ts';
import { readSpec } from '../../plugins/rulebook/spec.ts';
import { sectionOf, type Book, type CardList } from './book';
import { withSymbols } from './symbols';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const catalogue = (game: string, language: string) =>
  JSON.parse(read(`i18n/${game}/${language}.json`)) as Record<string, string>;

const games = ['citadels', 'trickerion'].map((game) => {
  const spec = readSpec(game, read(`docs/rules/${game}.md`));
  const book = (language: string) => compileRules(game, read(`docs/rules/play/${game}.${language}.md`), spec);
  return { game, spec, en: book('en'), de: book('de') };
});

const lists = (book: Book) =>
  book.sections.flatMap(({ blocks }) => blocks.filter((block): block is CardList => typeof block === 'object'));
const markup = (book: Book) =>
  book.lead + book.sections.flatMap(({ symbol, blocks }) => [symbol, ...blocks.filter((one) => typeof one === 'string')]).join('');

describe.each(games)('the rules of $game', ({ game, spec, en, de }) => {
  it.each([en, de])('have a place for every rule that a refusal cites', (book) => {
    const cited = [...read(`games/${game}/illegal.def`).matchAll(/ILLEGAL\(\w+, "([^"]+)"\)/g)].map(([, id]) => id ?? '');
    expect(cited.length).toBeGreaterThan(50);
    expect(cited.filter((id) => sectionOf(book, id) === undefined)).toEqual([]);
  });

  it.each([en, de])('have a place for every rule of the specification', (book) => {
    expect([...spec.ids].filter((id) => sectionOf(book, id) === undefined)).toEqual([]);
  });

  it('have the same sections, lists and marks in both languages', () => {
    const outline = (book: Book) =>
      book.sections.map(({ id, level, symbol, rules, marks, blocks }) => ({
        id,
        level,
        symbol,
        rules,
        marks,
        kinds: blocks.map((block) => (typeof block === 'string' ? block.slice(1, 3) : block.list)),
        notes: blocks.flatMap((block) => (typeof block === 'string' ? [] : block.cards.map(({ note }) => Boolean(note)))),
      }));
    expect(outline(de)).toEqual(outline(en));
  });

  it.each([en, de])('have no empty section', ({ sections }) => {
    const empty = sections.filter(({ level, blocks }, i) => blocks.length === 0 && !(level === 2 && sections[i + 1]?.level === 3));
    expect(empty.map(({ id }) => id)).toEqual([]);
  });

  it.each([en, de])('draw every symbol they write', (book) => {
    expect(withSymbols(markup(book)).match(/:[a-z]+:/g)).toBeNull();
  });

  it('draw a shard in its own colour, not in that of cloth', () => {
    expect(withSymbols(':shard:')).toContain('data-symbol="shard"');
  });

  it('name every card in both languages', () => {
    const keys: Partial<Record<CardList['list'], string>> = {
      basics: 'district',
      uniques: 'district',
      prophecies: 'prophecy',
      turn_setups: 'turn_setup',
    };
    for (const language of ['en', 'de']) {
      const words = catalogue(game, language);
      for (const { list, cards } of lists(en)) {
        const prefix = keys[list] ?? list.slice(0, -1);
        const nameless = cards.filter(({ id }) => !words[list === 'options' ? `option.${id}.name` : `${prefix}.${id}`]);
        expect(nameless.map(({ id }) => id), `${language} ${list}`).toEqual([]);
      }
    }
  });

  it('show every card there is', () => {
    const shown = new Set(lists(en).flatMap(({ cards }) => cards.map(({ id }) => id)));
    const all = Object.values(spec.lists).flatMap((cards) => cards.map(({ id }) => id));
    expect(all.filter((id) => !shown.has(id))).toEqual([]);
  });
});

describe('what the compiler refuses', () => {
  const spec = { ids: new Set(['C1.1', 'C1.2', 'C1.3']), lists: { tricks: [] } };
  const compile = (source: string) => () => compileRules('citadels', source, spec);

  it.each([
    ['a heading without a name', '## Setup'],
    ['a rule that does not exist', '## Setup {#setup C9.9}'],
    ['a link that leads nowhere', '## Setup {#setup}\n\nSee [there](nowhere).'],
    ['two sections of one name', '## A {#a}\n\n## B {#a}'],
    ['a list without cards', '## A {#a}\n\n[[tricks]]'],
    ['markup', '## A {#a}\n\n<b>bold</b>'],
    ['code', '## A {#a}\n\nThe `code`.'],
  ])('%s', (_, source) => {
    expect(compile(source)).toThrow();
  });

  it('nothing that it knows, and it escapes the text', () => {
    const { sections } = compile('# T\n\n## A :coin: {#a C1.1..C1.3}\n\n2 < 3 & "4" {C1.2}\n\n> **Example.** See [A](a).')();
    expect(sections).toEqual([
      {
        id: 'a',
        level: 2,
        title: 'A',
        symbol: ':coin:',
        cites: 'C1.1–C1.3',
        rules: ['C1.1', 'C1.2', 'C1.3'],
        marks: ['C1.2'],
        blocks: [
          '<p data-rule="C1.2">2 &lt; 3 &amp; &quot;4&quot;</p>',
          '<div class="example"><p><strong>Example.</strong> See <a href="#/rules/citadels/a">A</a>.</p></div>',
        ],
      },
    ]);
  });
});
