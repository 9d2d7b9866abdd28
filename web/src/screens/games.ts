// What the server tells about its games; `GameList.games` leaves the shape open.

export interface GameOption {
  key: string;
  name: Record<string, string>;
  text: Record<string, string>;
  type: string;
  allowed: (string | number | boolean | null)[];
  default: unknown;
}

export interface GameInfo {
  id: string;
  names: Record<string, string>;
  players: { min: number; max: number; default: number };
  options: GameOption[];
}

/** How many play when nobody has said: few enough to learn a game quickly. */
export const quickPlayers: Record<string, number> = { citadels: 4, trickerion: 3 };
export const gameIds = ['citadels', 'trickerion'] as const;
