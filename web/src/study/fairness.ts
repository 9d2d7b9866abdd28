import type { JsonObject } from '../engine/protocol';
import type { Fairness } from '../generated/api';

export type Verdict = 'holds' | 'broken' | 'no_seed' | 'cannot_check';

function bytesOf(hex: string): Uint8Array<ArrayBuffer> | null {
  if (!/^([0-9a-f]{2})+$/i.test(hex)) return null;
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** Whether the seed that is shown now is the one that was promised before the game. */
export async function checkCommitment({ commitment, seed }: Fairness): Promise<Verdict> {
  if (seed === undefined || commitment === '') return 'no_seed';
  const bytes = bytesOf(seed);
  if (!bytes) return 'broken';
  // Browsers compute hashes only on pages that came over a safe connection.
  if (!globalThis.crypto?.subtle) return 'cannot_check';
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex === commitment.toLowerCase() ? 'holds' : 'broken';
}

/**
 * Computes every draw of a game again, from the seed that is shown. How many there are; what does
 * not fit is an error that names it.
 */
export async function recomputeDraws(record: unknown, fairness: Fairness): Promise<number> {
  const { ask, openEngine } = await import('../local/engine');
  const engine = await openEngine();
  try {
    const whole = { ...(record as JsonObject), fairness: { ...fairness } };
    return (await ask<'verify'>(engine, { cmd: 'verify', record: whole })).draws;
  } finally {
    engine.stop();
  }
}
