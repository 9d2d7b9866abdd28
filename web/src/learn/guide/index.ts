import type { Script } from './script';

const scripts: Record<string, () => Promise<Script>> = {
  citadels: async () => (await import('./citadels')).citadels,
  trickerion: async () => (await import('./trickerion')).trickerion,
};

/** The guided first game of a game; undefined if it has none. */
export const loadScript = (game: string): Promise<Script> | undefined => scripts[game]?.();
