import { format, type Params } from '../i18n/format';
import { words, type Language } from '../i18n/language.svelte';
import en from './texts/en.json';

export type LearnKey = keyof typeof en;

const texts = import.meta.glob<Record<LearnKey, string>>('./texts/*.json', { eager: true, import: 'default' });
const textsIn = (language: Language) => texts[`./texts/${language}.json`] ?? en;

/** A text of the pages for learning, which come with them and not with every start. */
export function l(key: LearnKey, params: Params = {}): string {
  return format(textsIn(words.language)[key], params, words.language);
}
