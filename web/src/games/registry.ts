import type { Component } from 'svelte';
import type { BoardProps, Memory } from './board';

type Load = () => Promise<{ default: Component<BoardProps> }>;

const boards: Record<string, Load> = {
  citadels: () => import('./citadels/CitadelsBoard.svelte'),
  trickerion: () => import('./trickerion/TrickerionBoard.svelte'),
};

/** The board of a game; games without one of their own are played on a plain one. */
export async function loadBoard(game: string): Promise<Component<BoardProps>> {
  const load: Load = boards[game] ?? (() => import('./generic/GenericBoard.svelte'));
  return (await load()).default;
}

type MakeMemory = () => Memory;

const memories: Record<string, () => Promise<MakeMemory>> = {
  trickerion: async () => {
    const { Evening } = await import('./trickerion/evening.svelte');
    return () => new Evening();
  },
};

/** What makes the memory of a game's board; undefined if it remembers nothing. */
export async function loadMemory(game: string): Promise<MakeMemory | undefined> {
  return memories[game]?.();
}

/** Prefixes of a game's texts that name things of its board: `district.tavern` is `district tavern` there. */
const kinds: Record<string, string[]> = {
  citadels: ['character', 'district'],
  trickerion: ['character', 'component', 'magician', 'performance', 'power', 'prophecy', 'special', 'trick'],
};

export const kindsOf = (game: string): string[] => kinds[game] ?? [];
