import { keepSetting, keptSetting } from '../offline/settings';
import { catalogues, type Language, type TextKey } from './catalogues';
import { format, listText, momentText, type Params } from './format';
import { withParts } from './parts';

export type { Language, TextKey } from './catalogues';
type Catalogue = Record<string, string>;

const storageKey = 'prestige.language';

const files = import.meta.glob<Catalogue>(
  ['../../../i18n/citadels/*.json', '../../../i18n/trickerion/*.json'],
  { import: 'default' },
);

function initial(): Language {
  const stored = keptSetting(storageKey);
  return catalogues.best(stored ? [stored] : navigator.languages);
}

class Words {
  language = $state<Language>(initial());
  #games = $state.raw<Record<string, Catalogue>>({});
  #asked = new Set<string>();
  /** The words of the language that was wanted last did not come. */
  missing = $state(false);
  /** The language that was wanted last. */
  #wanted: Language = this.language;

  constructor() {
    document.documentElement.lang = this.language;
  }

  /** Before anything is shown. Without the words of the language, English is better than nothing. */
  async start(): Promise<void> {
    await catalogues.load(this.language).catch(() => undefined);
  }

  async speak(language: Language): Promise<void> {
    // The words of the client and of games in use come first, so that no raw key is ever shown.
    this.#wanted = language;
    const came = await this.#loadAll(language).then(() => true, () => false);
    // Somebody who chooses twice speaks what was chosen last, however long the first one takes.
    if (this.#wanted !== language) return;
    this.missing = !came;
    if (!came) return;
    this.language = language;
    keepSetting(storageKey, language);
    document.documentElement.lang = language;
  }

  async #loadAll(language: Language): Promise<void> {
    const games = new Set([...this.#asked].map((name) => name.slice(0, name.indexOf('/'))));
    await Promise.all([catalogues.load(language), ...[...games].map((game) => this.load(game, language))]);
  }

  async load(game: string, language: Language = this.language): Promise<void> {
    const name = `${game}/${language}`;
    if (this.#asked.has(name) && this.#games[name]) return;
    this.#asked.add(name);
    const words = await files[`../../../i18n/${name}.json`]?.();
    if (words) this.#games = { ...this.#games, [name]: words };
  }

  own(key: TextKey, params: Params): string {
    return format(catalogues.text(key, this.language), params, this.language);
  }

  game(game: string, key: string, language: Language = this.language): string | undefined {
    return this.#games[`${game}/${language}`]?.[key];
  }

  /** All names of these kinds (`district.tavern`), with what they name (`district tavern`). */
  names(game: string, kinds: string[]): Map<string, string> {
    const texts = Object.entries(this.#games[`${game}/${this.language}`] ?? {});
    return new Map(
      texts.flatMap(([key, text]) => {
        const [kind = '', id = '', ...more] = key.split('.');
        return more.length === 0 && kinds.includes(kind) ? [[text, `${kind} ${id}`]] : [];
      }),
    );
  }
}

export const words = new Words();

/** A text of the client itself. */
export function t(key: TextKey, params: Params = {}): string {
  return words.own(key, params);
}

/** A text for a narrow place, where its long words can be parted. */
export const soft = (text: string): string => withParts(text, words.language);

/** Names as a sentence lists them. */
export const listed = (names: string[]): string => listText(names, words.language);

/** When something was, as a day and a time of day. */
export const dated = (at: number): string => momentText(at, words.language);

/** A text of a game; without one, the last word of the key, made readable. */
export function g(game: string, key: string, params: Params = {}): string {
  const text = words.game(game, key);
  if (text !== undefined) return format(text, params, words.language);
  return key.slice(key.lastIndexOf('.') + 1).replaceAll('_', ' ');
}
