// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import type { CreateTable, TableInfo } from '../generated/api';
import { RequestError } from '../net/http';
import { openTable } from './start';

/** What the server does with each request, in this order; an error is what the browser makes of it. */
let answers: (Partial<TableInfo> | RequestError)[];
let asked: { type: string; key?: string }[];

vi.mock('../net/http', async (original) => ({
  ...(await original<typeof import('../net/http')>()),
  call: (type: string, request: object) => {
    asked.push({ type, ...request });
    const answer = answers.shift();
    return answer instanceof RequestError ? Promise.reject(answer) : Promise.resolve(answer);
  },
}));
vi.mock('../net/session.svelte', () => ({ session: { ensure: () => Promise.resolve() } }));

const late = new RequestError({ code: 'timeout', text: '' });
const table = (status: TableInfo['status']): Partial<TableInfo> => ({
  table: 't',
  status,
  seats: [{ occupant: 'person', name: 'Ann', ready: false }],
});
const request = { game: 'citadels', players: 2 } satisfies Partial<CreateTable>;
const types = () => asked.map(({ type }) => type);
const keys = () => asked.flatMap(({ key }) => key ?? []);

beforeEach(() => {
  asked = [];
  location.hash = '';
});

it('opens no second table when the first answer is lost', async () => {
  answers = [late, table('gathering'), {}];
  await expect(openTable(request)).rejects.toBe(late);
  await openTable(request);
  expect(types()).toEqual(['create_table', 'create_table', 'start']);
  expect(new Set(keys()).size).toBe(1);
  expect(location.hash).toBe('#/table/t');
});

it('goes to a table that had begun after all', async () => {
  answers = [table('gathering'), late, table('playing')];
  await expect(openTable(request)).rejects.toBe(late);
  await openTable(request);
  expect(types()).toEqual(['create_table', 'start', 'create_table']);
  expect(location.hash).toBe('#/table/t');
});

it('opens another table for another wish, and after each that is open', async () => {
  answers = [late, table('playing'), table('playing')];
  await expect(openTable(request)).rejects.toBe(late);
  await openTable({ ...request, players: 3 });
  await openTable({ ...request, players: 3 });
  expect(new Set(keys()).size).toBe(3);
});
