import { t } from '../../i18n/language.svelte';
import type { Choice } from '../../table/choice';
import { builtOf } from './districts';

const open = new Set(['kill', 'bewitch', 'warrant', 'rob', 'threaten', 'reveal', 'confiscate']);
const secret = new Set(['keep', 'put_aside', 'sign', 'rose', 'stay_hidden']);

/** What a choice changes, in a few words each; what it costs is said by its label. */
export function effectsOf({ action }: Choice): string[] {
  const [verb = '', first = '', second = ''] = action.split(' ');
  if (verb === 'build') return [t('citadels.pointsUp', { count: builtOf(first).cost }), t('citadels.shownToAll')];
  if (verb === 'destroy') return [t('citadels.pointsDown', { count: builtOf(second).cost })];
  if (verb === 'seize') return [t('citadels.pointsUp', { count: builtOf(second).cost })];
  if (verb === 'beautify') return [t('citadels.pointsUp', { count: 1 })];
  if (open.has(verb)) return [t('citadels.shownToAll')];
  if (secret.has(verb)) return [t('citadels.onlyYou')];
  return [];
}
