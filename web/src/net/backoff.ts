const first = 400;
const longest = 15_000;

/** Milliseconds before the given attempt; spread, so that not all clients return at once. */
export function backoff(attempt: number, random: () => number = Math.random): number {
  const full = Math.min(longest, first * 2 ** attempt);
  return Math.round(full * (0.6 + 0.4 * random()));
}
