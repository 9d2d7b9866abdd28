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

const numbers = oncePer((language) => new Intl.NumberFormat(language));
const plurals = oncePer((language) => new Intl.PluralRules(language));

function shown(value: string | number, language: string): string {
  return typeof value === 'number' ? numbers(language).format(value) : value;
}

/** Fills a text: `{name}` is a value, `{amount:card|cards}` a number with the word that fits it. */
export function format(text: string, params: Params, language: string): string {
  return text.replace(/\{(\w+)(?::([^{}|]*)\|([^{}]*))?\}/g, (all: string, ...groups: string[]) => {
    const [name = '', one, many = ''] = groups;
    const value = params[name];
    if (value === undefined) return all;
    if (one === undefined) return shown(value, language);
    const rule = plurals(language).select(Number(value));
    return `${shown(value, language)} ${rule === 'one' ? one : many}`;
  });
}
