import { Anchors, boxOf, type Drawn } from './anchors';
import { flows, pair, type Placed } from './pair';
import './motion.css';

// How boards take part, by attributes alone:
//   data-thing="district tavern" data-place="hand 0"   something that travels to where it is next
//   data-of="1"                                        whose it is, where several have one of that name
//   data-face="engineer"                               what it shows: it tumbles when that changes
//   data-from="deck", data-to="deck seat-1"            where it comes from and goes, if not seen: the
//                                                      first of these that is in sight
//   data-anchor="deck"                                 a place that things come from and go to
//   data-count="gold 1" data-value="4"                 a number; what it gains flies there, from
//                                                      the one that lost it or the anchor "gold"
//   data-likeness="wood"                               what one looks like that flies to such a number

interface Seen extends Placed {
  element: Drawn;
  face: string | undefined;
  box: DOMRect | undefined;
}

const duration = 300;
const easing = 'cubic-bezier(0.2, 0.7, 0.3, 1)';
const mostCoins = 5;
const pieceSize = 18;
const likenessSize = 30;

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Where nothing flies, nobody needs to know where things are, for which the page would be laid out at once. */
function thingsIn(root: HTMLElement): Seen[] {
  const whereIs = still() ? () => undefined : boxOf;
  return [...root.querySelectorAll<Drawn>('[data-thing][data-place]')].map((element) => ({
    element,
    thing: `${element.dataset['thing']} ${element.dataset['of'] ?? ''}`,
    place: element.dataset['place'] ?? '',
    face: element.dataset['face'],
    box: whereIs(element),
  }));
}

function countersIn(root: HTMLElement): Map<string, number> {
  const counters = [...root.querySelectorAll<HTMLElement>('[data-count]')];
  return new Map(counters.map(({ dataset }) => [dataset['count'] ?? '', Number(dataset['value'])]));
}

/** What something lies on, with which it comes and goes. */
const carrierOf = ({ element }: Seen): Element | null => element.parentElement?.closest('[data-place]') ?? null;

const placeOf = ({ element, place }: Seen): string => `${place} ${element.dataset['of'] ?? ''}`;

/** How far something was from where it is, in whole pixels. */
const shiftOf = ([old, now]: [Seen, Seen]): string | undefined =>
  old.box && now.box && `${Math.round(old.box.left - now.box.left)} ${Math.round(old.box.top - now.box.top)}`;

/** Places whose things all went the same way: the board around them has moved, not they. */
function movedAsOne(stayed: [Seen, Seen][]): Set<string> {
  const shifts = new Map<string, Set<string | undefined>>();
  for (const pair of stayed) {
    const place = placeOf(pair[1]);
    shifts.set(place, (shifts.get(place) ?? new Set()).add(shiftOf(pair)));
  }
  return new Set([...shifts].filter(([, ways]) => ways.size === 1).map(([place]) => place));
}

/** From where to where something flies; nowhere, if that is not to be seen. */
interface Flight {
  likeness: Drawn;
  from: DOMRect | undefined;
  to: DOMRect | undefined;
  /** The likeness is of something that is there at the end, not at the beginning. */
  arrives: boolean;
}

interface Pour {
  kind: string;
  amount: number;
  likeness: HTMLElement | null;
  start: DOMRect | undefined;
  end: DOMRect | undefined;
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
  /** Of the page, when things began to fly: to ask for it again would lay out the page again. */
  #page = { left: 0, top: 0, height: 0 };

  /** The picture with which things are to move. */
  #picture: number | undefined;

