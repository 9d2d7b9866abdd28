import type { EngineClient } from '../engine/client';
import type { Course, Moment, TableInfo, ToldStep } from '../generated/api';
import type { Language } from '../i18n/language.svelte';
import { RequestError } from '../net/http';
import type { Eyes, ReplaySource } from '../table/replaySource';
import { botNames } from './botNames';
import { ask } from './engine';
import { exportedRecord } from './file';
import { infoOf, namesOf } from './info';
import { actorOf, cutRecord, type GameRecord } from './record';
import { newId, type SavedGame, type Shelf } from './savedGames';

/** A game kept in this browser, looked at through the engine. */
export class LocalReplay implements ReplaySource {
  /** The step that the engine stands at; below 0 when it has no game yet. */
  #at = -1;
  #last: Promise<unknown> = Promise.resolve();
  /** Only the last of them is told to its end. */
  #telling = 0;

  constructor(
    private readonly engine: EngineClient,
    private readonly game: SavedGame,
    private readonly shelf: Shelf,
  ) {}

  about(): Promise<TableInfo> {
    return Promise.resolve(infoOf(this.game));
  }

  record(): Promise<GameRecord> {
    return Promise.resolve(exportedRecord(this.game));
  }

  moment(step: number, eyes: Eyes, language: Language): Promise<Moment> {
    // One after the other: the engine stands at one step at a time.
    const moment = this.#last.then(() => this.#moment(step, eyes, language));
    this.#last = moment.catch(() => (this.#at = -1));
    return moment;
  }

  async telling(eyes: Exclude<Eyes, 'open'>, language: Language): Promise<ToldStep[]> {
    const telling = (this.#telling += 1);
    const told: ToldStep[] = [];
    for (let step = 1; step <= this.game.record.actions.length; step += 1) {
      // Two at once would take the engine from each other's step, and each step would begin at the start.
      if (telling !== this.#telling) throw new RequestError({ code: 'superseded', text: '' });
      const { sentences } = await this.moment(step, eyes, language);
      if (sentences.length > 0) told.push({ step, sentences });
    }
    return told;
  }

  course(): Promise<Course> {
    return this.#atEnd(() => ask<'course'>(this.engine, { cmd: 'course' }));
  }

  async outcome(): Promise<unknown> {
    const { outcome } = await this.#atEnd(() => ask<'outcome'>(this.engine, { cmd: 'outcome' }));
    return outcome ?? undefined;
  }

  async branch(step: number, bots: string[]): Promise<string> {
    const id = newId();
    const now = Date.now();
    const people = this.game.seats.slice(0, this.game.seats.length - bots.length);
    const names = people.map(({ name, bot }) => (bot === undefined ? name : ''));
    const called = botNames(bots.length, names);
    const seats = [
      ...names.map((name) => ({ name })),
      ...bots.map((bot, i) => ({ name: called[i] ?? '', bot })),
    ];
    const record = cutRecord(this.game.record, step);
    await this.shelf.put({ id, created: now, updated: now, seats, over: false, record });
    return id;
  }

  stop(): void {
    this.#telling += 1;
    this.engine.stop();
  }

  #atEnd<T>(look: () => Promise<T>): Promise<T> {
    const seen = this.#last.then(async () => {
      await this.#goTo(this.game.record.actions.length);
      return look();
    });
    this.#last = seen.catch(() => (this.#at = -1));
    return seen;
  }

  async #moment(step: number, eyes: Eyes, language: Language): Promise<Moment> {
    const { actions } = this.game.record;
    const open = eyes === 'open';
    const events = await this.#goTo(step);
    const view = await ask<'view'>(this.engine, {
      cmd: 'view',
      seat: open ? 'spectator' : eyes,
      from: Math.max(0, step - 1),
      language,
      names: namesOf(this.game),
    });
    const moment: Moment = {
      step,
      steps: actions.length,
      observation: view.observation,
      events: open ? events : view.events,
      sentences: view.words?.sentences ?? [],
    };
    if (open) {
      const { position } = await ask<'position'>(this.engine, { cmd: 'position' });
      moment.observation = position;
    } else {
      // The options never change, so the engine leaves them out of what follows a version.
      moment.observation = { ...view.observation, options: infoOf(this.game).options };
    }
    const action = actions[step - 1];
    if (action !== undefined && (open || actorOf(action) === eyes)) moment.action = action;
    return moment;
  }

  /** What the last step before it brought, complete. */
  async #goTo(step: number): Promise<unknown[]> {
    const { record } = this.game;
    if (this.#at !== step - 1 || step === 0) {
      const before = cutRecord(record, Math.max(0, step - 1));
      await ask<'replay'>(this.engine, {
        cmd: 'replay',
        record: before as never,
        chance: 'manual',
      });
    }
    this.#at = step;
    const action = record.actions[step - 1];
    if (action === undefined) return [];
    const seat = actorOf(action) ?? 'chance';
    const text = action.slice(action.indexOf(' ') + 1);
    const { events } = await ask<'apply'>(this.engine, { cmd: 'apply', seat, action: text });
    return events;
  }
}
