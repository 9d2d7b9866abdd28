import { languages } from '../../i18n/catalogues';
import { words, type Language } from '../../i18n/language.svelte';
import { fold, wordsOf } from '../fold';

export const otherLanguages = (): Language[] => languages.filter((language) => language !== words.language);

/** Whether a name has any of the words looked for, so that it is worth showing. */
export function isMarkedIn(name: string, query: string): boolean {
  const searched = fold(name).text;
  return wordsOf(query).some((word) => searched.includes(word));
}
