import { scrolling } from '../ui/still';

/** The rows of the window that nothing lies over. */
interface Sight {
  from: number;
  to: number;
}

/** Scrolls as far as needed to show what is offered in a part of the board, or else the part itself. */
export function bringIntoView(part: Element, offered: Element[], { from, to }: Sight): void {
  const whole = part.getBoundingClientRect();
  // What is not shown has no box.
  const boxes = offered.map((one) => one.getBoundingClientRect()).filter(({ height }) => height > 0);
  if (boxes.length === 0) boxes.push(whole);
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  // The beginning of the part, too, if both fit.
  const begin = whole.height > 0 ? Math.min(top, whole.top) : top;
  const first = bottom - begin < to - from - 10 ? begin : top;
  const by = top < from ? first - from : bottom > to ? Math.min(bottom - to + 40, first - from) : 0;
  // Also when it is in view already: an older scrolling on its way must end.
  scrollBy({ top: by, behavior: scrolling() });
}
