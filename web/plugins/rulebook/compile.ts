// Turns the rules written for players (docs/rules/play) into what the page shows.
//
//   ## Title {#name C5.1..C5.3 A02}   a section, its name in the address and the rules it covers;
//   ## Title :coin: {#name}           with a symbol
//   A paragraph, item or row. {C5.9}  the place where exactly this rule is stated
//   > **Example.** …                  set apart
//   [[tricks optical]]                cards from the specification, here those with a fact "optical";
//   - {TK.levitation} …               a list right below adds notes to them
//   [word](C5.9)                      a link to a rule or section
//   :coin:                            a symbol; the page draws it
//
// Only what is listed here gets through, escaped: anything else stops the build.
import { lexer, type Token, type Tokens } from 'marked';
import type { Book, Card, ListName, Section } from '../../src/learn/book.ts';
import { ruleLink } from '../../src/learn/links.ts';
import type { Spec } from './spec.ts';

const workedExample = /^(T\d{3}|X\d|E\d+)$/;
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

class Compiler {
  readonly #links = new Set<string>();
  #marks: string[] = [];

  constructor(
    readonly game: string,
    readonly spec: Spec,
  ) {}

  book(source: string): Book {
    const book: Book = { title: '', lead: '', sections: [] };
    for (const token of lexer(source) as Tokens.Generic[]) {
      const section = book.sections.at(-1);
      if (token.type === 'space') continue;
      if (token.type === 'heading' && token.depth === 1) book.title = token.text;
      else if (token.type === 'heading') book.sections.push(this.#section(token as Tokens.Heading));
      else if (section === undefined) book.lead += this.#block(token as Token);
      else this.#add(section, token as Token);
    }
    this.#check(book);
    return book;
  }

  #section({ depth, text }: Tokens.Heading): Section {
    const [, title, symbol, id, cites] = /^(.*?)( :[a-z]+:)? \{#([a-z0-9-]+)((?: \S+)*)\}$/.exec(text) ?? [];
    if (title === undefined || id === undefined || (depth !== 2 && depth !== 3)) {
      throw new Error(`a heading needs a name and the rules it covers: ${text}`);
    }
    const cited = (cites ?? '').split(' ').filter(Boolean);
    return {
      id,
      level: depth,
      title,
      symbol: symbol?.trim() ?? '',
      cites: cited.filter((cite) => !workedExample.test(cite)).map((cite) => cite.replace('..', '–')).join(', '),
      rules: this.#ids(cited),
      marks: [],
      blocks: [],
    };
  }

  #add(section: Section, token: Token): void {
    const last = section.blocks.at(-1);
    const raw = token.raw.trim();
    const [, list, filter] = /^\[\[(\w+)(?: ([\w ]+))?\]\]$/.exec(raw) ?? [];
    this.#marks = section.marks;
    if (list !== undefined) section.blocks.push({ list: list as ListName, cards: this.#cards(list as ListName, filter) });
    else if (token.type === 'list' && typeof last === 'object' && raw.startsWith('- {')) this.#notes(last.cards, token);
    else section.blocks.push(this.#block(token));
  }

  #cards(list: ListName, filter?: string): Card[] {
    const cards = (this.spec.lists[list] ?? []).filter(
      ({ facts }) => filter === undefined || Object.values(facts).includes(filter),
    );
    if (cards.length === 0) throw new Error(`there are no ${list} ${filter ?? ''}`);
    this.#marks.push(...cards.map(({ rule }) => rule).filter(Boolean));
    return cards.map((card) => ({ ...card }));
  }

  #notes(cards: Card[], token: Token): void {
    for (const item of (token as Tokens.List).items) {
      const [, rule, text] = /^\{(\S+)\} (.*)$/s.exec(item.text) ?? [];
      const card = cards.find((one) => one.rule === rule);
      if (card === undefined || text === undefined) throw new Error(`a note without its card: ${item.text}`);
      card.note = this.#inline((lexer(text)[0] as Tokens.Paragraph).tokens);
    }
  }

  #block(token: Token): string {
    switch (token.type) {
      case 'paragraph':
        return this.#marked('p', (token as Tokens.Paragraph).tokens);
      case 'list': {
        const { ordered, items } = token as Tokens.List;
        const name = ordered ? 'ol' : 'ul';
        return `<${name}>${items.map((item) => this.#item(item)).join('')}</${name}>`;
      }
      case 'blockquote': {
        const inner = (token as Tokens.Blockquote).tokens.filter(({ type }) => type !== 'space');
        return `<div class="example">${inner.map((one) => this.#block(one)).join('')}</div>`;
      }
      case 'table':
        return this.#table(token as Tokens.Table);
      default:
        throw new Error(`the rules cannot show this: ${token.raw}`);
    }
  }

