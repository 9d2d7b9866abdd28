// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import type { Moment } from '../generated/api';
import { RequestError } from '../net/http';
import { Course } from './course.svelte';

const moment = (step: number, steps = 20): Moment => ({ step, steps, observation: {}, events: [], sentences: [] });

describe('the course of a game', () => {
  it('asks for every moment once', async () => {
    const look = vi.fn((step: number) => Promise.resolve(moment(step)));
    const course = new Course(look);
    await course.want(7);
    expect(course.steps).toBe(20);
    expect(course.complete).toBe(false);
    await Promise.all([course.loadAll(), course.want(7)]);
    expect(look).toHaveBeenCalledTimes(21);
    expect(course.complete).toBe(true);
    expect(course.at(13)?.step).toBe(13);
  });

  it('waits when it was too fast, and goes on', async () => {
    vi.useFakeTimers();
    let refusals = 2;
    const course = new Course((step) =>
      refusals-- > 0 ? Promise.reject(new RequestError({ code: 'too_many', text: '' })) : Promise.resolve(moment(step)),
    );
    const wanted = course.want(3);
    await vi.advanceTimersByTimeAsync(2500);
    await wanted;
    expect(course.at(3)?.step).toBe(3);
    expect(course.error).toBe(null);
    vi.useRealTimers();
  });

  it('keeps what went wrong, and can be asked again', async () => {
    let works = false;
    const course = new Course((step) =>
      works ? Promise.resolve(moment(step)) : Promise.reject(new RequestError({ code: 'not_found', text: 'No.' })),
    );
    await course.want(0);
    expect(String(course.error)).toContain('No.');
    works = true;
    await course.want(0);
    expect(course.at(0)?.step).toBe(0);
  });

  it('asks for nothing more once it is stopped', async () => {
    const look = vi.fn((step: number) => Promise.resolve(moment(step)));
    const course = new Course(look);
    await course.want(0);
    course.stop();
    await course.loadAll();
    expect(look).toHaveBeenCalledTimes(1);
  });
});
