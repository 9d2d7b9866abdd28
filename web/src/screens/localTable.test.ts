// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';

vi.hoisted(() => {
  // jsdom has none for pages without an address.
  if (!globalThis.localStorage) vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
});
const openLocalTable = vi.hoisted(() => vi.fn());
vi.mock('../local/open', () => ({ openLocalTable }));

import { RequestError } from '../net/http';
import LocalTable from './LocalTable.svelte';

const again = () => [...document.querySelectorAll('button')].find((button) => button.textContent === 'Try again');

it('can be opened again after it was closed in the other window', async () => {
  openLocalTable.mockRejectedValueOnce(new RequestError({ code: 'taken', text: 'It is open in another window.' }));
  openLocalTable.mockReturnValue(new Promise(() => {}));
  const table = mount(LocalTable, { target: document.body, props: { id: 'local-1' } });
  await vi.waitFor(() => {
    flushSync();
    expect(document.body.textContent).toContain('It is open in another window.');
  });
  again()?.click();
  flushSync();
  expect(document.querySelector('[role=status]')).not.toBeNull();
  await vi.waitFor(() => expect(openLocalTable).toHaveBeenCalledTimes(2));
  void unmount(table);
});
