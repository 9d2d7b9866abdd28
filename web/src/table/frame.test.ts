import { describe, expect, it, vi } from 'vitest';
import type { Reason } from '../generated/api';
import { answerTo, Frame } from './frame.svelte';

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

describe('whoever asks', () => {
  const table = () => {
    const chosen: string[] = [];
    const choices = [{ action: 'build', label: 'Build the Tavern' }];
    return { chosen, choices, why, choose: (action: string) => chosen.push(action) };
  };

  it('decides nothing, and is told that it is possible', async () => {
    const at = table();
    const frame = new Frame(() => at);
    frame.turn(true);
    frame.choose('build');
    await vi.waitFor(() => expect(frame.answer).toEqual({ name: 'Build the Tavern', possible: true, reasons: [] }));
    expect(at.chosen).toEqual([]);
  });

  it('decides again afterwards', () => {
    const at = table();
    const frame = new Frame(() => at);
    frame.turn(true);
    frame.turn(false);
    frame.choose('build');
    expect(at.chosen).toEqual(['build']);
    expect(frame.answer).toBeNull();
  });

  it('is told what only the board knows', async () => {
    const reason = { legal: false, text: 'It is in the plan.' };
    expect((await answerTo({ name: 'x', asks: ['build'], reason }, why)).reasons).toEqual([reason]);
  });
});

describe('who asks twice', () => {
  it('is answered the last question, however late the first answer comes', async () => {
    const answers = new Map<string, (reason: Reason) => void>();
    const slow = (action: string) => new Promise<Reason>((resolve) => answers.set(action, resolve));
    const frame = new Frame(() => ({ choices: [], deciding: false, choose() {}, why: slow }));
    frame.turn(true);
    const asked = ['kill', 'destroy'].map((name) => frame.ask({ name, asks: [name] }));
    for (const action of ['destroy', 'kill']) answers.get(action)?.(rules[action]!);
    await Promise.all(asked);
    expect(frame.answer?.name).toBe('destroy');
  });
});

describe('what is told of a thing', () => {
  const element = { isConnected: true } as HTMLElement;
  const looked = () => {
    vi.useFakeTimers();
    const frame = new Frame(() => undefined);
    frame.peek({ name: 'x' }, [], element);
    vi.advanceTimersByTime(1000);
    return frame;
  };

  it('stays while the pointer is on its way to it, and on it', () => {
    const frame = looked();
    frame.leave();
    vi.advanceTimersByTime(100);
    expect(frame.peeked?.about.name).toBe('x');
    frame.keep();
    vi.advanceTimersByTime(10_000);
    expect(frame.peeked?.about.name).toBe('x');
  });

  it('goes when the pointer goes elsewhere', () => {
    const frame = looked();
    frame.leave();
    vi.advanceTimersByTime(1000);
    expect(frame.peeked).toBeNull();
  });

  it('stays when others act, as it stands now', () => {
    const frame = looked();
    frame.follow({ name: 'x', text: 'Two coins lie there.' }, ['Take them'], element);
    frame.lookAgain();
    expect(frame.peeked).toEqual({ about: { name: 'x', text: 'Two coins lie there.' }, choices: ['Take them'], element });
  });

  it('goes when something else lies there, or nothing', () => {
    const frame = looked();
    frame.follow({ name: 'y' }, [], element);
    expect(frame.peeked).toBeNull();
    const gone = { isConnected: true };
    frame.peek({ name: 'z' }, [], gone as HTMLElement, 0);
    vi.advanceTimersByTime(1);
    expect(frame.peeked?.about.name).toBe('z');
    gone.isConnected = false;
    frame.lookAgain();
    expect(frame.peeked).toBeNull();
  });

  it('is what it has become while somebody waited', () => {
    vi.useFakeTimers();
    const frame = new Frame(() => undefined);
    frame.peek({ name: 'x' }, [], element);
    frame.follow({ name: 'x', text: 'new' }, [], element);
    vi.advanceTimersByTime(1000);
    expect(frame.peeked?.about.text).toBe('new');
    frame.leave();
  });
});
