import { format, type Params } from '../i18n/format';
import { words, type Language } from '../i18n/language.svelte';
import de from './texts/de.json';
import en from './texts/en.json';

export type LearnKey = keyof typeof en;

const texts: Record<Language, Record<LearnKey, string>> = { en, de };

/** A text of the pages for learning, which come with them and not with every start. */
export function l(key: LearnKey, params: Params = {}): string {
  return format(texts[words.language][key], params, words.language);
}
