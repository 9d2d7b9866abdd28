import { scrolling } from '../ui/still';

/** Milliseconds in which somebody finds what is lit. */
const moment = 2500;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows where on the board something is that somebody points at elsewhere. */
export function light(things: string[]): void {
  clearTimeout(timer);
  const wanted = new Set(things);
  for (const element of document.querySelectorAll<HTMLElement>('[data-thing]')) {
    element.toggleAttribute('data-lit', wanted.has(element.dataset['thing'] ?? ''));
  }
}

/** Shows it for a moment, to whoever did not see the board while pointing at it. */
export function flash(thing: string): void {
  light([thing]);
  const lit = [...document.querySelectorAll<HTMLElement>('[data-lit]')].find((element) => element.checkVisibility());
  lit?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: scrolling() });
  timer = setTimeout(() => light([]), moment);
}
