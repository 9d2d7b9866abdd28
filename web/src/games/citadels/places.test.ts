// @vitest-environment jsdom
import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { SeatInfo } from '../../generated/api';
import { Engine } from '../../engine/engine';
import type { Acting, JsonObject } from '../../engine/protocol';
import { testModule } from '../../engine/testModule';
import { words } from '../../i18n/language.svelte';
import { choicesOf, type Choice } from '../../table/choice';
import { kindsOf } from '../registry';
import CitadelsBoard from './CitadelsBoard.svelte';
import { builtOf } from './districts';
import type { CitadelsObservation } from './observation';

vi.mock('../../ui/Art.svelte', () => import('../../ui/kit/NoArt.svelte'));

/** Together all characters. */
const casts = [
  ['assassin', 'thief', 'magician', 'king', 'bishop', 'merchant', 'architect', 'warlord', 'queen'],
  ['witch', 'spy', 'seer', 'emperor', 'abbot', 'alchemist', 'navigator', 'diplomat', 'artist'],
  ['magistrate', 'blackmailer', 'wizard', 'patrician', 'cardinal', 'trader', 'scholar', 'marshal', 'tax_collector'],
];
const sizes = [2, 5, 8];
/** Two have no use for an Emperor, and few for a ninth rank. */
const castFor = (players: number, cast: string[]): string[] =>
  players < 5 ? cast.slice(0, 8).map((id) => (id === 'emperor' ? 'king' : id)) : cast;
const longest = 500;
const patience = 240_000;

interface Position {
  seen: CitadelsObservation;
  acting: number[];
  choices: Choice[];
}

/** As bots play that take whatever is legal: they come to more than good ones. */
function* positionsOf(players: number, options: JsonObject, seed: number): Generator<Position> {
  const engine = new Engine(testModule());
  const started = engine.request<'new'>({ cmd: 'new', game: 'citadels', players, options, seed });
  if (!started.ok) throw new Error(started.error.text.en);
  let now: Acting = started;
  for (let step = 1; !now.over && step < longest; step += 1) {
    const seat = now.seats[0] as number;
    const view = engine.request<'view'>({ cmd: 'view', seat });
    if (!view.ok) throw new Error(view.error.text.en);
    yield {
      seen: view.observation as unknown as CitadelsObservation,
      acting: now.seats as number[],
      choices: choicesOf(view.legal, undefined),
    };
    const thought = engine.request<'bot'>({ cmd: 'bot', seat, bot: 'random', seed: seed * 10_000 + step });
    if (!thought.ok) throw new Error(thought.error.text.en);
    const applied = engine.request<'apply'>({ cmd: 'apply', seat, action: thought.action });
    if (!applied.ok) throw new Error(applied.error.text.en);
    now = applied;
  }
}

/** Whether a turn is taken over whose character is somebody else's. */
function isBorrowed({ seen }: Position): boolean {
  const own = seen.seats[seen.viewer as number];
  return seen.turn?.seat === seen.viewer && own?.characters?.includes(seen.turn?.character ?? '') === false;
}

const kindOf = (action: string): string => (/^use \w+/.exec(action) ?? /^\w+/.exec(action))?.[0] ?? '';

/** What can be decided beside what: positions that add nothing to that are laid out as others are. */
function pairsOf(position: Position): string[] {
  const kinds = [...new Set(position.choices.map(({ action }) => kindOf(action)))];
  const turn = isBorrowed(position) ? ['taken over'] : [];
  const all = [...turn, ...kinds].sort();
  return all.flatMap((one, i) => all.slice(i).map((other) => `${one}, ${other}`));
}

const who = (players: number): SeatInfo[] =>
  Array.from({ length: players }, (_, seat) => ({ occupant: 'person', name: `P${seat}`, ready: true }) as SeatInfo);

/** The bar with what the board does not offer itself, as at a table. */
const prompt = createRawSnippet<[Choice[]]>((rest) => ({
  render: () => `<div>${rest().map(({ action }) => `<button data-action="${action}"></button>`).join('')}</div>`,
}));

interface Shown {
  actions: Set<string>;
  things: Set<string>;
}

function show({ seen, acting, choices }: Position): Shown {
  const props = {
    observation: seen,
    outcome: undefined,
    events: [],
    seats: who(seen.players),
    viewer: seen.viewer as number,
    acting,
    timeLeft: [],
    takenAt: 0,
    choices,
    choose: () => {},
    why: () => Promise.resolve(null),
    prompt,
  };
  const board = mount(CitadelsBoard, { target: document.body, props });
  flushSync();
  const all = (name: string) =>
    [...document.querySelectorAll<HTMLElement>(`[data-${name}]`)].flatMap((one) => one.dataset[name]?.split('\n') ?? []);
  const shown = { actions: new Set([...all('action'), ...all('leads')]), things: new Set(all('thing')) };
  void unmount(board);
  return shown;
}

function thingsOf({ seen }: Position): string[] {
  const own = seen.seats[seen.viewer as number];
  const districts = [...seen.seats.flatMap(({ city }) => city), ...(own?.hand ?? [])];
  return [
    ...seen.seats.map((_, seat) => `seat ${seat}`),
    ...seen.cast.map((id) => `character ${id}`),
    ...districts.map((word) => `district ${builtOf(word).id}`),
  ];
}

describe('in games of all sizes, with all characters and many unique districts', () => {
  const positions: Position[] = [];
  const pairs = new Set<string>();
  const turns = new Set<string>();
  const shown = new Map<Position, Shown>();

  beforeAll(async () => {
    await words.load('citadels');
    window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
    for (const [i, cast] of casts.entries()) {
      for (const players of sizes) {
        const options = { cast: castFor(players, cast), random_uniques: true };
        for (const position of positionsOf(players, options, i * 10 + players)) {
          const { turn, viewer } = position.seen;
          if (turn?.seat === viewer) turns.add(turn.character);
          const found = pairsOf(position).filter((pair) => !pairs.has(pair));
          if (found.length > 0) positions.push(position);
          for (const pair of found) pairs.add(pair);
        }
      }
    }
    for (const position of positions) shown.set(position, show(position));
  }, patience);

  it('everybody comes to a turn, also to one that is taken over', () => {
    expect(turns.size).toBe(casts.flat().length);
    expect(positions.some(isBorrowed)).toBe(true);
  });

  it('every action has a place outside the list of all choices', () => {
    const missing = new Set<string>();
    for (const [position, { actions }] of shown) {
      for (const choice of position.choices) {
        if (!actions.has(choice.action)) missing.add(`${kindOf(choice.action)} of ${position.seen.turn?.character}`);
      }
    }
    expect([...missing]).toEqual([]);
  });

  it('everything that sentences name is found on the board', () => {
    const kinds = new Set(['seat', ...kindsOf('citadels')]);
    const missing = new Set<string>();
    for (const [position, { things }] of shown) {
      for (const thing of thingsOf(position)) if (!things.has(thing)) missing.add(thing);
      for (const thing of things) kinds.delete(thing.split(' ', 1)[0] ?? '');
    }
    expect([...missing]).toEqual([]);
    expect([...kinds]).toEqual([]);
  });
});
