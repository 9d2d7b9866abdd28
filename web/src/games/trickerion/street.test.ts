// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Choice } from '../../table/choice';
import { bargainsOf, meansOf, purchaseNear, purchasesOf, unitsOf } from './buying';
import { costOf, pointsAt } from './costs';
import { choicesOfDie, faceOf, useOf } from './dice';
import { trickOf } from './facts';
import { effectiveAmount, fameNeeded, firstFilter, missingFor, shoppingList, tricksFor } from './learning';
import { alsoForSale, ordersOf, replacementsOf, stockChoices } from './market';
import type { TrickerionObservation, TrickerionSeat } from './observation';
import { priceOf } from './prices';
import { placementsAt, slotsOf } from './slots';
import { targetsOf } from './targets';

const of = (...actions: string[]): Choice[] => actions.map((action) => ({ action, label: action }));
const actionsOf = (choices: Choice[]): string[] => choices.map(({ action }) => action);

function seatWith(over: Partial<TrickerionSeat> = {}): TrickerionSeat {
  return { fame: 5, coins: 10, tokens: {}, manager_piles: [null, null], spot: {}, ...over } as TrickerionSeat;
}

function seenWith(over: Partial<TrickerionObservation> = {}): TrickerionObservation {
  return {
    viewer: 0,
    players: 3,
    options: { quick_order_surcharge: 1, thresholds: 'intermediate' },
    dice: { inn_2: 'apprentice', bank_1: '5' },
    market: { buy: ['wood', 'metal', 'glass', 'fabric'], order: [null, 'saw', null, null], quick: null, beside: [] },
    closed: {},
    active: null,
    placement: { acting: true, seat: 0, spot: 'market_row+1', ap: 2 },
    seats: [seatWith(), seatWith(), seatWith()],
    ...over,
  } as TrickerionObservation;
}

describe('buying', () => {
  const choices = of(
    'buy wood 1',
    'buy wood 2',
    'buy wood 2 bargain 1',
    'buy wood 3',
    'buy wood 3 bargain 1',
    'buy wood 3 bargain 2',
    'buy wood 3 with card',
    'order wood',
    'quick_order wood',
  );
  const purchases = purchasesOf(choices, seenWith(), seatWith());

  it('has steps for the number and for the price', () => {
    expect(purchases).toHaveLength(7);
    expect(meansOf(purchases)).toEqual(['', 'card']);
    expect(unitsOf(purchases, '')).toEqual([1, 2, 3]);
    expect(unitsOf(purchases, 'card')).toEqual([3]);
    expect(bargainsOf(purchases, '', 1)).toEqual([0]);
    expect(bargainsOf(purchases, '', 3)).toEqual([0, 1, 2]);
  });

  it('keeps as much of what is wanted as can be had', () => {
    const near = (means: string, units: number, bargain: number) =>
      purchaseNear(purchases, { means, units, bargain })?.choice.action;
    expect(near('', 3, 2)).toBe('buy wood 3 bargain 2');
    expect(near('', 2, 2)).toBe('buy wood 2 bargain 1');
    expect(near('', 1, 2)).toBe('buy wood 1');
    expect(near('card', 1, 1)).toBe('buy wood 3 with card');
    expect(near('wholesale_buyer', 2, 0)).toBe('buy wood 2');
    expect(purchaseNear([], { means: '', units: 1, bargain: 0 })).toBeUndefined();
  });

  it('may begin above one, when one is not offered', () => {
    const bulk = purchasesOf(of('buy saw 2 bargain 1', 'buy saw 3 bargain 1'), seenWith(), seatWith());
    expect(purchaseNear(bulk, { means: '', units: 1, bargain: 0 })?.choice.action).toBe('buy saw 2 bargain 1');
  });
});

