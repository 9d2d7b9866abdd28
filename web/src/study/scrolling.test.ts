// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { scrolls } from './scrolling';

function region(overflow: string, sizes: Partial<Record<'scrollWidth' | 'clientWidth' | 'scrollHeight' | 'clientHeight', number>>): Element {
  const outer = document.createElement('div');
  outer.style.cssText = overflow;
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(outer, name, { value });
  outer.append(document.createElement('button'));
  document.body.append(outer);
  return outer.firstElementChild as Element;
}

it('leaves arrows to what scrolls sideways', () => {
  const inside = region('overflow-x: auto', { scrollWidth: 400, clientWidth: 200 });
  expect(scrolls(inside, 'ArrowRight')).toBe(true);
  expect(scrolls(inside, 'Home')).toBe(false);
  expect(scrolls(inside, ' ')).toBe(false);
});

it('leaves Home and End to what scrolls up and down', () => {
  const inside = region('overflow-y: scroll', { scrollHeight: 400, clientHeight: 200 });
  expect(scrolls(inside, 'End')).toBe(true);
  expect(scrolls(inside, 'ArrowLeft')).toBe(false);
});

it('takes them where all is in sight', () => {
  expect(scrolls(region('overflow: auto', { scrollWidth: 200, clientWidth: 200 }), 'ArrowRight')).toBe(false);
});
