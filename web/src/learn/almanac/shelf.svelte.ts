import type { Filters, Kind } from './cards';

/** What is looked for; it stays while one reads a card and comes back. */
class Shelf {
  query = $state('');
  #filters = $state.raw<Record<string, Filters>>({});
  /** How far down the list was. */
  scrolled = 0;

  filters(game: string, kind: Kind): Filters {
    return this.#filters[`${game} ${kind}`] ?? {};
  }

  filter(game: string, kind: Kind, filters: Filters): void {
    this.#filters = { ...this.#filters, [`${game} ${kind}`]: filters };
  }
}

export const shelf = new Shelf();
