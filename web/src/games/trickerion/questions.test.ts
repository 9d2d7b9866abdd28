// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import { Engine } from '../../engine/engine';
import type { Acting, JsonObject } from '../../engine/protocol';
import { testModule } from '../../engine/testModule';
import { components } from './facts';
import type { DieId, SlotId, TrickerionObservation } from './observation';
import {
  asksOfCard,
  asksOfCharacter,
  asksOfDeck,
  asksOfDie,
  asksOfLearned,
  asksOfLesson,
  asksOfOmens,
  asksOfOrderSlot,
  asksOfPile,
  asksOfPower,
  asksOfQuickOrder,
  asksOfShow,
  asksOfSlot,
  asksOfSpot,
  asksOfStall,
  asksOfTrick,
  asksOfWare,
  otherAsks,
} from './questions';
import { weekdays } from './weekdays';

const dice: DieId[] = ['residence_1', 'inn_1', 'bank_1'];
const slots: SlotId[] = ['s00', 's11'];
const spots = ['downtown+2', 'market_row+1', 'dark_alley+0', 'workshop', ...weekdays, 'sunday_stage'];

/** Everything that can be asked of a board. */
function allAsks(seen: TrickerionObservation): string[] {
  const own = seen.seats[seen.viewer as number]!;
  return [
    ...spots.flatMap((spot) => asksOfSpot(spot, seen, null)),
    ...own.team.flatMap((who) => asksOfCharacter(who, seen)),
    ...Object.keys(own.cards?.permanent ?? {}).flatMap((card) => asksOfCard(card, seen)),
    ...Object.values(own.tricks).flatMap(({ trick }) => asksOfTrick(trick, seen)),
    ...seen.residence.slice(0, 2).flatMap((trick) => asksOfLesson(trick, seen)),
    ...dice.flatMap((die) => asksOfDie(die, seen)),
    ...components.slice(0, 3).flatMap((id) => [...asksOfWare(id, seen), ...asksOfPile(id, seen)]),
    ...asksOfOrderSlot(1, seen),
    ...asksOfQuickOrder(seen),
    ...asksOfStall(seen),
    ...seen.shows.flatMap((show) => (show ? asksOfShow(show.card, seen, null) : [])),
    ...slots.flatMap(asksOfSlot),
    ...asksOfDeck('theater'),
    ...asksOfOmens(),
    ...Object.keys(own.cards?.powers ?? {}).flatMap((power) => asksOfPower(power, seen)),
    ...['alchemist', 'quick_change', 'second_sight', 'wholesale_buyer'].flatMap((power) => asksOfLearned(power, seen)),
    ...otherAsks([]).map(({ action }) => action),
  ];
}

class Game {
  readonly #engine = new Engine(testModule());
  readonly #bot: string;
  #seed: number;
  now: Acting;

  constructor(players: number, options: JsonObject, seed: number, bot = 'random') {
    const started = this.#engine.request<'new'>({ cmd: 'new', game: 'trickerion', players, options, seed });
    if (!started.ok) throw new Error(started.error.text.en);
    this.now = started;
    this.#seed = seed * 1000;
    this.#bot = bot;
  }

  get seat(): number {
    return this.now.seats[0] as number;
  }

  look(seat = this.seat): { seen: TrickerionObservation; legal: string[] } {
    const view = this.#engine.request<'view'>({ cmd: 'view', seat });
    if (!view.ok) throw new Error(view.error.text.en);
    return { seen: view.observation as unknown as TrickerionObservation, legal: view.legal };
  }

  /** The rules against an action; nothing if it is possible. */
  why(action: string, seat = this.seat): string | undefined {
    const answer = this.#engine.request<'why'>({ cmd: 'why', seat, action });
    if (!answer.ok) throw new Error(`${action}: ${answer.error.text.en}`);
    return answer.legal ? undefined : answer.rule;
  }

  rules(asks: string[], seat = this.seat): string[] {
    return [...new Set(asks.map((action) => this.why(action, seat) ?? 'possible'))];
  }

  /** At random, unless that leads to nothing: it is quick, and comes to more than good play does. */
  step(): void {
    this.#seed += 1;
    const thought = this.#engine.request<'bot'>({ cmd: 'bot', seat: this.seat, bot: this.#bot, seed: this.#seed });
    if (!thought.ok) throw new Error(thought.error.text.en);
    this.apply(thought.action);
  }

  apply(action: string): void {
    const applied = this.#engine.request<'apply'>({ cmd: 'apply', seat: this.seat, action });
    if (!applied.ok) throw new Error(applied.error.text.en);
    this.now = applied;
  }

  until(reached: (legal: string[], seen: TrickerionObservation) => boolean): this {
    for (let steps = 0; steps < 3000 && !this.now.over; steps += 1) {
      const { legal, seen } = this.look();
      if (reached(legal, seen)) return this;
      this.step();
    }
    throw new Error('It never came to that.');
  }
}

const offers = (start: string) => (legal: string[]) => legal.some((action) => action.startsWith(start));
const acting = (location: string) => (_: string[], seen: TrickerionObservation) =>
  seen.placement.acting && seen.placement.seat === seen.viewer && seen.pending.length === 0 && seen.placement.spot.startsWith(location);

