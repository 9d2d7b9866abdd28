import { describe, expect, it } from 'vitest';
import { Engine } from '../../engine/engine';
import type { JsonObject } from '../../engine/protocol';
import { testModule } from '../../engine/testModule';
import { purchasesOf } from './buying';
import { trickOf } from './facts';
import { randomFrom } from './kit/random';
import type { TrickerionObservation, TrickerionSeat } from './observation';
import { changesByBuying, coinsForFame, coinsToLearn } from './prices';

const modules: { name: string; options: JsonObject }[] = [
  { name: 'the base game', options: {} },
  { name: 'the Dark Alley', options: { dark_alley: true, quick_order_surcharge_scope: 'buy' } },
  { name: 'Powers', options: { dark_alley: true, powers: true } },
];
const games = 2;
const players = 3;
/** How often whatever comes is chosen instead of what is good, so that cards and Powers are used. */
const boldness = 0.5;

interface Had {
  ap: number;
  coins: number;
  fame: number;
}

class Game {
  readonly #engine = new Engine(testModule());
  readonly #random: () => number;
  seat: number | undefined;

  constructor(options: JsonObject, seed: number) {
    this.#random = randomFrom(seed);
    const started = this.#engine.request<'new'>({ cmd: 'new', game: 'trickerion', players, options, seed });
    if (!started.ok) throw new Error(started.error.text.en);
    this.#go(started.seats);
  }

