import { g, words } from '../../i18n/language.svelte';
import { specialOf } from './facts';

const named = (group: string) => (id: string): string => g('trickerion', `${group}.${id}`);

export const categoryName = named('category');
export const characterName = named('character');
export const componentName = named('component');
export const dieName = named('die');
export const faceName = named('face');
export const locationName = named('location');
export const magicianName = named('magician');
export const omenName = named('omen');
export const performanceName = named('performance');
export const phaseName = named('phase');
export const powerName = named('power');
export const prophecyName = named('prophecy');
export const roleName = named('role');
export const specialName = named('special');
export const spotName = named('spot');
export const suitName = named('suit');
export const term = named('term');
export const tierName = (tier: number): string =>
  g('trickerion', `tier.${['basic', 'advanced', 'superior'][tier - 1] ?? 'basic'}`);
export const trickName = named('trick');
export const weekdayName = named('weekday');

/** The name of an Assignment card, Permanent or Special. */
export const cardName = (id: string): string =>
  specialOf(id) ? specialName(id) : id === 'face_down' ? term('face_down') : locationName(id);

/** What a Special card, a Power, a Prophecy or a Magician's ability does; empty if there is no text. */
export const effectOf = (kind: string, id: string): string =>
  words.game('trickerion', `${kind}.${id}.effect`) ?? '';
export const endBonusOf = (trick: string): string =>
  words.game('trickerion', `trick.${trick}.end`) ?? '';
export const abilityOf = (magician: string): string => g('trickerion', `magician.${magician}.ability`);
