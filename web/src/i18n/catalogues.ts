import en from '../texts/en.json';

/** The name of a catalogue: `en`, `de`. */
export type Language = string;
export type TextKey = keyof typeof en;
type Texts = Partial<Record<TextKey, string>>;

export const english: Language = 'en';

const languageOf = (path: string): Language => path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'));

/**
 * The client's own texts. A language is there as soon as its file is. English comes with the client and says
 * what a language does not say yet; others are loaded when somebody speaks them.
 */
export class Catalogues {
  readonly languages: Language[];
  #files: Map<Language, () => Promise<Texts>>;
  #loaded = new Map<Language, Texts>([[english, en]]);

  constructor(files: Record<string, () => Promise<Texts>>) {
    this.#files = new Map(Object.entries(files).map(([path, load]) => [languageOf(path), load]));
    this.languages = [english, ...this.#files.keys()];
  }

  async load(language: Language): Promise<void> {
    if (this.#loaded.has(language)) return;
    const texts = await this.#files.get(language)?.();
    if (texts) this.#loaded.set(language, texts);
  }

  text(key: TextKey, language: Language): string {
    return this.#loaded.get(language)?.[key] ?? en[key];
  }

  /** The first language that somebody prefers and that is there. */
  best(preferred: readonly string[]): Language {
    const ids = preferred.map((tag) => tag.split('-')[0] ?? tag);
    return ids.find((id) => this.languages.includes(id)) ?? english;
  }
}

export const catalogues = new Catalogues(
  import.meta.glob<Texts>(['../texts/*.json', '!../texts/en.json'], { import: 'default' }),
);

export const languages = catalogues.languages;

/** What those who speak a language call it. */
export function nameOfLanguage(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
