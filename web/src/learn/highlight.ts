import { matches } from './search';

const name = 'found';

/** Marks words below an element without touching it; browsers that cannot do this show no marks. */
export function highlight(root: HTMLElement, words: string[]): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete(name);
  if (words.length === 0) return;
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    for (const [start, end] of matches(node.textContent ?? '', words)) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  CSS.highlights.set(name, new Highlight(...ranges));
}
