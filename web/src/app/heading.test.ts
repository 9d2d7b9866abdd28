// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { focusHeading } from './heading';

let screen: HTMLElement;
const told = () => Promise.resolve();
const loaded = '<div><h1 tabindex="-1">Lobby</h1><input /></div>';
const focused = () => document.activeElement?.tagName;

beforeEach(() => {
  screen = document.createElement('main');
  screen.innerHTML = '<p>One moment …</p>';
  document.body.append(screen);
});
afterEach(() => screen.remove());

it('has the focus at once where it is there', () => {
  screen.innerHTML = loaded;
  focusHeading(screen);
  expect(focused()).toBe('H1');
});

it('has the focus as soon as it is there', async () => {
  focusHeading(screen);
  expect(focused()).toBe('BODY');
  screen.innerHTML = loaded;
  await told();
  expect(focused()).toBe('H1');
});

it('does not take the focus from whoever has gone elsewhere', async () => {
  focusHeading(screen);
  const link = document.createElement('button');
  document.body.append(link);
  link.focus();
  screen.innerHTML = loaded;
  await told();
  expect(document.activeElement).toBe(link);
  link.remove();
});

it('takes it only once', async () => {
  const stop = focusHeading(screen);
  screen.innerHTML = loaded;
  await told();
  screen.querySelector('input')?.focus();
  screen.append(document.createElement('p'));
  await told();
  expect(focused()).toBe('INPUT');
  stop();
});

it('is not looked for any more after the next move', async () => {
  focusHeading(screen)();
  screen.innerHTML = loaded;
  await told();
  expect(focused()).toBe('BODY');
});
