// @vitest-environment jsdom
import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { SeatInfo } from '../../generated/api';
import { words } from '../../i18n/language.svelte';
import type { Choice } from '../../table/choice';
import CitadelsBoard from './CitadelsBoard.svelte';
import type { CitadelsObservation } from './observation';

const seat = (city: string[], tucked_size = 0) => ({ gold: 2, hand_size: 0, city, tucked_size, completed: false });
const seen: CitadelsObservation = {
  viewer: 0,
  players: 4,
  cast: ['witch', 'thief', 'magician', 'king', 'bishop', 'merchant', 'architect', 'warlord'],
  round: 1,
  phase: 'taking_turn',
  crown: 0,
  tax: 0,
  seats: [
    { ...seat(['tavern', 'monument']), hand: [], characters: ['witch'] },
    seat(['museum'], 1),
    seat([], 2),
    seat([]),
  ],
  deck: { shuffled_size: 40, under: [] },
  selection: { face_up: [], slots: [], seen_piles: [] },
  called: 'merchant',
  shown: { witch: 0, merchant: 1 },
  killed: null,
  bewitched: 'merchant',
  robbed: null,
  protected: null,
  warrants: [],
  threats: [],
  signed: null,
  rose: null,
  turn: { seat: 0, character: 'merchant', gathered: true, builds: 0, abilities_used: [], beautified: 0 },
  aside: [],
  seen_hand: [],
};

const offered = (...actions: string[]): Choice[] => actions.map((action) => ({ action, label: action }));

const props = $state({
  observation: seen as unknown,
  outcome: undefined,
  events: [],
  seats: seen.seats.map((_, i) => ({ occupant: 'person', name: `P${i}`, ready: true }) as SeatInfo),
  viewer: 0,
  acting: [0],
  timeLeft: [],
  takenAt: 0,
  choices: [] as Choice[],
  choose: () => {},
  why: () => Promise.resolve(null),
  prompt: createRawSnippet(() => ({ render: () => '<div></div>' })),
});
let board: Record<string, unknown> | undefined;

function show(choices: Choice[]): void {
  props.choices = choices;
  board ??= mount(CitadelsBoard, { target: document.body, props });
  flushSync();
}

beforeAll(async () => {
  await words.load('citadels');
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function () {};
});

afterEach(() => {
  if (board) void unmount(board);
  board = undefined;
});

it('offers what the Witch has taken over', () => {
  show(offered('income', 'extra_gold'));
  expect(document.querySelector('.mine [data-action=income]')).not.toBeNull();
  expect(document.querySelector('.mine [data-action=extra_gold]')).not.toBeNull();
});

it('closes a question that is settled', () => {
  show(offered('split 1 0', 'split 0 1'));
  document.querySelector<HTMLElement>('.mine [data-leads]')?.click();
  flushSync();
  expect(document.querySelector('dialog')).not.toBeNull();
  show(offered('end_turn'));
  expect(document.querySelector('dialog')).toBeNull();
});

it('keeps a question that still stands', () => {
  show(offered('split 1 0', 'split 0 1'));
  document.querySelector<HTMLElement>('.mine [data-leads]')?.click();
  show(offered('split 1 0', 'split 0 1', 'end_turn'));
  expect(document.querySelector('dialog')).not.toBeNull();
});

it('tells how far every city is, and what lies under the Museum', () => {
  show([]);
  expect(document.querySelector('.mine dl')?.textContent?.replace(/\s/g, '')).toContain('3/7');
  expect(document.querySelector('.tucked')?.textContent).toBe('3');
});
