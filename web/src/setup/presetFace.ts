import { characterArt, districtArt, magicianArt, venueArt } from '../art';
import { g, t, type TextKey } from '../i18n/language.svelte';
import type { Preset } from './presets';

const pictures: Record<string, string> = {
  'citadels.base': characterArt('king'),
  'citadels.devious_dignitaries': characterArt('blackmailer'),
  'citadels.illustrious_emissaries': characterArt('cardinal'),
  'citadels.vicious_nobles': characterArt('marshal'),
  'citadels.random': districtArt('wishing_well'),
  'citadels.own': characterArt('scholar'),
  'trickerion.beginner': magicianArt('the_gentleman'),
  'trickerion.base': venueArt('theater'),
  'trickerion.dark_alley': venueArt('dark_alley'),
  'trickerion.powers': magicianArt('priestess_of_mysticism'),
  'trickerion.duel': magicianArt('the_red_lotus'),
};

export const presetPicture = (game: string, preset: Preset): string => pictures[`${game}.${preset.id}`] ?? '';

export function presetText(game: string, { id, options }: Preset, part: 'name' | 'text'): string {
  const scenario = game === 'citadels' && (id === 'base' || options['scenario']);
  if (scenario) return g(game, part === 'name' ? `scenario.${id}` : `scenario.${id}.blurb`);
  return t(`preset.${game}.${id}.${part}` as TextKey);
}
