// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Motion } from './motion';

// jsdom lays nothing out: boxes are told by data-box="left top width height", and nothing is where it is missing.
function boxOf(element: Element): DOMRect {
  const [left = 0, top = 0, width = 0, height = 0] = (element.getAttribute('data-box') ?? '').split(' ').map(Number);
  return { left, top, width, height } as DOMRect;
}

interface Begun {
  element: Element;
  frames: Keyframe[];
}

let begun: Begun[] = [];
let reduced = false;

beforeEach(() => {
  begun = [];
  reduced = false;
  Element.prototype.getBoundingClientRect = function (this: Element) {
    return boxOf(this);
  };
  Element.prototype.animate = function (this: Element, frames) {
    begun.push({ element: this, frames: frames as Keyframe[] });
    return { finish() {} } as Animation;
  };
  globalThis.matchMedia = (() => ({ matches: reduced })) as unknown as typeof matchMedia;
  globalThis.DOMRect = class {
    constructor(readonly left: number, readonly top: number, readonly width: number, readonly height: number) {}
  } as unknown as typeof DOMRect;
  globalThis.CSS = { escape: (text: string) => text } as unknown as typeof CSS;
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

const flying = (): string[] => [...document.querySelectorAll('.sky > *')].map((ghost) => ghost.id || (ghost as HTMLElement).dataset['piece'] || '');
const frameOf = (id: string): Keyframe | undefined =>
  begun.find(({ element }) => element.id === id && element.classList.contains('travelling'))?.frames[0];

/** One update of a board. */
function change(before: string, after: string): Motion {
  const main = document.createElement('main');
  document.body.append(main);
  main.innerHTML = before;
  const motion = new Motion();
  motion.measure(main);
  main.innerHTML = after;
  motion.play(main);
  return motion;
}

const figure = (of: number, box: string) =>
  `<b id="figure" data-thing="character manager" data-of="${of}" data-place="downtown" data-from="home-${of} seat-${of}" data-to="home-${of} seat-${of}" data-box="${box}"></b>`;
const home = (box: string) =>
  `<b data-thing="character manager" data-of="0" data-place="home" data-anchor="home-0" data-box="${box}"></b>`;

describe('what is placed', () => {
  it('comes from its home, which stays where it is', () => {
    change(home('0 500 40 40'), home('0 500 40 40') + figure(0, '300 100 40 40'));
    expect(flying()).toEqual(['figure']);
    expect(frameOf('figure')?.['transform']).toBe('translate(-300px, 400px) scale(1)');
  });

  it('comes from its owner where the home is out of sight, and from nowhere else', () => {
    const hidden = home('');
    const seat = '<i data-anchor="seat-0" data-box="0 0 20 20"></i>';
    change(hidden + seat, hidden + seat + figure(0, '100 100 20 20'));
    expect(frameOf('figure')?.['transform']).toBe('translate(-100px, -100px) scale(1)');
    document.body.innerHTML = '';
    change(hidden, hidden + figure(0, '100 100 20 20'));
    expect(flying()).toEqual([]);
  });

  it('goes home again, each to its own', () => {
    const own = '<i data-anchor="seat-1" data-box="50 0 20 20"></i>';
    change(home('0 500 40 40') + own + figure(1, '300 100 40 40'), home('0 500 40 40') + own);
    expect(flying()).toEqual(['figure']);
    expect(begun[0]?.frames[1]?.['transform']).toBe('translate(-260px, -110px) scale(0.5)');
  });
});

it('what lies on something comes and goes with it', () => {
  const marker = '<i id="marker" data-thing="trick saw" data-place="slot" data-from="deck" data-to="deck" data-box="5 5 10 10"></i>';
  const card = `<b id="card" data-thing="performance one" data-place="stage" data-from="deck" data-to="deck" data-box="0 0 90 90">${marker}</b>`;
  const deck = '<i data-thing="deck" data-place="deck" data-anchor="deck" data-box="200 0 20 20"></i>';
  change(deck, deck + card);
  expect(flying()).toEqual(['card']);
  document.body.innerHTML = '';
  change(deck + card, deck);
  expect(flying()).toEqual(['card']);
});

it('dice tumble when they show something else', () => {
  const die = (face: string) => `<b id="die" data-thing="die inn_1" data-place="inn" data-face="${face}" data-box="0 0 9 9"></b>`;
  change(die('engineer'), die('x'));
  expect(begun.map(({ element }) => element.id)).toEqual(['die']);
  begun = [];
  change(die('x'), die('x'));
  expect(begun).toEqual([]);
});

describe('what stays in its place', () => {
  const card = (id: string, box: string) => `<b id="${id}" data-thing="${id}" data-place="city 0" data-box="${box}"></b>`;

  it('makes room for what comes', () => {
    change(card('manor', '40 0 9 9'), card('manor', '30 0 9 9') + card('tavern', '50 0 9 9'));
    expect(begun.map(({ element }) => element.id)).toEqual(['manor']);
  });

  it('goes with the board where that moves', () => {
    change(card('manor', '0 0 9 9') + card('tavern', '20 0 9 9'), card('manor', '0 30 9 9') + card('tavern', '20 30 9 9'));
    expect(begun).toEqual([]);
  });
});

describe('numbers', () => {
  const coins = (value: number) => `<b id="count" data-count="coins 0" data-value="${value}" data-box="0 0 9 9"></b>`;
  const board = '<i data-thing="a" data-place="b"></i><i data-anchor="coins" data-box="90 0 9 9"></i>';

  it('are paid by what flies, a few pieces at most', () => {
    change(board + coins(1), board + coins(9));
    expect(flying()).toEqual(['coins', 'coins', 'coins', 'coins', 'coins']);
  });

  it('are paid by the likeness of what is counted, if there is one', () => {
    const likeness = '<u id="wood" data-likeness="wood"></u><i data-anchor="wood" data-box="9 9 9 9"></i>';
    const wood = (value: number) => `<b data-count="wood 0" data-value="${value}" data-box="0 0 9 9"></b>`;
    change(board + likeness + wood(1), board + likeness + wood(3));
    expect(flying()).toEqual(['wood', 'wood']);
  });
});

it('what arrives is out of sight until then, without an animation of its own', () => {
  const motion = change(home('0 500 40 40'), home('0 500 40 40') + figure(0, '300 100 40 40'));
  const ghost = document.querySelector<HTMLElement>('.sky > *')!;
  const arriving = document.querySelector<HTMLElement>('main #figure')!;
  expect(begun.map(({ element }) => element)).toEqual([ghost]);
  expect(ghost.style.opacity).toBe('');
  expect(arriving.style.opacity).toBe('0');
  motion.skip();
  expect(arriving.style.opacity).toBe('');
});

it('all of it is over at a tap, and leaves nothing behind', () => {
  const motion = change(home('0 500 40 40'), home('0 500 40 40') + figure(0, '300 100 40 40'));
  expect(document.querySelector('.sky')).not.toBeNull();
  motion.skip();
  expect(document.querySelector('.sky')).toBeNull();
});

it('nothing moves for those who want no motion, but it lights up briefly', () => {
  reduced = true;
  const coins = (value: number) => `<b id="coins" data-count="coins 0" data-value="${value}"></b>`;
  change(home('0 500 40 40') + coins(1), home('0 500 40 40') + figure(0, '300 100 40 40') + coins(2));
  expect(flying()).toEqual([]);
  expect(begun.map(({ element }) => element.id)).toEqual(['figure', 'coins']);
  expect(begun[0]?.frames[0]).toHaveProperty('outline');
});

it('nothing is measured where nothing moves', () => {
  reduced = true;
  Element.prototype.getBoundingClientRect = () => {
    throw new Error('the page is laid out');
  };
  change(home('0 500 40 40'), home('0 500 40 40') + figure(0, '300 100 40 40'));
  expect(begun.map(({ element }) => element.id)).toEqual(['figure']);
});

describe('with the next picture', () => {
  const picture = () => new Promise((resolve) => requestAnimationFrame(resolve));

  it('all that has changed moves at once', async () => {
    const main = document.createElement('main');
    document.body.append(main);
    main.innerHTML = home('0 500 40 40');
    const motion = new Motion();
    const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    for (const left of [100, 200, 300]) {
      motion.measure(main);
      main.innerHTML = home('0 500 40 40') + figure(0, `${left} 100 40 40`);
      motion.playSoon(main);
    }
    expect(measured).toHaveBeenCalledTimes(1);
    expect(flying()).toEqual([]);
    await picture();
    expect(flying()).toEqual(['figure']);
    expect(frameOf('figure')?.['transform']).toBe('translate(-300px, 400px) scale(1)');
  });

  it('nothing moves on a board that is put away', async () => {
    const main = document.createElement('main');
    main.innerHTML = home('0 500 40 40');
    const motion = new Motion();
    motion.measure(main);
    main.innerHTML += figure(0, '300 100 40 40');
    motion.playSoon(main);
    motion.stop();
    await picture();
    expect(flying()).toEqual([]);
  });
});

it('once something flies, the page is not laid out for the next', () => {
  const asked = vi.spyOn(window, 'scrollX', 'get').mockImplementation(() => {
    expect(flying()).toEqual([]);
    return 0;
  });
  const coins = (value: number) => `<b data-count="coins 0" data-value="${value}" data-box="0 0 9 9"></b>`;
  const board = '<i data-thing="a" data-place="b"></i><i data-anchor="coins" data-box="90 0 9 9"></i>';
  change(board + coins(1), board + coins(4));
  expect(flying()).toHaveLength(3);
  expect(asked).toHaveBeenCalledTimes(1);
});
