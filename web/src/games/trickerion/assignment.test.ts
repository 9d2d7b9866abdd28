// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import type { Update } from '../../generated/api';
import { RequestError } from '../../net/http';
import type { TableSource } from '../../table/source';
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

it('stops carrying the plan out when the game refuses a step', async () => {
  let take: (update: Update) => void = () => {};
  const act = vi.fn(() => Promise.reject(new RequestError({ code: 'illegal', text: 'Not now.' })));
  const source = {
    watch: (_: unknown, __: unknown, taking: typeof take) => {
      take = taking;
      return { renew() {}, past: () => new Promise(() => {}), stop() {} };
    },
    act,
    story: () => Promise.resolve({ from: 0, version: 0, sentences: [] }),
  };
  const view = new TableView(source as unknown as TableSource, 0, 'en');
  const legal = ['assign magician theater', 'assign magician workshop', 'leave magician'];
  take({ version: 1, seat: 0, acting: [0], legal, events: [] } as unknown as Update);
  const assignment = mount(Assignment, {
    target: document.body,
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
  const press = (action: string) => document.querySelector<HTMLElement>(`[data-action="${action}"]`)?.click();
  press('assign magician theater');
  flushSync();
  press('assign apprentice_1 workshop');
  flushSync();
  press('confirm');
  for (let i = 0; i < 10; i += 1) {
    flushSync();
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(act).toHaveBeenCalledExactlyOnceWith(0, 'assign magician theater', 1);
  press('confirm');
  flushSync();
  expect(act).toHaveBeenCalledTimes(2);
  void unmount(assignment);
});
