/** Shows where on the board something is that somebody points at elsewhere. */
export function light(things: string[]): void {
  const wanted = new Set(things);
  for (const element of document.querySelectorAll<HTMLElement>('[data-thing]')) {
    element.toggleAttribute('data-lit', wanted.has(element.dataset['thing'] ?? ''));
  }
}
