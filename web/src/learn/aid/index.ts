import type { Component } from 'svelte';

export interface AidProps {
  game: string;
  /** Those in play, as an observation tells them. */
  options: unknown;
  players?: number | undefined;
  /** Citadels: the characters of this game by rank. */
  cast?: string[] | undefined;
}

const games = new Set(['citadels', 'trickerion']);

/** The player aid of a game; null if it has none. */
export async function loadAid(game: string): Promise<Component<AidProps> | null> {
  return games.has(game) ? (await import('./Aid.svelte')).default : null;
}