describe('what can be asked', () => {
  const games: { players: number; options: JsonObject }[] = [
    { players: 2, options: { beginner_setup: true } },
    { players: 3, options: { dark_alley: true, powers: true } },
  ];
  it.each(games)('is an action that the rules can judge, at every moment: $options', ({ players, options }) => {
    const game = new Game(players, options, 5);
    for (let steps = 0; !game.now.over && steps < 320; steps += 1) {
      const { seen } = game.look();
      if (steps % 8 === 0) for (const action of allAsks(seen)) game.why(action);
      game.step();
    }
  });

  it('has an answer for who does not act, too', () => {
    const game = new Game(3, {}, 5).until(offers('place '));
    const other = (game.seat + 1) % 3;
    expect(game.rules(allAsks(game.look(other).seen), other)).toEqual(['T15.4']);
  });
});

describe('while Characters are placed', () => {
  let game: Game;
  let seen: TrickerionObservation;
  beforeAll(() => {
    game = new Game(3, { dark_alley: true }, 2).until(
      (legal, now) => offers('place ')(legal) && new Set(legal.map((action) => action.split(' ')[1])).size > 2 && now.turn > 1,
    );
    ({ seen } = game.look());
  });

  it('a place means whom a card sends there', () => {
    const placeable = new Set(game.look().legal.flatMap((action) => /^place \w+ (\S+)/.exec(action)?.[1] ?? []));
    for (const spot of spots) {
      expect(game.rules(asksOfSpot(spot, seen, null)).includes('possible'), spot).toBe(placeable.has(spot));
    }
  });

  it('a place means who is held, and the card says where to go', () => {
    const own = seen.seats[game.seat]!;
    const who = own.team.find((one) => own.duty[one] === 'unresolved' && own.cards?.below[one] !== 'workshop')!;
    const asks = asksOfSpot('workshop', seen, { kind: 'character', id: who });
    expect(asks[0]).toMatch(new RegExp(`^place ${who} workshop`));
    expect(game.rules(asks)).toEqual(['T6.4']);
  });

  it('a Character that is not here any more has no card', () => {
    const placed = game.until((legal, now) => offers('place ')(legal) && Object.values(now.seats[now.viewer as number]!.duty).includes('placed'));
    const now = placed.look().seen;
    const [who] = Object.entries(now.seats[placed.seat]!.duty).find(([, duty]) => duty === 'placed')!;
    expect(placed.rules(asksOfCharacter(who, now))).toEqual(['T6.1']);
  });

  it('cards are assigned at another time', () => {
    expect(game.rules(asksOfCard('theater', seen))).toEqual(['T5.5']);
  });
});

describe('while a Character acts', () => {
  it('on the market, what lies there is bought, and nothing is prepared', () => {
    const game = new Game(4, { dark_alley: true }, 1).until(
      (legal, now) => acting('market_row')(legal, now) && offers('buy ')(legal),
    );
    const { seen, legal } = game.look();
    const ware = legal.find((action) => action.startsWith('buy '))!.split(' ')[1]!;
    expect(game.rules(asksOfWare(ware, seen))).toEqual(['possible']);
    expect(game.rules(asksOfStall(seen))).toEqual(['T7.9']);
    expect(game.rules(asksOfTrick('linking_rings', seen))).toEqual([expect.stringMatching(/^T/)]);
    expect(game.rules(asksOfSpot('workshop', seen, null))).toEqual(['T6.11']);
  });

  it('in the Theater, Tricks are set up on cards and slots', () => {
    const game = new Game(4, { dark_alley: true }, 4, 'greedy').until(offers('set_up '));
    const { seen, legal } = game.look();
    const [, trick = '', card = ''] = legal.find((action) => action.startsWith('set_up '))!.split(' ');
    expect(game.rules(asksOfTrick(trick, seen))).toContain('possible');
    expect(game.rules(asksOfShow(card, seen, { kind: 'trick', id: trick }))).toEqual(['possible']);
    game.apply(`set_up ${trick} ${card}`);
    const slot = /^at (s\d\d)/.exec(game.look().legal[0] ?? '')?.[1] as SlotId;
    expect(game.rules(asksOfSlot(slot))).toContain('possible');
    const taken = Object.keys(seen.shows.find((show) => show?.card === card)?.slot ?? {})[0] as SlotId | undefined;
    if (taken) expect(game.rules(asksOfSlot(taken))).not.toContain('possible');
  });

  it('Downtown, a used die is good for nothing but another roll', () => {
    const game = new Game(4, {}, 1).until(acting('downtown'));
    const { seen, legal } = game.look();
    for (const die of dice) {
      const able = legal.some((action) => action.includes(` ${die}`) || (die === 'inn_1' && action.startsWith('hire')));
      expect(game.rules(asksOfDie(die, seen)).includes('possible')).toBe(able);
    }
  });
});

describe('what is nowhere on the board', () => {
  it('can be asked unless it is possible', () => {
    const asks = otherAsks([{ action: 'advertise', label: '' }]).map(({ action }) => action);
    expect(asks).not.toContain('advertise');
    const game = new Game(3, {}, 5).until(offers('place '));
    expect(game.why('enhance')).toBeDefined();
    expect(game.why('end_turn')).toBe('T6.1');
  });
});
