import { expect, it } from 'vitest';
import type { TableInfo } from '../generated/api';
import { pagesFor, type Page } from './pages';

const table = (name: string) => ({ table: name }) as TableInfo;
const pages: Record<string, Page> = {
  '': { tables: ['a', 'b'].map(table), next: 'b' },
  b: { tables: ['b', 'c'].map(table), next: 'c' },
  c: { tables: [table('d')] },
};
const ask = (after = '') => Promise.resolve(pages[after]!);
const names = ({ tables }: Page) => tables.map((one) => one.table).join('');

it('begins with one page', async () => {
  const page = await pagesFor(0, ask);
  expect([names(page), page.next]).toEqual(['ab', 'b']);
});

it('brings as many as are shown again, each once', async () => {
  const page = await pagesFor(3, ask);
  expect([names(page), page.next]).toEqual(['abc', 'c']);
});

it('ends where there are no more', async () => {
  const page = await pagesFor(10, ask);
  expect([names(page), page.next]).toEqual(['abcd', undefined]);
});
