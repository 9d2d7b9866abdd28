import type { Moment, TableInfo } from '../generated/api';
import type { Language } from '../i18n/language.svelte';
import { isLocal } from '../local/savedGames';
import { call } from '../net/http';
import { session } from '../net/session.svelte';

/** Whose eyes a game is looked at with: a seat's, a spectator's, or with everything turned up. */
export type Eyes = number | 'spectator' | 'open';

/** A game that can be looked at step by step, wherever it is kept. */
export interface ReplaySource {
  /** Who played what, with which options. */
  about(): Promise<TableInfo>;
  /** The game after so many steps. */
  moment(step: number, eyes: Eyes, language: Language): Promise<Moment>;
  /** The whole game, as it is written into a file. */
  record(): Promise<unknown>;
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
    await session.known();
    return call('table', this.#named());
  }

  moment(step: number, eyes: Eyes, language: Language): Promise<Moment> {
    const whose = eyes === 'open' ? { open: true } : eyes === 'spectator' ? {} : { seat: eyes };
    return call('moment', { ...this.#named(), step, language, ...whose });
  }

  async record(): Promise<unknown> {
    return (await call('record', this.#named())).record;
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