  #go(seats: readonly unknown[]): void {
    this.seat = typeof seats[0] === 'number' ? seats[0] : undefined;
  }

  seen(seat: number): TrickerionObservation {
    const answer = this.#engine.request<'observe'>({ cmd: 'observe', seat });
    if (!answer.ok) throw new Error(answer.error.text.en);
    return answer.observation as unknown as TrickerionObservation;
  }

  legal(seat: number): string[] {
    const answer = this.#engine.request<'legal'>({ cmd: 'legal', seat });
    return answer.ok ? answer.actions : [];
  }

  /** What the rules say that an action changes; it is taken back. */
  tried(seat: number, action: string): Had {
    const before = hadBy(this.seen(seat), seat);
    this.#engine.request<'apply'>({ cmd: 'apply', seat, action });
    const after = hadBy(this.seen(seat), seat);
    this.#engine.request<'undo'>({ cmd: 'undo' });
    return { ap: after.ap - before.ap, coins: after.coins - before.coins, fame: after.fame - before.fame };
  }

  go(seat: number, legal: string[]): void {
    const bold = this.#random() < boldness;
    const liked = bold ? undefined : this.#engine.request<'bot'>({ cmd: 'bot', seat, bot: 'greedy', seed: 1 });
    const action = liked?.ok ? liked.action : (legal[Math.floor(this.#random() * legal.length)] ?? '');
    const applied = this.#engine.request<'apply'>({ cmd: 'apply', seat, action });
    if (!applied.ok) throw new Error(applied.error.text.en);
    this.#go(applied.seats);
  }
}

const seatOf = (seen: TrickerionObservation, seat: number): TrickerionSeat => {
  const found = seen.seats[seat];
  if (!found) throw new Error(`nobody sits on ${seat}`);
  return found;
};

const hadBy = (seen: TrickerionObservation, seat: number): Had => {
  const { coins, fame } = seatOf(seen, seat);
  return { ap: seen.placement.ap, coins, fame };
};

it.each(modules)('are those of the rules: $name', ({ options }) => {
  const tried = new Set<string>();
  for (let seed = 1; seed <= games; seed += 1) {
    const game = new Game(options, seed);
    for (let seat = game.seat; seat !== undefined; seat = game.seat) {
      const legal = game.legal(seat);
      // Trying takes long, so each action is tried once.
      const fresh = legal.filter((action) => /^(buy|learn) /.test(action) && !tried.has(action));
      for (const action of fresh) tried.add(action);
      if (fresh.length > 0) comparePrices(game, seat, fresh);
      game.go(seat, legal);
    }
  }
  const kinds = [...tried].map((action) => action.split(' ')[0]);
  expect(new Set(kinds)).toEqual(new Set(['buy', 'learn']));
}, 300_000);

function comparePrices(game: Game, seat: number, actions: string[]): void {
  const seen = game.seen(seat);
  const own = seatOf(seen, seat);
  const choices = actions.map((action) => ({ action, label: action }));
  for (const { choice, changes } of purchasesOf(choices, seen, own)) {
    expect({ choice, changes }).toEqual({ choice, changes: game.tried(seat, choice.action) });
  }
  for (const action of actions.filter((one) => one.startsWith('learn '))) {
    const tier = trickOf(action.split(' ')[1] ?? '')?.tier ?? 0;
    const coins = 0 - coinsToLearn(seen, own, tier, action);
    expect({ action, coins }).toEqual({ action, coins: game.tried(seat, action).coins });
  }
}

describe('what cards and Powers change', () => {
  const power = (id: string) => ({ power: id, used: 0, coins: 0 });
  const seat = { fame: 10, powers: [null] } as unknown as TrickerionSeat;
  const seenWith = (special: string | null, over: Partial<TrickerionObservation> = {}): TrickerionObservation =>
    ({
      options: { thresholds: 'intermediate' },
      market: { buy: ['wood', 'mirror', null, null], order: ['saw', null, null, null], quick: 'saw', beside: [] },
      active: null,
      placement: { special },
      ...over,
    }) as TrickerionObservation;
  const paid = (seen: TrickerionObservation, component: string, units: number, bargain = 0, who = seat) => {
    const { ap, coins, fame } = changesByBuying(seen, who, { component, units, bargain, withCard: true });
    return [ap, coins, fame];
  };

  it.each([
    [null, [-1, -9, 0]],
    ['shoplifting', [-1, -6, 0]],
    ['bulk_discount', [-1, -6, 0]],
    ['workshop_delivery', [-1, -6, 0]],
    ['smuggled_goods', [-1, 0, -8]],
    ['workshop_exhibition', [-1, -9, 8]],
  ])('three mirrors with %s', (card, changes) => {
    expect(paid(seenWith(card), 'mirror', 3)).toEqual(changes);
  });

  it('a Bargain takes an Action Point for each Coin', () => {
    expect(paid(seenWith(null), 'mirror', 2, 2)).toEqual([-3, -4, 0]);
  });

  it('a stolen unit is free, and stays so', () => {
    const regular = { ...seat, powers: [power('market_regular')] };
    expect(paid(seenWith('shoplifting'), 'wood', 1, 0, regular)).toEqual([-1, 0, 0]);
    expect(paid(seenWith(null), 'wood', 1, 0, regular)).toEqual([-1, -1, 0]);
    expect(paid(seenWith(null), 'mirror', 2, 0, { ...seat, powers: [power('market_regular'), power('market_regular')] })).toEqual([-1, -4, 0]);
  });

  it('the surcharge is for the Quick Order alone, for each unit or once', () => {
    expect(paid(seenWith(null), 'saw', 2)).toEqual([-1, -6, 0]);
    expect(paid(seenWith(null, { options: { quick_order_surcharge_scope: 'buy' } }), 'saw', 2)).toEqual([-1, -5, 0]);
    expect(paid(seenWith(null, { options: { quick_order_surcharge: 0 } }), 'saw', 2)).toEqual([-1, -4, 0]);
    expect(paid(seenWith('workshop_delivery'), 'saw', 2)).toEqual([-1, -2, 0]);
    expect(paid(seenWith(null, { active: 'forward_sale' }), 'saw', 2)).toEqual([-1, -4, 0]);
  });

  it('missing Fame costs less with a patron, or by gossip', () => {
    const patron = { ...seat, fame: 11, powers: [power('patron_of_the_arts')] };
    expect(coinsForFame(seenWith(null), seat, 2)).toBe(6);
    expect(coinsForFame(seenWith(null), patron, 2)).toBe(3);
    expect(coinsToLearn(seenWith('town_gossip'), seat, 2, 'learn mind_reading with card')).toBe(1);
    expect(coinsToLearn(seenWith('town_gossip'), seat, 2, 'learn mind_reading')).toBe(6);
    expect(coinsToLearn(seenWith(null), seat, 1, 'learn mind_reading with gambling gambling')).toBe(6);
  });
});
