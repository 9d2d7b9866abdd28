import { untrack } from 'svelte';

const product = 'Prestige';

/** What the window is called: by its screen, unless something on it says more. */
class PageTitle {
  #said = $state.raw<{ text: string }[]>([]);

  /** Until what is returned is called. */
  show(text: string): () => void {
    const one = { text };
    untrack(() => (this.#said = [...this.#said, one]));
    return () => untrack(() => (this.#said = this.#said.filter((other) => other !== one)));
  }

  full(ofScreen: string): string {
    const text = this.#said.at(-1)?.text ?? ofScreen;
    return text ? `${text} – ${product}` : product;
  }
}

export const pageTitle = new PageTitle();
