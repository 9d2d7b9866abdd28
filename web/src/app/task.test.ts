// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { RequestError } from '../net/http';
import { Task } from './task.svelte';

it('is done once, however often it is asked for', async () => {
  const task = new Task();
  let done = 0;
  let finish = () => {};
  const work = () => new Promise<string>((resolve) => ((done += 1), (finish = () => resolve('saved'))));
  const both = [task.run(work), task.run(work)];
  expect(task.busy).toBe(true);
  finish();
  expect(await Promise.all(both)).toEqual([true, false]);
  expect([done, task.note, task.busy]).toEqual([1, 'saved', false]);
});

it('says why it failed, until it is tried again', async () => {
  const task = new Task();
  const refuse = () => Promise.reject(new RequestError({ code: 'taken', text: 'That name is taken.' }));
  expect(await task.run(refuse)).toBe(false);
  expect([task.error, task.note, task.busy]).toEqual(['That name is taken.', null, false]);
  const again = task.run(async () => {});
  expect(task.error).toBe('');
  expect(await again).toBe(true);
});
