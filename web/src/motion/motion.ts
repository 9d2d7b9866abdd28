import { flows, pair, type Placed } from './pair';
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

/** From where to where something flies; nowhere, if that is not to be seen. */
interface Flight {
  likeness: HTMLElement;
  from: DOMRect | undefined;
  to: DOMRect | undefined;
  /** The likeness is of something that is there at the end, not at the beginning. */
  arrives: boolean;
}

interface Pour {
  kind: string;
  amount: number;
  start: DOMRect | undefined;
  end: DOMRect | undefined;
}

/** The places that things come from and go to. */
class Anchors {
  constructor(private readonly root: HTMLElement) {}

  of(name: string | undefined): DOMRect | undefined {
    if (!name) return undefined;
    return this.#box(`[data-anchor~="${CSS.escape(name)}"]`);
  }

  /** Where a number is shown, or else the bank of its kind. */
  ofCounter(kind: string, key: string | null): DOMRect | undefined {
    return key === null ? this.of(kind) : this.#box(`[data-count="${CSS.escape(key)}"]`);
  }

  #box(selector: string): DOMRect | undefined {
    return this.root.querySelector(selector)?.getBoundingClientRect();
  }
}

/** What moves the middle of a box to that of another one. */
function between(shape: DOMRect, other: DOMRect): string {
  const x = other.left + other.width / 2 - (shape.left + shape.width / 2);
  const y = other.top + other.height / 2 - (shape.top + shape.height / 2);
  return `translate(${x}px, ${y}px)`;
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
    // First everything is measured, then everything begins: in turns, each would lay out the page anew.
    const anchors = new Anchors(root);
    const flights: Flight[] = [
      ...moved.map(([old, now]) => ({ likeness: now.element, from: old.box, to: now.box, arrives: true })),
      ...came.map(({ element, box }) => ({ likeness: element, from: anchors.of(element.dataset['from']), to: box, arrives: true })),
      ...gone.map(({ element, box }) => ({ likeness: element, from: box, to: anchors.of(element.dataset['to']), arrives: false })),
    ];
    const pours = flows(this.#counters, countersIn(root)).map(({ kind, from, to, amount }) => ({
      kind,
      amount,
      start: anchors.ofCounter(kind, from),
      end: anchors.ofCounter(kind, to),
    }));
    for (const [old, now] of stayed) this.#slide(old.box, now);
    for (const flight of flights) this.#fly(flight);
    for (const pour of pours) this.#pour(pour);
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
  #fly({ likeness, from, to, arrives }: Flight): void {
    if (!from || !to) return;
    const ghost = likeness.cloneNode(true) as HTMLElement;
    const [shape, other] = arrives ? [to, from] : [from, to];
    const scale = Math.min(1.6, Math.max(0.25, other.width / Math.max(1, shape.width)));
    const away = { transform: `${between(shape, other)} scale(${scale})`, opacity: 0.6 };
    const here = { transform: 'none', opacity: 1 };
    this.#ghost(ghost, shape, arrives ? [away, here] : [here, { ...away, opacity: 0 }]);
    if (arrives) this.#run(likeness.animate([{ opacity: 0 }, { opacity: 0 }], { duration }));
  }

  #pour({ kind, amount, start, end }: Pour): void {
    if (!start || !end) return;
    const shape = new DOMRect(end.left + end.width / 2 - 9, end.top + end.height / 2 - 9, 18, 18);
    const frames = [
      { transform: between(shape, start), opacity: 1 },
      { transform: 'none', opacity: 1 },
    ];
    for (let i = 0; i < Math.min(amount, mostCoins); i += 1) {
      const piece = document.createElement('span');
      piece.dataset['piece'] = kind;
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
    this.#sky().append(ghost);
    this.#run(ghost.animate(frames, { duration, easing, delay, fill: 'backwards' }), () => ghost.remove());
  }

  /** What flies has a layer of its own, so that the board below is not laid out again. */
  #sky(): HTMLElement {
    const known = document.querySelector<HTMLElement>('.sky');
    if (known) return known;
    const sky = document.createElement('div');
    sky.className = 'sky';
    document.body.append(sky);
    return sky;
  }
}
