// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import type { Update } from '../../generated/api';
import { RequestError } from '../../net/http';
import type { TableSource } from '../../table/source';
import { Frame, frameKey } from '../../table/frame.svelte';
import { TableView } from '../../table/table.svelte';
import Assignment from './Assignment.svelte';
import type { TrickerionObservation, TrickerionSeat } from './observation';

const own = {
  magician: 'mechaniker',
  team: ['magician', 'apprentice_1'],
  confirmed: false,
  cards: { permanent: { theater: 1, workshop: 1 }, specials: {}, fresh: {}, below: {} },
} as unknown as TrickerionSeat;
const seen = { seats: [own], phase: 'assign', options: {} } as unknown as TrickerionObservation;

type Act = () => Promise<number>;

/** A table at which one assigns, and what the server tells of it. */
function sitDown(act: Act) {
  let take: (update: Update) => void = () => {};
  const source = {
    watch: (_: unknown, __: unknown, taking: typeof take) => {
      take = taking;
      return { renew() {}, past: () => new Promise(() => {}), stop() {} };
    },
    act,
    story: () => Promise.resolve({ from: 0, version: 0, sentences: [] }),
  };
  const view = new TableView(source as unknown as TableSource, 0, 'en');
  const tell = (version: number, legal: string[]) =>
    take({ version, seat: 0, acting: [0], legal, events: [] } as unknown as Update);
  tell(1, ['assign magician theater', 'assign magician workshop', 'leave magician']);
  const assignment = mount(Assignment, {
    target: document.body,
    context: new Map([[frameKey, new Frame(() => view)]]),
    props: {
      seen,
      own,
      get choices() {
        return view.choices;
      },
      choose: (action: string) => void view.choose(action),
      oninspect: () => {},
    },
  });
  flushSync();
  return { tell, leave: () => void unmount(assignment) };
}

function press(action: string) {
  document.querySelector<HTMLElement>(`[data-action="${action}"]`)?.click();
  flushSync();
}

async function settled() {
  for (let i = 0; i < 10; i += 1) {
    flushSync();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function planAll() {
  press('assign magician theater');
  press('assign apprentice_1 workshop');
  press('confirm');
}

it('stops carrying the plan out when the game refuses a step', async () => {
  const act = vi.fn(() => Promise.reject(new RequestError({ code: 'illegal', text: 'Not now.' })));
  const table = sitDown(act);
  planAll();
  await settled();
  expect(act).toHaveBeenCalledExactlyOnceWith(0, 'assign magician theater', 1);
  press('confirm');
  expect(act).toHaveBeenCalledTimes(2);
  table.leave();
});

it('goes on with the plan although the board changes before the server has answered', async () => {
  let answer: (version: number) => void = () => {};
  const act = vi.fn(() => new Promise<number>((resolve) => (answer = resolve)));
  const table = sitDown(act);
  planAll();
  table.tell(2, ['assign apprentice_1 workshop', 'leave apprentice_1']);
  await settled();
  expect(act).toHaveBeenCalledTimes(1);
  answer(2);
  await settled();
  expect(act).toHaveBeenLastCalledWith(0, 'assign apprentice_1 workshop', 2);
  table.tell(3, ['confirm']);
  answer(3);
  await settled();
  expect(act).toHaveBeenLastCalledWith(0, 'confirm', 3);
  table.leave();
});
