import { format, type Params } from '../i18n/format';
import { words, type Language } from '../i18n/language.svelte';
import en from './texts/en.json';

export type LearnKey = keyof typeof en;

const texts = import.meta.glob<Partial<Record<LearnKey, string>>>('./texts/*.json', { eager: true, import: 'default' });
const textIn = (language: Language, key: LearnKey): string => texts[`./texts/${language}.json`]?.[key] ?? en[key];

/**
 * A text of the pages for learning, which come with them and not with every start. English says what a
 * language does not say yet.
 */
export function l(key: LearnKey, params: Params = {}): string {
  return format(textIn(words.language, key), params, words.language);
}
