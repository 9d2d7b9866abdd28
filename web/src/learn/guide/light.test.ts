// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { light } from './light';

const scrolled = vi.fn();
let still = false;
let board: HTMLElement;
let stop: () => void;
const coached = () => [...board.querySelectorAll('[data-coached]')].map(({ id }) => id);
/** Observers are told of changes before this goes on. */
const told = () => Promise.resolve();

beforeEach(() => {
  // What jsdom does not have, as far as it matters here.
  HTMLElement.prototype.checkVisibility = function () {
    return this.closest('dialog')?.open ?? !this.closest('[hidden]');
  };
  HTMLElement.prototype.scrollIntoView = scrolled;
  window.matchMedia = () => ({ matches: still }) as MediaQueryList;
  board = document.createElement('div');
  board.innerHTML = '<button id="on-board" data-leads="build temple"></button><button id="other" data-action="pass"></button>';
  document.body.append(board);
  stop = light(['build temple'])(board);
});
afterEach(() => {
  stop();
  board.remove();
});

it('marks what leads to the wanted action', () => {
  expect(coached()).toEqual(['on-board']);
});

it('follows into a dialogue that opens later than it is there', async () => {
  const dialog = document.createElement('dialog');
  dialog.innerHTML = '<button id="in-dialogue" data-action="build temple"></button>';
  board.append(dialog);
  await told();
  expect(coached()).toEqual([]);
  dialog.open = true;
  await told();
  expect(coached()).toEqual(['in-dialogue']);
  dialog.remove();
  await told();
  expect(coached()).toEqual(['on-board']);
});

it('follows what is hidden and shown again', async () => {
  const place = board.querySelector<HTMLElement>('#on-board')!;
  place.hidden = true;
  await told();
  expect(coached()).toEqual([]);
  place.hidden = false;
  await told();
  expect(coached()).toEqual(['on-board']);
});

it('jumps there for those who want nothing to move', () => {
  expect(scrolled).toHaveBeenLastCalledWith(expect.objectContaining({ behavior: 'smooth' }));
  still = true;
  light(['pass'])(board)();
  expect(scrolled).toHaveBeenLastCalledWith(expect.objectContaining({ behavior: 'instant' }));
});
