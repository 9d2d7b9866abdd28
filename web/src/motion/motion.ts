import { flows, pair, type Flow, type Placed } from './pair';
import './motion.css';

// How boards take part, by attributes alone:
//   data-thing="district tavern" data-place="hand 0"   something that travels to where it is next
//   data-from="deck", data-to="deck"                   where it comes from and goes, if not seen
//   data-anchor="deck"                                 a place that things come from and go to
//   data-count="gold 1" data-value="4"                 a number; what it gains flies there, from
//                                                      the one that lost it or the anchor "gold"

interface Seen extends Placed {
  element: HTMLElement;
  box: DOMRect;
}

const duration = 300;
const easing = 'cubic-bezier(0.2, 0.7, 0.3, 1)';
const mostCoins = 5;

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

function thingsIn(root: HTMLElement): Seen[] {
  return [...root.querySelectorAll<HTMLElement>('[data-thing][data-place]')].map((element) => ({
    element,
    thing: element.dataset['thing'] ?? '',
    place: element.dataset['place'] ?? '',
    box: element.getBoundingClientRect(),
  }));
}

function countersIn(root: HTMLElement): Map<string, number> {
  const counters = [...root.querySelectorAll<HTMLElement>('[data-count]')];
  return new Map(counters.map(({ dataset }) => [dataset['count'] ?? '', Number(dataset['value'])]));
}

/** Moves what has changed on a board from where it was to where it is. */
export class Motion {
  #things: Seen[] | null = null;
  #counters = new Map<string, number>();
  #running = new Map<Animation, () => void>();

  /** Before the board changes. */
  measure(root: HTMLElement | undefined): void {
    if (!root) return;
    this.#things = thingsIn(root);
    this.#counters = countersIn(root);
    // What is still on its way goes on from where it is.
    this.skip();
  }

  /** After the board has changed. */
  play(root: HTMLElement | undefined): void {
    const before = this.#things;
    if (!root || !before || before.length === 0) return;
    const { stayed, moved, came, gone } = pair(before, thingsIn(root));
    this.#things = null;
    if (still()) {
      for (const { element } of [...moved.map(([, now]) => now), ...came]) this.#flash(element);
      return;
    }
    for (const [old, now] of stayed) this.#slide(old.box, now);
    for (const [old, now] of moved) this.#fly(now.element, old.box, now.box, now.element);
    for (const now of came) {
      const from = this.#anchor(root, now.element.dataset['from']);
      if (from) this.#fly(now.element, from, now.box, now.element);
    }
    for (const old of gone) {
      const to = this.#anchor(root, old.element.dataset['to']);
      if (to) this.#fly(old.element, old.box, to, null);
    }
    for (const flow of flows(this.#counters, countersIn(root))) this.#pour(root, flow);
  }

  /** Whoever is in a hurry sees the end at once. */
  skip(): void {
    for (const animation of [...this.#running.keys()]) animation.finish();
  }

  #run(animation: Animation, after: () => void = () => {}): void {
    const end = () => {
      if (!this.#running.delete(animation)) return;
      after();
    };
    this.#running.set(animation, end);
    animation.onfinish = end;
    animation.oncancel = end;
  }

  #anchor(root: HTMLElement, name: string | undefined): DOMRect | undefined {
    if (!name) return undefined;
    return root.querySelector(`[data-anchor~="${CSS.escape(name)}"]`)?.getBoundingClientRect();
  }

  #flash(element: HTMLElement): void {
    const frames = [
      { outline: '3px solid var(--brass)', outlineOffset: '1px' },
      { outline: '3px solid transparent', outlineOffset: '1px' },
    ];
    this.#run(element.animate(frames, { duration: 900, easing: 'ease-in' }));
  }

  #slide(from: DOMRect, { element, box }: Seen): void {
    const [x, y] = [from.left - box.left, from.top - box.top];
    if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
    const frames = [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }];
    this.#run(element.animate(frames, { duration, easing }));
  }

  // Places clip and scroll, so what flies from one to another is a likeness above them all.
  #fly(likeness: HTMLElement, from: DOMRect, to: DOMRect, hidden: HTMLElement | null): void {
    const ghost = likeness.cloneNode(true) as HTMLElement;
    const shape = hidden ? to : from;
    const other = hidden ? from : to;
    const scale = Math.min(1.6, Math.max(0.25, other.width / Math.max(1, shape.width)));
    const x = other.left + other.width / 2 - (shape.left + shape.width / 2);
    const y = other.top + other.height / 2 - (shape.top + shape.height / 2);
    const away = { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.6 };
    const here = { transform: 'none', opacity: 1 };
    this.#ghost(ghost, shape, hidden ? [away, here] : [here, { ...away, opacity: 0 }]);
    if (hidden) this.#run(hidden.animate([{ opacity: 0 }, { opacity: 0 }], { duration }));
  }

  #pour(root: HTMLElement, { kind, from, to, amount }: Flow): void {
    const place = (key: string | null) =>
      key === null
        ? this.#anchor(root, kind)
        : root.querySelector(`[data-count="${CSS.escape(key)}"]`)?.getBoundingClientRect();
    const [start, end] = [place(from), place(to)];
    if (!start || !end) return;
    for (let i = 0; i < Math.min(amount, mostCoins); i += 1) {
      const piece = document.createElement('span');
      piece.dataset['piece'] = kind;
      const shape = new DOMRect(end.left + end.width / 2 - 9, end.top + end.height / 2 - 9, 18, 18);
      const x = start.left + start.width / 2 - (end.left + end.width / 2);
      const y = start.top + start.height / 2 - (end.top + end.height / 2);
      const frames = [
        { transform: `translate(${x}px, ${y}px)`, opacity: 1 },
        { transform: 'none', opacity: 1 },
      ];
      this.#ghost(piece, shape, frames, i * 45);
    }
  }

  #ghost(ghost: HTMLElement, shape: DOMRect, frames: Keyframe[], delay = 0): void {
    ghost.classList.add('travelling');
    ghost.ariaHidden = 'true';
    ghost.inert = true;
    ghost.style.left = `${shape.left}px`;
    ghost.style.top = `${shape.top}px`;
    ghost.style.width = `${shape.width}px`;
    ghost.style.height = `${shape.height}px`;
    document.body.append(ghost);
    this.#run(ghost.animate(frames, { duration, easing, delay, fill: 'backwards' }), () => ghost.remove());
  }
}
