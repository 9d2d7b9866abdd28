import type { Course, Moment, TableInfo, ToldStep } from '../generated/api';
import { words, type Language } from '../i18n/language.svelte';
import { isLocal } from '../local/savedGames';
import { call } from '../net/http';
import { connection, session } from '../net/session.svelte';

/** Whose eyes a game is looked at with: a seat's, a spectator's, or with everything turned up. */
export type Eyes = number | 'spectator' | 'open';

/** A game that can be looked at step by step, wherever it is kept. */
export interface ReplaySource {
  /** Who played what, with which options. */
  about(): Promise<TableInfo>;
  /** The game after so many steps. */
  moment(step: number, eyes: Eyes, language: Language): Promise<Moment>;
  /** What happened, step by step, as far as it can be told. */
  telling(eyes: Exclude<Eyes, 'open'>, language: Language): Promise<ToldStep[]>;
  /** The whole game, as it is written into a file. */
  record(): Promise<unknown>;
  /** How every seat stood over the game, in numbers. */
  course(): Promise<Course>;
  /** How it ended, with all scores. */
  outcome(): Promise<unknown>;
  /** A new table that goes on from a step, with bots on the last seats; its id. */
  branch(step: number, bots: string[]): Promise<string>;
  stop(): void;
}

/** A game that the server keeps. */
export class ServerReplay implements ReplaySource {
  constructor(
    private readonly table: string,
    private readonly invite?: string,
  ) {}

  async about(): Promise<TableInfo> {
    await session.reached();
    return call('table', this.#named());
  }

  moment(step: number, eyes: Eyes, language: Language): Promise<Moment> {
    const whose = eyes === 'open' ? { open: true } : eyes === 'spectator' ? {} : { seat: eyes };
    return call('moment', { ...this.#named(), step, language, ...whose });
  }

  async telling(eyes: Exclude<Eyes, 'open'>, language: Language): Promise<ToldStep[]> {
    const whose = eyes === 'spectator' ? {} : { seat: eyes };
    return (await call('telling', { ...this.#named(), language, ...whose })).steps;
  }

  async record(): Promise<unknown> {
    return (await call('record', this.#named())).record;
  }

  course(): Promise<Course> {
    return call('course', this.#named());
  }

  outcome(): Promise<unknown> {
    // Only what watchers are sent has it.
    return new Promise((resolve, reject) => {
      const watching = { table: this.table, words: words.language, invite: this.invite };
      const watch = connection.watch(
        watching,
        (update) => {
          watch.stop();
          resolve(update.outcome);
        },
        reject,
      );
    });
  }

  async branch(step: number, bots: string[]): Promise<string> {
    const { table } = await call('branch', {
      ...this.#named(),
      step,
      bots,
      hot_seat: bots.length === 0,
    });
    return table;
  }

  stop(): void {}

  #named(): { table: string; invite?: string } {
    return this.invite === undefined ? { table: this.table } : { table: this.table, invite: this.invite };
  }
}

/** The game with this id, from the server or from this browser. */
export async function openReplay(table: string, invite?: string): Promise<ReplaySource> {
  if (!isLocal(table)) return new ServerReplay(table, invite);
  const { openLocalReplay } = await import('../local/open');
  return openLocalReplay(table);
}
