/**
 * Shows where on the board something is that somebody points at elsewhere: it, or what holds it out of
 * sight. Where several have such a thing, it is that of whoever is named with it.
 */
export function light(things: string[]): void {
  const wanted = new Set(things);
  const isAnybodys = !things.some((thing) => thing.startsWith('seat '));
  for (const element of document.querySelectorAll<HTMLElement>('[data-thing], [data-holds]')) {
    const { thing = '', holds = '', of } = element.dataset;
    const isTheirs = isAnybodys || of === undefined || wanted.has(`seat ${of}`);
    const isNamed = wanted.has(thing) || holds.split(',').some((held) => wanted.has(held));
    element.toggleAttribute('data-lit', isNamed && isTheirs);
  }
}