describe('the market', () => {
  it('has prices by tier, with the surcharge on the Quick Order slot alone', () => {
    const market = { buy: ['wood', 'mirror', null, null], order: [], quick: 'saw', beside: [] };
    expect(['wood', 'mirror', 'saw'].map((id) => priceOf(seenWith({ market }), id))).toEqual([1, 3, 3]);
    const both = { ...market, buy: ['saw', null, null, null] };
    expect(priceOf(seenWith({ market: both }), 'saw')).toBe(2);
    expect(priceOf(seenWith({ market, active: 'flat_prices' }), 'mirror')).toBe(2);
  });

  it('tells buying from ordering', () => {
    const seen = seenWith();
    const targets = targetsOf(of('buy wood 1', 'order wood', 'quick_order wood', 'order cog', 'replace 2 glass'), seen);
    expect(actionsOf(stockChoices(targets, 'wood'))).toEqual(['buy wood 1']);
    expect([...ordersOf(targets, 'order', 'order_also').keys()]).toEqual(['wood', 'cog']);
    expect([...ordersOf(targets, 'quick_order').keys()]).toEqual(['wood']);
    expect(actionsOf(replacementsOf(targets, 2))).toEqual(['replace 2 glass']);
    expect(replacementsOf(targets, 1)).toEqual([]);
  });

  it('shows everything that is for sale', () => {
    const seen = seenWith();
    const targets = targetsOf(of('buy wood 1', 'buy saw 1', 'buy cog 1', 'order rope'), seen);
    expect(alsoForSale(seen, targets)).toEqual(['cog']);
    const market = { ...seen.market, beside: ['rope'] };
    expect(alsoForSale(seenWith({ market }), targets)).toEqual(['rope', 'cog']);
  });
});

describe('the slots of a Location', () => {
  it('are closed bit by bit', () => {
    const closedAt = (closed: number) =>
      slotsOf(seenWith({ closed: { downtown: closed } }), 'downtown')
        .filter((slot) => slot.closed)
        .map(({ number }) => number);
    expect(closedAt(0)).toEqual([]);
    expect(closedAt(4)).toEqual([3]);
    expect(closedAt(6)).toEqual([2, 3]);
    expect(closedAt(9)).toEqual([1, 4]);
  });

  it('are filled by who stands there, the closed ones never', () => {
    const seats = [
      seatWith({ spot: { magician: 'downtown+1', manager: 'workshop' } }),
      seatWith({ spot: { apprentice_1: 'downtown+1', engineer: 'downtown+2' } }),
    ];
    const standing = (closed: number) =>
      slotsOf(seenWith({ seats, closed: { downtown: closed } }), 'downtown').map((slot) =>
        slot.standing.map(({ seat, who }) => `${seat} ${who}`),
      );
    expect(standing(0)).toEqual([['1 engineer'], ['0 magician'], ['1 apprentice_1'], []]);
    expect(standing(2)).toEqual([['1 engineer'], [], ['0 magician', '1 apprentice_1'], []]);
  });

  it('take a second Character only by Double Booking', () => {
    const seats = [seatWith({ spot: { magician: 'downtown+1' } })];
    const slots = slotsOf(seenWith({ seats, closed: { downtown: 8 } }), 'downtown');
    const choices = of('place manager downtown+1', 'place manager downtown+1 with double_booking');
    const at = (i: number) => actionsOf(placementsAt(slots[i]!, choices));
    expect(at(1)).toEqual(['place manager downtown+1 with double_booking']);
    expect(at(2)).toEqual(['place manager downtown+1']);
    expect(at(3)).toEqual([]);
  });
});

describe('dice', () => {
  it('show X when nothing is said of them', () => {
    expect(faceOf(seenWith(), 'bank_1')).toBe('5');
    expect(faceOf(seenWith(), 'bank_2')).toBe('x');
  });

  it('offer hiring where the role is shown', () => {
    const seen = seenWith();
    const targets = targetsOf(of('hire apprentice', 'reroll inn_1', 'reroll inn_2', 'take_coins bank_1'), seen);
    expect(actionsOf(choicesOfDie(seen, 'inn_2', targets))).toEqual(['hire apprentice', 'reroll inn_2']);
    expect(actionsOf(choicesOfDie(seen, 'inn_1', targets))).toEqual(['reroll inn_1']);
    expect(actionsOf(choicesOfDie(seen, 'bank_1', targets))).toEqual(['take_coins bank_1']);
  });

  it('brings also whom it does not show, by a card or a Power', () => {
    const seen = seenWith({ dice: { inn_1: 'manager', inn_2: 'apprentice' } });
    const targets = targetsOf(of('hire apprentice', 'hire engineer with card', 'hire assistant with talent_scout'), seen);
    expect(actionsOf(choicesOfDie(seen, 'inn_1', targets))).toEqual([
      'hire engineer with card',
      'hire assistant with talent_scout',
    ]);
    expect(actionsOf(choicesOfDie(seen, 'inn_2', targets))).toEqual(['hire apprentice', 'hire engineer with card']);
    const used = seenWith({ dice: { inn_2: 'apprentice' } });
    expect(actionsOf(choicesOfDie(used, 'inn_1', targets))).toEqual([]);
  });
});

