/** Round numbers from `low` to `high` or just beyond, about `count` of them, for the lines of a chart. */
export function ticksOf(low: number, high: number, count = 4): number[] {
  const span = Math.max(1, high - low);
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, power * ([1, 2, 5, 10].find((one) => one * power >= rough) ?? 10));
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

/** A mapping of numbers onto a length. */
export function scaleOf(from: [number, number], to: [number, number]): (value: number) => number {
  const [low, high] = from;
  const [start, end] = to;
  const span = high - low || 1;
  return (value) => start + ((value - low) / span) * (end - start);
}

export interface Spot {
  x: number;
  y: number;
}

/** A line in steps: numbers stay as they are until something changes them. */
export function stepPath(spots: Spot[]): string {
  return spots
    .map(({ x, y }, i) => {
      const at = `${x.toFixed(1)} ${y.toFixed(1)}`;
      return i === 0 ? `M${at}` : `H${x.toFixed(1)}V${y.toFixed(1)}`;
    })
    .join('');
}

/** Moves marks that would cover each other apart, keeping their order, within `low` … `high`. */
export function spread(wanted: number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((at, i) => ({ at, i })).sort((a, b) => a.at - b.at);
  let next = low;
  for (const one of order) {
    one.at = Math.max(one.at, next);
    next = one.at + gap;
  }
  let limit = high;
  for (const one of order.reverse()) {
    one.at = Math.min(one.at, limit);
    limit = one.at - gap;
  }
  const out = [...wanted];
  for (const { at, i } of order) out[i] = at;
  return out;
}

/** The place in a sorted list of the last number that is not beyond `value`. */
export function lastAtMost(sorted: number[], value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