  /** Before the board changes; what changes before the next picture is one change. */
  measure(root: HTMLElement | undefined): void {
    if (!root || this.#picture !== undefined) return;
    this.#things = thingsIn(root);
    this.#counters = countersIn(root);
    // What is still on its way goes on from where it is.
    this.skip();
  }

  /** After the board has changed: with the next picture, for which the page is laid out anyway. */
  playSoon(root: HTMLElement | undefined): void {
    this.#picture ??= requestAnimationFrame(() => {
      this.#picture = undefined;
      this.play(root);
    });
  }

  play(root: HTMLElement | undefined): void {
    const before = this.#things;
    if (!root || !before || before.length === 0) return;
    this.#things = null;
    const { stayed, moved, came: all, gone } = pair(before, thingsIn(root));
    const fresh = new Set<Element | null>(all.map(({ element }) => element));
    const came = all.filter((one) => !fresh.has(carrierOf(one)));
    const turned = stayed.filter(([old, now]) => old.face !== now.face).map(([, now]) => now.element);
    const counters = countersIn(root);
    if (still()) {
      const counted = [...root.querySelectorAll<HTMLElement>('[data-count]')].filter(({ dataset }) => {
        const key = dataset['count'] ?? '';
        return this.#counters.has(key) && this.#counters.get(key) !== counters.get(key);
      });
      const changed = [...moved.map(([, now]) => now), ...came].map(({ element }) => element);
      for (const element of [...changed, ...turned, ...counted]) this.#flash(element);
      return;
    }
    // First everything is measured, then everything begins: in turns, each would lay out the page anew.
    const anchors = new Anchors(root);
    const from = ({ element }: Seen) => anchors.of(element.dataset['from']);
    const flights: Flight[] = [
      ...moved.map(([old, now]) => ({ likeness: now.element, from: old.box ?? from(now), to: now.box, arrives: true })),
      ...came.map((now) => ({ likeness: now.element, from: from(now), to: now.box, arrives: true })),
      ...gone
        .filter((old) => carrierOf(old)?.isConnected !== false)
        .map(({ element, box }) => ({ likeness: element, from: box, to: anchors.of(element.dataset['to']), arrives: false })),
    ];
    const pours = flows(this.#counters, counters).map(({ kind, from, to, amount }) => ({
      kind,
      amount,
      likeness: root.querySelector<HTMLElement>(`[data-likeness="${CSS.escape(kind)}"]`),
      start: anchors.ofCounter(kind, from),
      end: anchors.ofCounter(kind, to),
    }));
    this.#page = { left: scrollX, top: scrollY, height: document.documentElement.scrollHeight };
    const changed = new Set([...moved.flat(), ...came, ...gone].map(placeOf));
    const slid = stayed.filter(([, now]) => !carrierOf(now));
    const together = movedAsOne(slid);
    for (const [old, now] of slid) {
      if (changed.has(placeOf(now)) || !together.has(placeOf(now))) this.#slide(old.box, now);
    }
    for (const element of turned) this.#tumble(element);
    for (const flight of flights) this.#fly(flight);
    for (const pour of pours) this.#pour(pour);
  }

  /** When the board is put away. */
  stop(): void {
    if (this.#picture !== undefined) cancelAnimationFrame(this.#picture);
    this.#picture = undefined;
    this.skip();
  }

  /** Whoever is in a hurry sees the end at once. */
  skip(): void {
    for (const [animation, end] of [...this.#running]) {
      animation.finish();
      // The browser would say so only later.
      end();
    }
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

  #flash(element: Drawn): void {
    const frames = [
      { outline: '3px solid var(--brass)', outlineOffset: '1px' },
      { outline: '3px solid transparent', outlineOffset: '1px' },
    ];
    // In steps, so that the board is not drawn anew in every frame.
    this.#run(element.animate(frames, { duration: 900, easing: 'steps(3)' }));
  }

  #slide(from: DOMRect | undefined, { element, box }: Seen): void {
    if (!from || !box) return;
    const [x, y] = [from.left - box.left, from.top - box.top];
    if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
    const frames = [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }];
    this.#run(element.animate(frames, { duration, easing }));
  }

  #tumble(element: Drawn): void {
    const frames = [{ transform: 'rotate(-220deg) scale(0.6)' }, { transform: 'none' }];
    this.#run(element.animate(frames, { duration, easing }));
  }

  // Places clip and scroll, so what flies from one to another is a likeness above them all.
  #fly({ likeness, from, to, arrives }: Flight): void {
    if (!from || !to) return;
    const ghost = likeness.cloneNode(true) as Drawn;
    const [shape, other] = arrives ? [to, from] : [from, to];
    const scale = Math.min(1.6, Math.max(0.25, other.width / Math.max(1, shape.width)));
    const away = { transform: `${between(shape, other)} scale(${scale})`, opacity: 0.6 };
    const here = { transform: 'none', opacity: 1 };
    if (!arrives) return this.#ghost(ghost, shape, [here, { ...away, opacity: 0 }]);
    // Out of sight until then. An animation that changes nothing would cost a picture in every frame.
    likeness.style.opacity = '0';
    this.#ghost(ghost, shape, [away, here], { landed: () => (likeness.style.opacity = '') });
  }

  #pour({ kind, amount, likeness, start, end }: Pour): void {
    if (!start || !end) return;
    const size = likeness ? likenessSize : pieceSize;
    const shape = new DOMRect(end.left + (end.width - size) / 2, end.top + (end.height - size) / 2, size, size);
    const frames = [
      { transform: between(shape, start), opacity: 1 },
      { transform: 'none', opacity: 1 },
    ];
    for (let i = 0; i < Math.min(amount, mostCoins); i += 1) {
      const piece = (likeness?.cloneNode(true) ?? document.createElement('span')) as HTMLElement;
      if (!likeness) piece.dataset['piece'] = kind;
      this.#ghost(piece, shape, frames, { delay: i * 45 });
    }
  }

  #ghost(ghost: Drawn, shape: DOMRect, frames: Keyframe[], { delay = 0, landed = () => {} } = {}): void {
    ghost.classList.add('travelling');
    ghost.ariaHidden = 'true';
    ghost.toggleAttribute('inert', true);
    ghost.style.left = `${shape.left + this.#page.left}px`;
    ghost.style.top = `${shape.top + this.#page.top}px`;
    ghost.style.width = `${shape.width}px`;
    ghost.style.height = `${shape.height}px`;
    const sky = this.#sky();
    sky.append(ghost);
    this.#run(ghost.animate(frames, { duration, easing, delay, fill: 'backwards' }), () => {
      ghost.remove();
      landed();
      if (sky.childElementCount === 0) sky.remove();
    });
  }

  /**
   * What flies has a layer of its own, so that the board below is not laid out again. It lies over the
   * whole page and scrolls with it: things arrive also when what is asked is brought into view.
   */
  #sky(): HTMLElement {
    const known = document.querySelector<HTMLElement>('.sky');
    if (known) return known;
    const sky = document.createElement('div');
    sky.className = 'sky';
    sky.style.height = `${this.#page.height}px`;
    document.body.append(sky);
    return sky;
  }
}
