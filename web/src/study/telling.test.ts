// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import type { Moment } from '../generated/api';
import { RequestError } from '../net/http';
import { Telling } from './telling.svelte';

const moment = (step: number, steps = 20): Moment => ({ step, steps, observation: {}, events: [], sentences: [] });

describe('a game that is told', () => {
  it('asks for every moment once', async () => {
    const look = vi.fn((step: number) => Promise.resolve(moment(step)));
    const telling = new Telling(look);
    await telling.want(7);
    expect(telling.steps).toBe(20);
    await Promise.all([telling.loadAll(7), telling.want(7)]);
    expect(look).toHaveBeenCalledTimes(21);
    expect(telling.at(13)?.step).toBe(13);
  });

  it('waits when it was too fast, and goes on', async () => {
    vi.useFakeTimers();
    let refusals = 2;
    const telling = new Telling((step) =>
      refusals-- > 0 ? Promise.reject(new RequestError({ code: 'too_many', text: '' })) : Promise.resolve(moment(step)),
    );
    const wanted = telling.want(3);
    await vi.advanceTimersByTimeAsync(2500);
    await wanted;
    expect(telling.at(3)?.step).toBe(3);
    expect(telling.error).toBe(null);
    vi.useRealTimers();
  });

  it('keeps what went wrong, and can be asked again', async () => {
    let works = false;
    const telling = new Telling((step) =>
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
    const telling = new Telling(look);
    await telling.want(0);
    telling.stop();
    await telling.loadAll(0);
    expect(look).toHaveBeenCalledTimes(1);
  });
});
