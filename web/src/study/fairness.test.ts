import { expect, it } from 'vitest';
import { checkCommitment } from './fairness';

// SHA-256 of 32 zero bytes.
const commitment = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925';
const seed = '00'.repeat(32);

it('checks the seed against the promise', async () => {
  expect(await checkCommitment({ commitment, entropy: [], seed })).toBe('holds');
  expect(await checkCommitment({ commitment, entropy: [], seed: `01${seed.slice(2)}` })).toBe('broken');
  expect(await checkCommitment({ commitment, entropy: [], seed: 'no hex' })).toBe('broken');
  expect(await checkCommitment({ commitment, entropy: [] })).toBe('no_seed');
  expect(await checkCommitment({ commitment: '', entropy: [], seed })).toBe('no_seed');
});
