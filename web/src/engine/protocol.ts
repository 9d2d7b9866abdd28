// The engine protocol (docs/engine-protocol.md) as types: what prestige.wasm is asked and answers.

import type { Course, Hint, ViewWords } from '../generated/api';

/** One of those with catalogues in i18n, which are built into the engine. */
export type Language = string;
export type Scalar = string | number | boolean | null;
/** What the rules of a game define; each game has types of its own for it. */
export type Json = Scalar | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export interface LocalText {
  en: string;
  [language: Language]: string;
}

/** Why a request was refused: `code` for programs, `text` for people. */
export interface EngineError {
  code: string;
  text: LocalText;
  /** With the code `illegal`: the rule of docs/rules. */
  rule?: string;
  /** For options that are refused. */
  refusal?: string;
}

export interface GameOption {
  key: string;
  name: LocalText;
  text: LocalText;
  type: string;
  allowed: Json;
  default: Json;
}

export interface GameInfo {
  id: string;
  names: LocalText;
  players: { min: number; max: number; default: number };
  rules: number;
  options: GameOption[];
}

export type Player = number;
export type Decider = Player | 'chance';
export type Viewer = Player | 'spectator';
export type ChanceMode = 'auto' | 'manual';

export interface Acting {
  seats: Decider[];
  over: boolean;
}

export interface Started extends Acting {
  seed: number;
}

/** A game through the eyes of one viewer; the fields are those of the server's `Update`. */
export interface View extends Acting {
  from?: number;
  version: number;
  observation: JsonObject;
  /** Null until the game is over. */
  outcome: JsonObject | null;
  events: JsonObject[];
  legal: string[];
  can_undo: boolean;
  words?: ViewWords;
}

type None = Record<never, never>;

interface Chance {
  seed?: number;
  chance?: ChanceMode;
}

/** How long a bot thinks: so many iterations or milliseconds, or as usual; with iterations, at most so long. */
interface Thinking {
  seed?: number;
  iterations?: number;
  ms?: number;
  at_most_ms?: number;
}

/** Every command: the fields that a request has besides `cmd` and `id`, and those of its answer. */
export interface Commands {
  games: { fields: None; answer: { games: GameInfo[] } };
  new: {
    fields: Chance & { game: string; players?: number; options?: JsonObject };
    answer: Started;
  };
  acting: { fields: None; answer: Acting };
  legal: { fields: { seat: Decider }; answer: { actions: string[] } };
  apply: {
    fields: { seat: Decider; action: string };
    answer: Acting & { events: JsonObject[] };
  };
  why: {
    fields: { seat: Decider; action: string };
    answer: { legal: true } | { legal: false; rule: string; text: LocalText };
  };
  observe: { fields: { seat: Viewer }; answer: { observation: JsonObject } };
  view: {
    fields: { seat: Viewer; from?: number; language?: Language; names?: string[] };
    answer: View;
  };
  bot: { fields: Thinking & { seat: Player; bot: string }; answer: { action: string } };
  explain: {
    fields: Thinking & {
      seat: Player;
      bot?: string;
      candidates?: number;
      language: Language;
      names?: string[];
    };
    answer: { candidates: Hint[] };
  };
  position: { fields: None; answer: { position: JsonObject } };
  load: { fields: Chance & { position: JsonObject }; answer: Started };
  outcome: { fields: None; answer: { outcome: JsonObject | null } };
  undo: { fields: None; answer: Acting };
  course: { fields: None; answer: Course };
  record: { fields: None; answer: { record: JsonObject } };
  replay: { fields: { record: JsonObject; chance?: ChanceMode }; answer: Started };
  verify: { fields: { record: JsonObject }; answer: { draws: number } };
  texts: {
    fields: { of: string; language: Language };
    answer: { texts: Record<string, string> };
  };
}

export type Command = keyof Commands;
export type Request<C extends Command = Command> = C extends Command
  ? { cmd: C; id?: Scalar } & Commands[C]['fields']
  : never;
export type Reply<C extends Command = Command> = C extends Command
  ? ({ ok: true; id?: Scalar } & Commands[C]['answer']) | Refused
  : never;
export interface Refused {
  ok: false;
  id?: Scalar;
  error: EngineError;
}
