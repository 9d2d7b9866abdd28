import { scrolling } from '../ui/still';

/** Milliseconds in which somebody finds what is lit. */
const moment = 2500;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows where on the board something is that somebody points at elsewhere: it, or what holds it out of
 * sight. Where several have such a thing, it is that of whoever is named with it.
 */
export function light(things: string[]): void {
  clearTimeout(timer);
  const wanted = new Set(things);
  const isAnybodys = !things.some((thing) => thing.startsWith('seat '));
  for (const element of document.querySelectorAll<HTMLElement>('[data-thing], [data-holds]')) {
    const { thing = '', holds = '', of } = element.dataset;
    const isTheirs = isAnybodys || of === undefined || wanted.has(`seat ${of}`);
    const isNamed = wanted.has(thing) || holds.split(',').some((held) => wanted.has(held));
    element.toggleAttribute('data-lit', isNamed && isTheirs);
  }
}

/** Shows it for a moment, to whoever did not see the board while pointing at it. */
export function flash(thing: string): void {
  light([thing]);
  const lit = [...document.querySelectorAll<HTMLElement>('[data-lit]')].find((element) => element.checkVisibility());
  lit?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: scrolling() });
  timer = setTimeout(() => light([]), moment);
}
