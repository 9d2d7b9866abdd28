export type Params = Record<string, string | number>;

/** Making one takes long, and a board shows hundreds of numbers. */
function oncePer<T>(make: (language: string) => T): (language: string) => T {
  const made = new Map<string, T>();
  return (language) => {
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  };
}

/** How somebody who speaks a language writes dates, times and numbers: not every English is American. */
export function localeOf(language: string): string {
  // Some systems name their locale in a way that nobody understands: `en-US@posix`.
  const kind = new RegExp(`^${language}(-\\w+)*$`);
  return (globalThis.navigator?.languages ?? []).find((tag) => kind.test(tag)) ?? language;
}

const dayUnit = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const;

const numbers = oncePer((language) => new Intl.NumberFormat(localeOf(language)));
const days = oncePer((language) => new Intl.NumberFormat(localeOf(language), dayUnit));
const moments = oncePer(
  (language) => new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' }),
);
const lists = oncePer((language) => new Intl.ListFormat(language));
const plurals = oncePer((language) => new Intl.PluralRules(language));

function shown(value: string | number, language: string): string {
  return typeof value === 'number' ? numbers(language).format(value) : value;
}

/** Of `one|other` the word for a number. Words between the two say what they are for: `karta|few=karty|kart`. */
function wordFor(value: number, words: string[], language: string): string {
  const category = plurals(language).select(value);
  const between = words.slice(1, -1).find((word) => word.startsWith(`${category}=`));
  return between?.slice(category.length + 1) ?? (category === 'one' ? words[0] : words.at(-1)) ?? '';
}

/** Fills a text: `{name}` is a value, `{amount:card|cards}` a number with the word that fits it. */
export function format(text: string, params: Params, language: string): string {
  return text.replace(/\{(\w+)(?::([^{}]*))?\}/g, (all: string, name: string, words?: string) => {
    const value = params[name];
    if (value === undefined) return all;
    const written = shown(value, language);
    return words === undefined ? written : `${written} ${wordFor(Number(value), words.split('|'), language)}`;
  });
}

/** `Ada, Ben and Cleo`. */
export const listText = (items: string[], language: string): string => lists(language).format(items);

/** A day and a time of day, which no line parts. */
export const momentText = (at: number, language: string): string =>
  moments(language).format(at).replace(/\s/g, '\u00a0');

export const daysText = (amount: number, language: string): string => days(language).format(amount);
