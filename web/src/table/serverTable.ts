import { tableLink } from '../app/routes';
import type { HintList, Reason, Story, Update } from '../generated/api';
import { call, type RequestError } from '../net/http';
import { randomKey } from '../net/key';
import type { Connection, Watch } from '../net/socket';
import type { TableSource } from './source';

/** A table that the server runs. */
export class ServerTable implements TableSource {
  readonly hasChat = true;

  constructor(
    private readonly connection: Connection,
    readonly table: string,
    private readonly invite: string | undefined,
  ) {}

  watch(
    seat: number | undefined,
    language: string,
    take: (update: Update) => void,
    refused: (error: RequestError) => void,
  ): Watch {
    const { table, invite } = this;
    return this.connection.watch({ table, seat, words: language, invite }, take, refused);
  }

  async act(seat: number, action: string, version: number): Promise<number> {
    const request = { table: this.table, seat, action, version, key: randomKey() };
    return (await this.connection.request('act', request, true)).version;
  }

  async undo(seat: number): Promise<number> {
    const request = { table: this.table, seat, key: randomKey() };
    return (await this.connection.request('undo', request, true)).version;
  }

  why(seat: number, action: string): Promise<Reason> {
    return call('why', { table: this.table, seat, action });
  }

  hints(seat: number, language: string): Promise<HintList> {
    return call('hints', { table: this.table, seat, language });
  }

  story(seat: number | undefined, after: number | undefined, language: string): Promise<Story> {
    const { table, invite } = this;
    return call('story', {
      table,
      language,
      ...(seat === undefined ? {} : { seat }),
      ...(after === undefined ? {} : { after }),
      ...(invite === undefined ? {} : { invite }),
    });
  }

  async letBot(seat: number, plays: boolean): Promise<void> {
    await call(plays ? 'hand_over' : 'take_back', { table: this.table, seat });
  }

  async leave(): Promise<void> {
    await call('leave', { table: this.table });
  }

  async again(): Promise<string> {
    const next = await call('rematch', { table: this.table });
    const ready = next.seats.every((seat) => seat.occupant !== 'empty');
    const alone = next.seats.every((seat) => seat.occupant === 'bot' || seat.person === next.host);
    if (ready && alone && next.status === 'gathering') await call('start', { table: next.table });
    return tableLink(next.table, next.invite);
  }
}
