// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Pictures } from './pictures';

let done: string[];
const change = (name: string) => () => void done.push(name);
/** Two frames, of which the second begins when the first is out. */
const picture = () => vi.advanceTimersByTime(40);

beforeEach(() => {
  vi.useFakeTimers();
  done = [];
});
afterEach(() => void vi.useRealTimers());

it('changes at once what nothing has changed before', () => {
  const pictures = new Pictures();
  pictures.change(change('first'));
  expect(done).toEqual(['first']);
});

it('shows first what has changed; what comes meanwhile comes together', () => {
  const pictures = new Pictures();
  pictures.change(change('first'));
  const [second, third] = [change('second'), change('third')];
  pictures.change(second);
  pictures.change(third);
  pictures.change(second);
  expect(done).toEqual(['first']);
  picture();
  expect(done).toEqual(['first', 'second', 'third']);
  pictures.change(change('fourth'));
  expect(done).not.toContain('fourth');
  picture();
  expect(done).toContain('fourth');
});

it('shows first that something was pressed', () => {
  const pictures = new Pictures();
  pictures.changed();
  pictures.change(change('answer'));
  expect(done).toEqual([]);
  picture();
  expect(done).toEqual(['answer']);
});

it('goes on where no pictures are drawn', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const pictures = new Pictures();
  pictures.changed();
  pictures.change(change('answer'));
  vi.advanceTimersByTime(100);
  expect(done).toEqual(['answer']);
  vi.unstubAllGlobals();
});