  #item(item: Tokens.ListItem): string {
    const [first, ...more] = item.tokens.filter(({ type }) => type !== 'space');
    const text = first as Tokens.Text;
    if (more.length > 0 || text.tokens === undefined) throw new Error(`an item is one paragraph: ${item.raw}`);
    return this.#marked('li', text.tokens);
  }

  #table({ header, rows }: Tokens.Table): string {
    const head = header.map((cell) => `<th scope="col">${this.#inline(cell.tokens)}</th>`).join('');
    const names = header.map((cell) => escape(cell.text));
    const body = rows.map((row) => {
      const rules: string[] = [];
      const cells = row.map((cell, i) => {
        const [tokens, found] = this.#split(cell.tokens);
        rules.push(...found);
        const text = this.#inline(tokens);
        const name = `data-name="${names[i]}"`;
        return i === 0 ? `<th scope="row" ${name}>${text}</th>` : `<td ${name}>${text}</td>`;
      });
      return `<tr${this.#mark(rules)}>${cells.join('')}</tr>`;
    });
    const kind = header.length > 3 ? ' class="wide"' : '';
    return `<table${kind}><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
  }

  #marked(element: string, tokens: Token[]): string {
    const [text, rules] = this.#split(tokens);
    return `<${element}${this.#mark(rules)}>${this.#inline(text)}</${element}>`;
  }

  #mark(rules: string[]): string {
    this.#marks.push(...rules);
    return rules.length > 0 ? ` data-rule="${rules.join(' ')}"` : '';
  }

  /** Takes the rules in braces off the end of a text. */
  #split(tokens: Token[]): [Token[], string[]] {
    const last = tokens.at(-1);
    const [all, cites] = (last?.type === 'text' && /\s*\{([^{}]+)\}\s*$/.exec(last.raw)) || [];
    if (last === undefined || all === undefined || cites === undefined) return [tokens, []];
    const rest = { ...last, raw: last.raw.slice(0, -all.length) };
    return [[...tokens.slice(0, -1), rest], this.#ids(cites.split(' '))];
  }

  #inline(tokens: Token[]): string {
    return tokens.map((token) => this.#word(token)).join('');
  }

  #word(token: Token): string {
    switch (token.type) {
      case 'text':
        return escape(token.raw);
      case 'strong':
      case 'em':
        return `<${token.type}>${this.#inline((token as Tokens.Strong).tokens)}</${token.type}>`;
      case 'link': {
        const { href, tokens } = token as Tokens.Link;
        this.#links.add(href);
        return `<a href="${ruleLink(this.game, href)}">${this.#inline(tokens)}</a>`;
      }
      default:
        throw new Error(`the rules cannot show this: ${token.raw}`);
    }
  }

  /** Single rules, and ranges such as C4.1..C4.7, of which those count that exist. */
  #ids(cites: string[]): string[] {
    return cites.flatMap((cite) => {
      const [, prefix, first = '', last] = /^(.*?)(\d+)\.\.\1(\d+)$/.exec(cite) ?? [];
      if (prefix === undefined) {
        if (!this.spec.ids.has(cite)) throw new Error(`there is no rule ${cite}`);
        return [cite];
      }
      const width = first.startsWith('0') ? first.length : 1;
      return Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => {
        return prefix + String(Number(first) + i).padStart(width, '0');
      }).filter((id) => this.spec.ids.has(id));
    });
  }

  #check({ sections }: Book): void {
    const names = sections.map(({ id }) => id);
    const places = new Set(sections.flatMap(({ id, rules, marks }) => [id, ...rules, ...marks]));
    const twice = names.find((name, i) => names.indexOf(name) !== i);
    const lost = [...this.#links].find((link) => !places.has(link));
    if (twice !== undefined) throw new Error(`two sections are called ${twice}`);
    if (lost !== undefined) throw new Error(`a link leads nowhere: ${lost}`);
  }
}

export function compileRules(game: string, source: string, spec: Spec): Book {
  return new Compiler(game, spec).book(source);
}

