import type { TableInfo } from '../generated/api';

export interface Page {
  tables: TableInfo[];
  /** Where the next page begins; left out on the last one. */
  next?: string;
}

/** As many pages as it takes to have so many tables, and at least one. */
export async function pagesFor(amount: number, ask: (after: string | undefined) => Promise<Page>): Promise<Page> {
  const tables = new Map<string, TableInfo>();
  let after: string | undefined;
  do {
    const page = await ask(after);
    // A table that has changed meanwhile may be on two pages.
    for (const table of page.tables) tables.set(table.table, table);
    after = page.next;
  } while (after !== undefined && tables.size < amount);
  return { tables: [...tables.values()], ...(after === undefined ? {} : { next: after }) };
}
