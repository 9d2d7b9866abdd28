import { g, words } from '../../i18n/language.svelte';
import type { Line, Options } from './sheet';

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What a table has agreed on that no line of the aid tells, by the names and words of the options. */
export function variantLines(game: string, options: Options, usual: Options, told: Set<string>): Line[] {
  return Object.keys(usual)
    .filter((key) => !told.has(key) && key in options && !same(options[key], usual[key]))
    .map((key) => {
      const value = options[key];
      const named = words.game(game, `option.${key}.${String(value)}`);
      const shown = typeof value === 'boolean' ? (value ? '✓' : '–') : (named ?? JSON.stringify(value));
      return { name: g(game, `option.${key}.name`), text: g(game, `option.${key}`), amount: shown };
    });
}
