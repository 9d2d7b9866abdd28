// @vitest-environment jsdom
import './kit/browser';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { t, words } from '../../i18n/language.svelte';
import MarketRow from './MarketRow.svelte';
import type { TrickerionObservation } from './observation';
import { targetsOf } from './targets';

vi.mock('../../ui/Art.svelte', () => import('../../ui/kit/NoArt.svelte'));

beforeAll(() => words.load('trickerion', 'en'));

let shown: ReturnType<typeof mount> | undefined;
afterEach(() => shown && unmount(shown));

/** The Market Row with all order slots taken, and what stands there besides. */
function show(beside: string[], ...actions: string[]): string {
  const seen = {
    viewer: 0,
    options: {},
    market: { buy: ['wood', 'metal', 'glass', 'fabric'], order: ['saw', 'rope', 'cog', 'mirror'], quick: null, beside },
    closed: {},
    pending: [],
    doing: {},
    active: null,
    placement: { acting: true, seat: 0, spot: 'market_row+1', ap: 2 },
    seats: [{ spot: {}, duty: {}, team: [], tokens: {}, tricks: {}, manager_piles: [] }],
  } as unknown as TrickerionObservation;
  const choices = actions.map((action) => ({ action, label: action }));
  const props = { seen, seats: [], targets: targetsOf(choices, seen), held: null, onchoose: () => {}, oninspect: () => {} };
  shown = mount(MarketRow, { target: document.body, props });
  flushSync();
  return document.body.textContent ?? '';
}

it('offers an order that needs no slot, without calling it a ware', () => {
  const text = show([], 'order_also petroleum');
  expect(text).toContain(t('street.orderBeside'));
  expect(text).not.toContain(t('street.alsoForSale'));
});

it('shows what lies beside the stalls', () => {
  const text = show(['animal']);
  expect(text).toContain(t('street.alsoForSale'));
  expect(text).not.toContain(t('street.orderBeside'));
});
