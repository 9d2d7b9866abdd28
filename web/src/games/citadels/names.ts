import { g, words } from '../../i18n/language.svelte';

export const characterName = (id: string): string => g('citadels', `character.${id}`);
export const characterEffect = (id: string): string => g('citadels', `character.${id}.effect`);
export const districtName = (id: string): string => g('citadels', `district.${id}`);
export const districtEffect = (id: string): string => words.game('citadels', `district.${id}.effect`) ?? '';
export const typeName = (type: string): string => g('citadels', `type.${type}`);
export const term = (id: string): string => g('citadels', `term.${id}`);
