// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { bringIntoView } from './inView';

const scrolled = vi.fn();
let still = false;

function lying(top: number, height: number): Element {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => ({ top, bottom: top + height, height }) as DOMRect;
  return element;
}

/** How far the page scrolls in a window whose foot begins at 300. */
function show(part: Element, ...offered: Element[]): number {
  bringIntoView(part, offered, { from: 10, to: 300 });
  return (scrolled.mock.calls.at(-1)?.[0] as ScrollToOptions).top ?? NaN;
}

beforeEach(() => {
  still = false;
  vi.stubGlobal('scrollBy', scrolled);
  vi.stubGlobal('matchMedia', () => ({ matches: still }));
});

it('stays where what is offered is in view', () => {
  expect(show(lying(-50, 900), lying(20, 40), lying(250, 50))).toBe(0);
});

it('shows what lies below the fold or above the window, with the beginning of its part if both fit', () => {
  expect(show(lying(280, 200), lying(400, 60))).toBe(200);
  expect(show(lying(280, 900), lying(900, 60))).toBe(700);
  expect(show(lying(-100, 150), lying(-60, 40))).toBe(-110);
});

it('begins with the first of what does not fit', () => {
  expect(show(lying(100, 900), lying(150, 600))).toBe(140);
});

it('leaves out what is not shown', () => {
  expect(show(lying(0, 0), lying(0, 0), lying(400, 60))).toBe(200);
});

it('moves at once where nothing is to move', () => {
  show(lying(280, 200), lying(400, 60));
  expect(scrolled).toHaveBeenLastCalledWith(expect.objectContaining({ behavior: 'smooth' }));
  still = true;
  show(lying(280, 200), lying(400, 60));
  expect(scrolled).toHaveBeenLastCalledWith(expect.objectContaining({ behavior: 'instant' }));
});
