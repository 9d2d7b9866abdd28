export type Params = Record<string, string | number>;

function shown(value: string | number, language: string): string {
  return typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : value;
}

/** Fills a text: `{name}` is a value, `{amount:card|cards}` a number with the word that fits it. */
export function format(text: string, params: Params, language: string): string {
  return text.replace(/\{(\w+)(?::([^{}|]*)\|([^{}]*))?\}/g, (all: string, ...groups: string[]) => {
    const [name = '', one, many = ''] = groups;
    const value = params[name];
    if (value === undefined) return all;
    if (one === undefined) return shown(value, language);
    const rule = new Intl.PluralRules(language).select(Number(value));
    return `${shown(value, language)} ${rule === 'one' ? one : many}`;
  });
}
