/** What can travel: what is drawn, too. */
export type Drawn = HTMLElement | SVGElement;

/** Where something is seen; undefined while its part of the board is put away. */
export function boxOf(element: Element): DOMRect | undefined {
  const box = element.getBoundingClientRect();
  return box.width > 0 || box.height > 0 ? box : undefined;
}

/** The places that things come from and go to. */
export class Anchors {
  constructor(private readonly root: HTMLElement) {}

  /** The first of several names that is in sight. */
  of(names: string | undefined): DOMRect | undefined {
    for (const name of names?.split(' ') ?? []) {
      const box = this.#box(`[data-anchor~="${CSS.escape(name)}"]`);
      if (box) return box;
    }
    return undefined;
  }

  /** Where a number ("gold 1") is shown, or else its owner; without a number, the bank of its kind. */
  ofCounter(kind: string, key: string | null): DOMRect | undefined {
    if (key === null) return this.of(kind);
    return this.#box(`[data-count="${CSS.escape(key)}"]`) ?? this.of(`seat-${key.slice(key.indexOf(' ') + 1)}`);
  }

  #box(selector: string): DOMRect | undefined {
    for (const element of this.root.querySelectorAll(selector)) {
      const box = boxOf(element);
      if (box) return box;
    }
    return undefined;
  }
}
