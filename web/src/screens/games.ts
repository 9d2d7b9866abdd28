// What the server tells about its games; `GameList.games` leaves the shape open.

export type OptionValue = string | number | boolean | null | number[] | string[];
export type Options = Record<string, OptionValue>;

interface Limits {
  min: number;
  max: number;
}

export interface Range {
  min: number;
  max: number;
  /** Of a list: how many numbers it has. */
  length?: { min: number; max: number };
}

export interface GameOption {
  key: string;
  group?: string;
  name: Record<string, string>;
  text: Record<string, string>;
  type: string;
  allowed: OptionValue[] | Range;
  default: OptionValue;
  /** Its default in each edition of the game, if there are several. */
  editions?: Record<string, OptionValue>;
  /** Where it changes anything. */
  applies_with?: string;
  values?: Record<string, Record<string, string>>;
}

export interface GameInfo {
  id: string;
  names: Record<string, string>;
  players: { min: number; max: number; default: number };
  options: GameOption[];
}

/** How many play when nobody has said: few enough to learn a game quickly. */
export const quickPlayers: Record<string, number> = { citadels: 4, trickerion: 3 };
/** How many can play; a test holds it against the engine. */
const playerLimits: Record<string, Limits> = {
  citadels: { min: 2, max: 8 },
  trickerion: { min: 2, max: 4 },
};
export const limitsOf = (game: string): Limits => playerLimits[game] ?? { min: 2, max: 4 };

/** All numbers of players from one to another. */
export const countsIn = ({ min, max }: Limits): { value: number; text: string }[] =>
  Array.from({ length: max - min + 1 }, (_, i) => ({ value: min + i, text: String(min + i) }));

export const gameIds = ['citadels', 'trickerion'] as const;
