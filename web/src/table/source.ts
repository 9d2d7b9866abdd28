import type { HintList, Reason, Story, Update } from '../generated/api';
import type { RequestError } from '../net/http';
import type { Watch } from '../net/socket';

/** A table, wherever it is run: on the server, or on this device. */
export interface TableSource {
  readonly table: string;
  readonly hasChat: boolean;

  /** Follows the table through the eyes of a seat or, without one, of a spectator. */
  watch(
    seat: number | undefined,
    language: string,
    take: (update: Update) => void,
    refused: (error: RequestError) => void,
  ): Watch;
  /** Takes a decision about the view of a version; the version of the view that shows it. */
  act(seat: number, action: string, version: number): Promise<number>;
  undo(seat: number): Promise<number>;
  why(seat: number, action: string): Promise<Reason>;
  /** What a bot would do for the seat, which must have something to decide; see hints.ts. */
  hints(seat: number, language: string): Promise<HintList>;
  /** What happened after a version, or else after the last decision of the seat. */
  story(seat: number | undefined, after: number | undefined, language: string): Promise<Story>;
  /** A bot plays for a seat, or whoever sits there plays again. */
  letBot(seat: number, plays: boolean): Promise<void>;
  /** Gets up from a table that others may go on with: a bot plays the seat. */
  leave?(): Promise<void>;
  /** Another game with the same players and options; the address of its table. */
  again(): Promise<string>;
  /** Lets bots that take their time decide at once until a person has decided. */
  hurry?(): void;
}
