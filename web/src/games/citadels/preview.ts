import { t } from '../../i18n/language.svelte';
import type { Choice } from '../../table/choice';
import { builtOf } from './districts';

const open = new Set(['kill', 'bewitch', 'warrant', 'rob', 'threaten', 'reveal', 'confiscate']);
const secret = new Set(['keep', 'put_aside', 'sign', 'rose', 'stay_hidden']);

function points(change: number): string[] {
  if (change === 0) return [];
  return [t(change > 0 ? 'citadels.pointsUp' : 'citadels.pointsDown', { count: Math.abs(change) })];
}

/** What a district that is destroyed as the price of a build was worth. */
function sacrificed(way: string, district: string, city: readonly string[]): number {
  if (way === 'sacrifice') return builtOf(district).cost;
  // The action does not tell whether the Framework carries a coin.
  if (way === 'framework') return builtOf(city.find((word) => builtOf(word).id === way) ?? way).cost;
  return 0;
}

/** What a choice changes, in a few words each; what it costs is said by its label. The city is that of the chooser. */
export function effectsOf({ action }: Choice, city: readonly string[] = []): string[] {
  const [verb = '', first = '', second = '', third = ''] = action.split(' ');
  if (verb === 'build') {
    return [...points(builtOf(first).cost - sacrificed(second, third, city)), t('citadels.shownToAll')];
  }
  if (verb === 'destroy') return points(-builtOf(second).cost);
  if (verb === 'seize') return points(builtOf(second).cost);
  if (verb === 'beautify') return points(1);
  if (open.has(verb)) return [t('citadels.shownToAll')];
  if (secret.has(verb)) return [t('citadels.onlyYou')];
  return [];
}
