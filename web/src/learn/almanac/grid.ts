/** The arrow keys walk over cards in rows as over a table. */
export function step(key: string, at: number, count: number, columns: number): number | undefined {
  const moves: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    Home: 0,
    End: count - 1,
  };
  const next = moves[key];
  return next === undefined || next < 0 || next >= count ? undefined : next;
}

/** How many elements of a wrapped row share its first line. */
export function columnsOf(elements: HTMLElement[]): number {
  const top = elements[0]?.offsetTop;
  const next = elements.findIndex((element) => element.offsetTop !== top);
  return next < 0 ? elements.length : next;
}
