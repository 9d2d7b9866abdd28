// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  // jsdom has none for pages without an address.
  if (!globalThis.localStorage) vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
});

import type { Me } from '../generated/api';
import * as http from '../net/http';
import { session } from '../net/session.svelte';
import Settings from './Settings.svelte';

const ann: Me = { person: 'ann', name: 'Ann', claimed: false, language: 'en', rated: true };
const lists = { people: [], sessions: [], bots: [], notices: [] };
let page: Record<string, unknown>;

const named = () => document.querySelector<HTMLInputElement>('[autocomplete=username]')!;
const webhook = () => document.querySelector<HTMLInputElement>('[type=url]')!;
const rated = () => document.querySelectorAll<HTMLInputElement>('[role=switch]')[2]!;

function write(input: HTMLInputElement, text: string): void {
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}

beforeEach(() => {
  vi.spyOn(http, 'call').mockResolvedValue(lists as never);
  session.me = ann;
  page = mount(Settings, { target: document.body });
  flushSync();
});
afterEach(() => {
  void unmount(page);
  session.me = null;
  vi.restoreAllMocks();
});

it('leaves alone what somebody writes while the server tells about them', () => {
  write(named(), 'Anna');
  write(webhook(), 'https://example.org');
  session.me = { ...ann };
  flushSync();
  expect([named().value, webhook().value]).toEqual(['Anna', 'https://example.org']);
});

it('knows what somebody else is called', () => {
  write(named(), 'Anna');
  session.me = { ...ann, person: 'ben', name: 'Ben', webhook: 'https://ben.example' };
  flushSync();
  expect([named().value, webhook().value]).toEqual(['Ben', 'https://ben.example']);
});

it('names somebody new as they wanted, not as a guest', async () => {
  session.me = null;
  flushSync();
  write(named(), 'Anna');
  vi.spyOn(session, 'ensure').mockImplementation(async () => (session.me = { ...ann, name: 'Guest-1' }));
  vi.mocked(http.call).mockImplementation((type, request) =>
    Promise.resolve((type === 'change_me' ? { ...ann, ...request } : lists) as never),
  );
  [...document.querySelectorAll('button')].find((button) => button.textContent === 'Save the name')?.click();
  await vi.waitFor(() => expect(session.me?.name).toBe('Anna'));
  flushSync();
  expect(named().value).toBe('Anna');
});

it('shows that games still count when the server could not change it', async () => {
  vi.mocked(http.call).mockRejectedValueOnce(new http.RequestError({ code: 'offline', text: '' }));
  rated().click();
  expect(rated().checked).toBe(false);
  await vi.waitFor(() => expect(rated().checked).toBe(true));
});
