// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import { RequestError } from '../net/http';
import type { TableView } from './table.svelte';
import UndoRequest from './UndoRequest.svelte';

vi.mock('../net/http', async (original) => ({
  ...(await original<typeof import('../net/http')>()),
  call: () => Promise.reject(new RequestError({ code: 'not_now', text: 'Nobody asks any more.' })),
}));

it('says why an answer was refused', async () => {
  const info = { seats: [{ name: 'Ann' }, { name: 'Ben' }] };
  const view = { seat: 0, table: 't', info, update: { undo_asked_by: 1 } } as unknown as TableView;
  const request = mount(UndoRequest, { target: document.body, props: { view } });
  flushSync();
  document.querySelector('button')?.click();
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
  expect(document.body.textContent).toContain('Nobody asks any more.');
  void unmount(request);
});
