// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import type { SeatInfo } from '../generated/api';
import ScoreSheet from './ScoreSheet.svelte';

const names = ['Ann', 'Ben'];
const props = {
  game: 'citadels',
  outcome: { scores: names.map((_, seat) => ({ seat, total: 5 - seat })), places: [1, 2], winners: [0] },
  seats: names.map((name) => ({ occupant: 'person', name, ready: true }) as SeatInfo),
  rows: [
    {
      name: 'Towers',
      of: ({ total }: { total: number }) => total,
      how: 'One point for every tower.',
      each: ({ total }: { total: number }) => `${total} towers`,
      rule: 'C11.2',
    },
    { name: 'Nothing to say', of: () => 0 },
  ],
  total: 'Total',
  tie: 'The taller tower decides.',
};

it('explains a line to who asks', () => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  const sheet = mount(ScoreSheet<{ seat: number; total: number }>, { target: document.body, props });
  flushSync();
  const asks = document.querySelectorAll<HTMLButtonElement>('th button');
  expect(asks).toHaveLength(1);
  expect(document.body.textContent).not.toContain('every tower');
  asks[0]?.click();
  flushSync();
  expect(asks[0]?.ariaExpanded ?? asks[0]?.getAttribute('aria-expanded')).toBe('true');
  expect(document.querySelector('.how')?.textContent).toMatch(/every tower.*Ann:.*5 towers.*Ben:.*4 towers/s);
  expect(document.querySelector<HTMLAnchorElement>('.how a')?.hash).toBe('#/rules/citadels/C11.2');
  asks[0]?.click();
  flushSync();
  expect(document.querySelector('.how')).toBeNull();
  void unmount(sheet);
});

it('says who is first among equals, where there are any', () => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  const saysIn = (totals: number[]) => {
    const outcome = { ...props.outcome, scores: totals.map((total, seat) => ({ seat, total })) };
    const sheet = mount(ScoreSheet<{ seat: number; total: number }>, { target: document.body, props: { ...props, outcome } });
    flushSync();
    const says = document.body.textContent?.includes(props.tie);
    void unmount(sheet);
    return says;
  };
  expect(saysIn([5, 5])).toBe(true);
  expect(saysIn([5, 4])).toBe(false);
});