describe('a die that offers nothing', () => {
  it('is asked about what it is there for', () => {
    expect(useOf('bank_1', '4')).toBe('take_coins bank_1');
    expect(useOf('inn_1', 'manager')).toBe('hire manager');
    expect(useOf('inn_1', 'x')).toBe('reroll inn_1');
    expect(useOf('residence_2', 'any')).toBe('reroll residence_2');
  });
});

describe('learning', () => {
  const mummy = trickOf('burning_mummy')!;

  it('counts a pile on a Manager slot one higher, if there is one', () => {
    const seat = seatWith({ tokens: { fabric: 2, petroleum: 1 }, manager_piles: ['fabric', 'rope'] });
    expect(effectiveAmount(seat, 'fabric')).toBe(3);
    expect(effectiveAmount(seat, 'petroleum')).toBe(1);
    expect(effectiveAmount(seat, 'rope')).toBe(0);
    expect(missingFor(mummy, seat)).toEqual({});
    expect(missingFor(mummy, seatWith({ tokens: { fabric: 1 } }))).toEqual({ fabric: 2, petroleum: 1 });
  });

  it('lists what is still to be bought for the own Tricks', () => {
    const owned = (trick: string) => ({ trick, markers: 0, enhancements: 0, on_engineer_slot: false });
    const seat = seatWith({
      tokens: { metal: 2, fabric: 2 },
      tricks: { spades: owned('linking_rings'), hearts: owned('burning_mummy') },
    });
    expect(shoppingList(seat)).toEqual([{ trick: 'burning_mummy', missing: { fabric: 1, petroleum: 1 } }]);
  });

  it('needs the Fame of the game’s thresholds', () => {
    expect([1, 2, 3].map((tier) => fameNeeded(tier, { thresholds: 'beginner' }))).toEqual([1, 14, 30]);
    expect([1, 2, 3].map((tier) => fameNeeded(tier, {}))).toEqual([1, 16, 36]);
    expect(fameNeeded(3, { thresholds: 'expert' })).toBe(0);
  });

  const residence = ['hellhound', 'linking_rings', 'burning_mummy', 'mind_reading'];
  const learnable = new Map([['linking_rings', of('learn linking_rings')]]);
  const found = (filter: Parameters<typeof tricksFor>[1], seat?: TrickerionSeat) =>
    tricksFor(residence, filter, learnable, seat).map(({ id }) => id);

  it('browses by category, by what can be learned and by Components', () => {
    const all = { category: null, learnable: false, supplied: false };
    expect(found(all)).toEqual(['linking_rings', 'burning_mummy', 'mind_reading', 'hellhound']);
    expect(found({ ...all, category: 'mechanical' })).toEqual(['linking_rings', 'hellhound']);
    expect(found({ ...all, learnable: true })).toEqual(['linking_rings']);
    expect(found({ ...all, supplied: true }, seatWith({ tokens: { fabric: 3, petroleum: 1 } }))).toEqual([
      'burning_mummy',
    ]);
  });

  it('begins with what can be learned, unless that is nothing', () => {
    expect(firstFilter(residence, 'mechanical', learnable).learnable).toBe(true);
    expect(firstFilter(residence, 'escape', learnable).learnable).toBe(false);
  });
});

describe('costs on the street', () => {
  it('follow the Active Prophecy and the options', () => {
    expect(costOf('learn', seenWith())).toBe(3);
    expect(costOf('learn', seenWith({ active: 'open_lectures' }))).toBe(1);
    expect(costOf('hire', seenWith({ active: 'open_lectures' }))).toBe(3);
    expect(costOf('quick_order', seenWith({ options: { quick_order_ap: 1 } }))).toBe(1);
  });

  it('are compared with the points of the viewer’s own Character there', () => {
    const seen = seenWith();
    expect(pointsAt('market_row', seen)).toBe(2);
    expect(pointsAt('downtown', seen)).toBeUndefined();
    expect(pointsAt('market_row', seenWith({ viewer: 1 }))).toBeUndefined();
  });
});
