// For tests: the board on the engine, as somebody at the table sees it.
import './browser';
import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { Engine } from '../../../engine/engine';
import type { JsonObject } from '../../../engine/protocol';
import { testModule } from '../../../engine/testModule';
import type { SeatInfo } from '../../../generated/api';
import { choicesOf, type Choice } from '../../../table/choice';
import type { BoardProps } from '../../board';
import TrickerionBoard from '../TrickerionBoard.svelte';
import { randomFrom } from './random';

export interface Position {
  seat: number;
  observation: JsonObject;
  choices: Choice[];
}

export const names = ['Ann', 'Bert', 'Cora', 'Dora'];

/** How often each action was taken, to try others. */
type Taken = Map<string, number>;

function leastTaken(legal: string[], taken: Taken, random: () => number): string {
  const count = (action: string): number => taken.get(action) ?? 0;
  const fewest = Math.min(...legal.map(count));
  const rare = legal.filter((action) => count(action) === fewest);
  return rare[Math.floor(random() * rare.length)] ?? '';
}

/** What is legal somewhere, and the whole position to those who want to look. */
export interface Moment {
  legal: string[];
  look: () => Position;
}

function lookAt(engine: Engine, seat: number, players: number): Position {
  const view = engine.request<'view'>({ cmd: 'view', seat, language: 'en', names: names.slice(0, players) });
  if (!view.ok) throw new Error(view.error.text.en);
  return { seat, observation: view.observation, choices: choicesOf(view.legal, view.words?.labels) };
}

/** A game in which bots do what is good, and as often as not something that is new, if they are bold. */
export function* momentsOf(options: JsonObject, players: number, seed: number, bold?: Taken): Generator<Moment> {
  const engine = new Engine(testModule());
  const random = randomFrom(seed);
  const started = engine.request<'new'>({ cmd: 'new', game: 'trickerion', players, options, seed });
  if (!started.ok) throw new Error(started.error.text.en);
  for (let [seat] = started.seats; typeof seat === 'number'; ) {
    const whose = seat;
    const found = engine.request<'legal'>({ cmd: 'legal', seat });
    const legal = found.ok ? found.actions : [];
    yield { legal, look: () => lookAt(engine, whose, players) };
    const liked = !bold || random() < 0.5 ? engine.request<'bot'>({ cmd: 'bot', seat, bot: 'greedy', seed }) : undefined;
    const action = liked?.ok ? liked.action : leastTaken(legal, bold ?? new Map(), random);
    bold?.set(action, (bold.get(action) ?? 0) + 1);
    const applied = engine.request<'apply'>({ cmd: 'apply', seat, action });
    if (!applied.ok) throw new Error(applied.error.text.en);
    [seat] = applied.seats;
  }
}

const seatInfo = (name: string): SeatInfo => ({ name }) as SeatInfo;

/** The prompt as far as it matters: what the board leaves to it. */
const prompt = createRawSnippet<[Choice[]]>((rest) => ({
  render: () => '<p data-prompt></p>',
  setup(node) {
    $effect(() => {
      (node as HTMLElement).dataset['leads'] = rest().map(({ action }) => action).join('\n');
    });
  },
}));

/** A board on the page, which is updated like one at a table. */
export class ShownBoard {
  readonly chosen: string[] = [];
  // Not a proxy, which would make the board slow.
  #now = $state.raw({} as BoardProps);
  readonly #board: ReturnType<typeof mount>;

  constructor(first: Position, more: Partial<BoardProps> = {}) {
    this.#now = {
      ...(propsOf(first) as BoardProps),
      outcome: undefined,
      events: [],
      timeLeft: [],
      takenAt: 0,
      choose: (action) => void this.chosen.push(action),
      why: () => Promise.resolve(null),
      prompt: prompt as unknown as BoardProps['prompt'],
      ...more,
    };
    const props = {} as BoardProps;
    for (const key of Object.keys(this.#now) as (keyof BoardProps)[]) {
      Object.defineProperty(props, key, { enumerable: true, get: () => this.#now[key] });
    }
    this.#board = mount(TrickerionBoard, { target: document.body, props });
    flushSync();
  }

  update(position: Position): void {
    this.#now = { ...this.#now, ...propsOf(position) };
    flushSync();
  }

  async remove(): Promise<void> {
    await unmount(this.#board);
  }
}

function propsOf({ seat, observation, choices }: Position): Partial<BoardProps> {
  const players = (observation['seats'] as unknown[]).length;
  return { observation, choices, viewer: seat, acting: [seat], seats: names.slice(0, players).map(seatInfo) };
}
