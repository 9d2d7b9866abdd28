import { describe, expect, it } from 'vitest';
import type { Reason } from '../generated/api';
import { answerTo } from './frame.svelte';

const rules: Record<string, Reason> = {
  build: { legal: true },
  kill: { legal: false, rule: 'C5.13', text: 'Not your ability.' },
  rob: { legal: false, rule: 'C5.13', text: 'Not your ability.' },
  destroy: { legal: false, rule: 'C7.1', text: 'The city is completed.' },
};
const why = (action: string) => Promise.resolve(rules[action] ?? null);

describe('why not', () => {
  it('names every rule once', async () => {
    const { possible, reasons } = await answerTo({ name: 'x', asks: ['kill', 'destroy', 'rob'] }, why);
    expect(possible).toBe(false);
    expect(reasons.map(({ rule }) => rule)).toEqual(['C5.13', 'C7.1']);
  });

  it('says what is possible after all', async () => {
    expect(await answerTo({ name: 'x', asks: ['kill', 'build'] }, why)).toEqual({
      name: 'x',
      possible: true,
      reasons: [],
    });
  });

  it('has no reason for what nobody would expect', async () => {
    expect(await answerTo({ name: 'x' }, why)).toEqual({ name: 'x', possible: false, reasons: [] });
    expect((await answerTo({ name: 'x', asks: ['unknown'] }, why)).reasons).toEqual([]);
  });
});
