import type { Options } from '../screens/games';
import { same } from './options';

export interface Preset {
  id: string;
  options: Options;
  /** Only for so many players. */
  players?: number;
}

const citadels: Preset[] = [
  ...['base', 'devious_dignitaries', 'illustrious_emissaries', 'vicious_nobles'].map((scenario) => ({
    id: scenario,
    options: (scenario === 'base' ? {} : { scenario }) as Options,
  })),
  { id: 'random', options: { random_cast: true, random_uniques: true } },
  // The builder fills it in; any cast of one's own belongs here.
  { id: 'own', options: { cast: [] } },
];

const trickerion: Preset[] = [
  { id: 'beginner', options: { beginner_setup: true } },
  { id: 'base', options: {} },
  { id: 'dark_alley', options: { dark_alley: true } },
  { id: 'powers', options: { dark_alley: true, powers: true } },
  { id: 'duel', options: { two_player_variant: 'duel' }, players: 2 },
];

const games: Record<string, Preset[]> = { citadels, trickerion };

export const presetsOf = (game: string): Preset[] => games[game] ?? [];

const keysOf = (game: string) => new Set(presetsOf(game).flatMap((preset) => Object.keys(preset.options)));

/** Where a game begins when nobody has chosen yet. */
export const firstPreset = (game: string): Preset | undefined => presetsOf(game)[0];

/** The choices with a preset in place of the one before; everything else stays as chosen. */
export function withPreset(game: string, preset: Preset, chosen: Options): Options {
  const keys = new Set([...keysOf(game), ...(game === 'citadels' ? ['uniques'] : [])]);
  const rest = Object.entries(chosen).filter(([key]) => !keys.has(key));
  return { ...Object.fromEntries(rest), ...preset.options };
}

/** Which preset the choices amount to, if any. */
export function presetOf(game: string, chosen: Options): Preset | undefined {
  if (chosen['cast']) return presetsOf(game).find((preset) => preset.id === 'own');
  const keys = [...keysOf(game)].filter((key) => key !== 'cast');
  return presetsOf(game).find(
    ({ options }) => !('cast' in options) && keys.every((key) => same(options[key], chosen[key])),
  );
}
