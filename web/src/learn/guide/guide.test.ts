// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { Engine, EngineStopped } from '../../engine/engine';
import { testModule } from '../../engine/testModule';
import type { Command, Reply, Request } from '../../engine/protocol';
import type { Asked } from '../../local/engine';
import en from '../texts/en.json';
import { loadScript } from './index';
import { Lesson } from './lesson.svelte';
import { actionsOf, stepsOf, wantedNow, type Script } from './script';

const games = ['citadels', 'trickerion'];
const scripts = new Map(
  await Promise.all(games.map(async (game) => [game, (await loadScript(game)) as Script] as const)),
);

describe.each(games)('the guided game of %s', (game) => {
  const script = scripts.get(game)!;

  it('has between 12 and 20 steps, each in words', () => {
    const steps = stepsOf(script);
    expect(steps.length).toBeGreaterThanOrEqual(12);
    expect(steps.length).toBeLessThanOrEqual(20);
    for (const { step } of steps) {
      expect(en[step.title], step.title).toBeTruthy();
      // More than this nobody reads while playing.
      expect(en[step.text].length, step.text).toBeLessThan(330);
    }
  });
});

it('wants acts in their order, unless any order will do', () => {
  const step = { title: 'guide.back', text: 'guide.back', acts: ['a', ['b', 'c']] } as const;
  const asked = { ...step, acts: ['a', ['b', 'c']] };
  expect(wantedNow(asked, [])).toEqual(['a']);
  expect(wantedNow({ ...asked, anyOrder: true }, [])).toEqual(['a', 'b', 'c']);
  expect(wantedNow(asked, ['a'])).toEqual(['b', 'c']);
});

it('says when the engine breaks down, but not to those who have left', async () => {
  const stopped: Asked = { request: () => Promise.reject(new EngineStopped('stopped')) };
  const stays = new Lesson(stopped, scripts.get('citadels')!, 'en');
  await stays.start();
  expect(stays.error).toMatchObject({ code: 'engine_stopped' });
  const leaves = new Lesson(stopped, scripts.get('citadels')!, 'en');
  leaves.leave();
  await leaves.start();
  expect(leaves.error).toBeNull();
});

describe('on the engine', () => {
  const open = (): Asked => {
    const engine = new Engine(testModule());
    return { request: <C extends Command>(request: Request<C>) => Promise.resolve(engine.request(request) as Reply<C>) };
  };
  const begin = async (game: string) => {
    const lesson = new Lesson(open(), scripts.get(game)!, 'en');
    await lesson.start();
    return lesson;
  };
  /** One step further, always in the first way. */
  const advance = (lesson: Lesson) =>
    lesson.isRead ? lesson.proceed() : lesson.choose(lesson.wanted[0] ?? '');

  it.each(games)('%s can be played to its end, and the learner wins', async (game) => {
    const lesson = await begin(game);
    for (let i = 0; i < 200 && !lesson.isLast; i += 1) {
      const before = [lesson.at, lesson.done.length];
      if (!lesson.isRead) expect(lesson.wanted, `step ${lesson.at}`).not.toEqual([]);
      await advance(lesson);
      expect([lesson.at, lesson.done.length], `stuck at ${lesson.at}`).not.toEqual(before);
    }
    expect(lesson.isLast).toBe(true);
    expect(lesson.view?.outcome).toMatchObject({ winners: [0] });
  });

  it.each(games)('%s can be played on after each act that is as good', async (game) => {
    const steps = stepsOf(scripts.get(game)!);
    for (const [at, { step }] of steps.entries()) {
      const acts = step.acts ?? [];
      const ways = step.anyOrder ? [acts, acts.toReversed()] : [acts];
      for (const way of ways) {
        for (const [n, act] of way.entries()) {
          for (const other of actionsOf(act).slice(step.anyOrder ? 0 : 1)) {
            const lesson = await begin(game);
            await lesson.goTo(at);
            const taken = way.map((one, i) => (i === n ? other : (actionsOf(one)[0] ?? '')));
            for (const action of taken) {
              expect(lesson.wanted, `${at}: ${action}`).toContain(action);
              await lesson.choose(action);
            }
            for (let i = 0; i < 200 && !lesson.isLast; i += 1) await advance(lesson);
            expect(lesson.isLast, `${at}: ${other}`).toBe(true);
          }
        }
      }
    }
  }, 120_000);

  it.each(games)('%s answers other legal choices without taking them', async (game) => {
    const lesson = await begin(game);
    while (lesson.isRead) await lesson.proceed();
    const at = lesson.at;
    const other = lesson.choices.find(({ action }) => !lesson.wanted.includes(action))!;
    await lesson.choose(other.action);
    expect(lesson.instead).toBe(other.label);
    expect(lesson.at).toBe(at);
    await lesson.choose(lesson.wanted[0]!);
    expect(lesson.instead).toBe('');
  });

  it.each(games)('%s can be stepped back and skipped', async (game) => {
    const lesson = await begin(game);
    for (let i = 0; i < 5; i += 1) await advance(lesson);
    const seen = { at: lesson.at, done: lesson.done.length, version: lesson.view?.version };
    await advance(lesson);
    await lesson.back();
    await lesson.goTo(seen.at);
    while (lesson.done.length < seen.done) await advance(lesson);
    expect({ at: lesson.at, done: lesson.done.length, version: lesson.view?.version }).toEqual(seen);
    await lesson.goTo(lesson.nextScene);
    expect(lesson.current.first).toBe(true);
    await lesson.speak('de');
    expect(lesson.view?.words?.prompt).not.toBe('');
  });
});
