// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SeatInfo, TableInfo } from '../generated/api';
import { t } from '../i18n/language.svelte';
import WaitingRoom from './WaitingRoom.svelte';

const asked: unknown[] = [];
vi.mock('../net/http', async (original) => ({
  ...(await original<typeof import('../net/http')>()),
  call: (type: string, request: object) => {
    asked.push({ type, ...request });
    return new Promise(() => {});
  },
}));
vi.mock('../net/session.svelte', () => ({
  connection: { watch: () => ({ stop() {} }) },
  session: { me: { person: 'ann' } },
}));
vi.mock('./talk.svelte', () => ({
  Talk: class {
    stop() {}
  },
}));
vi.mock('./Chat.svelte', () => ({ default: () => {} }));
vi.mock('../setup/Agreed.svelte', () => ({ default: () => {} }));

const seats: SeatInfo[] = [
  { occupant: 'person', person: 'ann', name: 'Ann', ready: false },
  { occupant: 'person', person: 'ben', name: 'Ben', ready: false },
  { occupant: 'bot', bot: 'expert', name: 'Robot', ready: true },
  { occupant: 'person', person: 'engine', name: 'Engine', owner: 'Zoe', ready: true },
];
const info = { table: 't', game: 'citadels', host: 'ann', players: 4, seats } as unknown as TableInfo;

function press(name: string, within: ParentNode = document) {
  const found = [...within.querySelectorAll('button')].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent?.trim()) === name,
  );
  found?.click();
  flushSync();
}

const dialog = () => document.querySelector('dialog');

let room: Record<string, unknown>;

beforeEach(() => {
  asked.length = 0;
  HTMLDialogElement.prototype.showModal = () => {};
  HTMLDialogElement.prototype.close = () => {};
  room = mount(WaitingRoom, { target: document.body, props: { info, invite: undefined, onchange: () => {} } });
  flushSync();
});
afterEach(() => unmount(room));

it('says who answers for a bot of their own', () => {
  expect(document.body.textContent).toContain(t('room.botOf', { name: 'Zoe' }));
});

it('asks before the host removes a person', () => {
  press(t('bots.remove', { name: 'Ben' }));
  expect(dialog()?.textContent).toContain(t('room.removeText', { name: 'Ben' }));
  press(t('room.letStay'), dialog() as ParentNode);
  expect(dialog()).toBeNull();
  expect(asked).toEqual([]);
  press(t('bots.remove', { name: 'Ben' }));
  press(t('room.removeBot'), dialog() as ParentNode);
  expect(asked).toEqual([{ type: 'set_seat', table: 't', seat: 1 }]);
});

it('removes a bot at once', () => {
  press(t('bots.remove', { name: 'Robot' }));
  expect(dialog()).toBeNull();
  expect(asked).toEqual([{ type: 'set_seat', table: 't', seat: 2 }]);
});
