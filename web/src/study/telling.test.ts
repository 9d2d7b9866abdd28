// @vitest-environment jsdom
import { flushSync } from 'svelte';
import { toStore } from 'svelte/store';
import { describe, expect, it, vi } from 'vitest';
import type { Moment } from '../generated/api';
import { RequestError } from '../net/http';
import { Telling } from './telling.svelte';

const moment = (step: number, steps = 20): Moment => ({ step, steps, observation: {}, events: [], sentences: [] });

const seen = (look: (step: number) => Promise<Moment>) => new Telling({ moment: look, tell: () => Promise.resolve([]) });

describe('a game that is told', () => {
  it('asks for a moment once', async () => {
    const look = vi.fn((step: number) => Promise.resolve(moment(step)));
    const telling = seen(look);
    await telling.want(7);
    expect(telling.steps).toBe(20);
    await Promise.all([telling.want(13), telling.want(7), telling.want(13)]);
    expect(look).toHaveBeenCalledTimes(2);
    expect(telling.at(13)?.step).toBe(13);
  });

  it('is told in one go, or says what went wrong', async () => {
    const told = [{ step: 3, sentences: ['Ann builds a Tavern.'] }];
    const telling = new Telling({ moment: () => Promise.resolve(moment(0)), tell: () => Promise.resolve(told) });
    await telling.tell();
    expect(telling.told).toEqual(told);
    const lost = new Telling({ moment: () => Promise.resolve(moment(0)), tell: () => Promise.reject(new Error('lost')) });
    await lost.tell();
    expect(String(lost.error)).toContain('lost');
  });

  it('waits when it was too fast, and goes on', async () => {
    vi.useFakeTimers();
    let refusals = 2;
    const telling = seen((step) =>
      refusals-- > 0 ? Promise.reject(new RequestError({ code: 'too_many', text: '' })) : Promise.resolve(moment(step)),
    );
    const wanted = telling.want(3);
    await vi.advanceTimersByTimeAsync(2500);
    await wanted;
    expect(telling.at(3)?.step).toBe(3);
    expect(telling.error).toBe(null);
    vi.useRealTimers();
  });

  it('asks again, but not at once, when nobody answers', async () => {
    vi.useFakeTimers();
    let answers = false;
    const look = vi.fn((step: number) =>
      answers ? Promise.resolve(moment(step)) : Promise.reject(new RequestError({ code: 'timeout', text: '' })),
    );
    const telling = seen(look);
    const wanted = telling.want(3);
    await vi.advanceTimersByTimeAsync(2500);
    expect(look).toHaveBeenCalledTimes(3);
    expect(telling.error).toMatchObject({ code: 'timeout' });
    answers = true;
    await vi.advanceTimersByTimeAsync(1000);
    await wanted;
    expect(telling.at(3)?.step).toBe(3);
    expect(telling.error).toBe(null);
    vi.useRealTimers();
  });

  it('tells whoever looks only when a moment has come', async () => {
    const telling = seen(() => Promise.reject(new RequestError({ code: 'not_found', text: 'No.' })));
    const look = vi.fn(() => telling.at(0));
    const end = toStore(look).subscribe(() => {});
    const before = look.mock.calls.length;
    await telling.want(0);
    flushSync();
    expect(look).toHaveBeenCalledTimes(before);
    end();
  });

  it('keeps what went wrong, and can be asked again', async () => {
    let works = false;
    const telling = seen((step) =>
      works ? Promise.resolve(moment(step)) : Promise.reject(new RequestError({ code: 'not_found', text: 'No.' })),
    );
    await telling.want(0);
    expect(String(telling.error)).toContain('No.');
    works = true;
    await telling.want(0);
    expect(telling.at(0)?.step).toBe(0);
  });

  it('asks for nothing more once it is stopped', async () => {
    const look = vi.fn((step: number) => Promise.resolve(moment(step)));
    const telling = seen(look);
    telling.stop();
    await telling.want(0);
    expect(look).not.toHaveBeenCalled();
  });
});
