// What an evening brought: the shows with what they paid, and the end of the turn.
import type { Gain } from './facts';
import type { Show, SlotId, TrickerionObservation } from './observation';
import { payrollOf, type Payroll } from './payroll';

/** An event of the engine, as far as the playbill reads it. */
export interface Happening {
  event: string;
  seat?: number;
  performance?: string;
  trick?: string;
  component?: string;
  character?: string;
  prophecy?: string;
  amount?: number;
  fame?: number;
  coins?: number;
  shards?: number;
}

export interface Payment extends Gain {
  seat: number;
  kind: 'yield' | 'performer' | 'further';
  trick?: string;
  /** Where the marker stands that earned it. */
  slot?: SlotId;
}

export interface Bill {
  performer: number;
  /** The card and its markers before they went home, as far as they were seen. */
  show: Show;
  payments: Payment[];
}

export interface Account extends Gain {
  seat: number;
}

export interface TurnEnd {
  /** What Silent Partners brought. */
  partners: Account[];
  wages: Payroll[];
  joined: { seat: number; character: string }[];
  orders: string[];
  left: string[];
  entered: string[];
  prophecy: string | null;
  order: number[];
}

export interface Playbill {
  turn: number;
  bills: Bill[];
  end: TurnEnd | null;
}

const paying: Record<string, Payment['kind']> = {
  yield_received: 'yield',
  performer_rewarded: 'performer',
  show_gain: 'further',
};
const declarations = new Set(['trick_stolen', 'premiere_declared', 'bonus_claimed']);

/** The slot whose marker earned with a Trick, if it has not been paid yet. */
function slotOf(bill: Bill, seat: number, trick: string, seen: TrickerionObservation): SlotId | undefined {
  const paid = new Set(bill.payments.map(({ slot }) => slot));
  const found = Object.entries(bill.show.slot).find(
    ([slot, { owner, suit }]) =>
      owner === seat && suit && seen.seats[seat]?.tricks[suit]?.trick === trick && !paid.has(slot as SlotId),
  );
  return found?.[0] as SlotId | undefined;
}

function paymentOf(happening: Happening, bill: Bill, seen: TrickerionObservation): Payment | null {
  const { event, seat, trick, fame = 0, coins = 0 } = happening;
  const kind = paying[event];
  if (!kind || seat === undefined) return null;
  // Shards are told by an event of their own, which counts what Prophecies add.
  const payment: Payment = { seat, kind, fame, coins, shards: 0 };
  if (kind !== 'yield' || !trick) return payment;
  const slot = slotOf(bill, seat, trick, seen);
  return slot ? { ...payment, trick, slot } : { ...payment, trick };
}

function withShards(payments: Payment[], { seat, fame = 0, shards = 0 }: Happening): Payment[] {
  const last = payments.findLastIndex((payment) => payment.seat === seat);
  return payments.map((payment, i) =>
    i === last ? { ...payment, fame: payment.fame + fame, shards: payment.shards + shards } : payment,
  );
}

function showOf({ performance = '' }: Happening, seen: TrickerionObservation): Show {
  return seen.shows.find((one) => one?.card === performance) ?? { card: performance, slot: {}, guests: [] };
}

/** The shows among the events; one that began before them goes on from `open`. */
function billsOf(events: Happening[], before: TrickerionObservation, open: Bill | null): Bill[] {
  const bills: Bill[] = [];
  let bill = open;
  const close = (): void => {
    if (bill) bills.push(bill);
    bill = null;
  };
  for (const happening of events) {
    if (happening.event === 'performance_begun') {
      close();
      bill = { performer: happening.seat ?? 0, show: showOf(happening, before), payments: [] };
    } else if (bill && happening.event === 'shards_received') {
      bill = { ...bill, payments: withShards(bill.payments, happening) };
    } else if (bill && !declarations.has(happening.event)) {
      const payment = paymentOf(happening, bill, before);
      if (payment) bill = { ...bill, payments: [...bill.payments, payment] };
      else close();
    }
  }
  close();
  return bills;
}

/** What everybody received in all, in the order of the payments. */
export function accountsOf(payments: Account[]): Account[] {
  const accounts = new Map<number, Account>();
  for (const { seat, fame, coins, shards } of payments) {
    const sum = accounts.get(seat) ?? { seat, fame: 0, coins: 0, shards: 0 };
    accounts.set(seat, {
      seat,
      fame: sum.fame + fame,
      coins: sum.coins + coins,
      shards: sum.shards + shards,
    });
  }
  return [...accounts.values()];
}

const nothing: TurnEnd = {
  partners: [],
  wages: [],
  joined: [],
  orders: [],
  left: [],
  entered: [],
  prophecy: null,
  order: [],
};

/** One turn of the game among the events. */
interface Turn {
  number: number;
  events: Happening[];
}

/** What an end of a turn is read from. */
interface Read {
  turn: Turn;
  before: TrickerionObservation;
}

function withEvent(end: TurnEnd, happening: Happening, { turn, before }: Read): TurnEnd {
  const { event, seat, character, component, performance, prophecy, amount = 0 } = happening;
  const { fame = 0, coins = 0, shards = 0 } = happening;
  if (seat !== undefined && event === 'partner_paid') {
    return { ...end, partners: [...end.partners, { seat, fame, coins, shards }] };
  }
  if (seat !== undefined && event === 'wages_paid') {
    const paid = payrollOf({ seat, fame, coins }, turn.number, turn.events, before);
    return { ...end, wages: [...end.wages, paid] };
  }
  if (event === 'character_joined' && seat !== undefined && character) {
    return { ...end, joined: [...end.joined, { seat, character }] };
  }
  if (event === 'order_arrived' && component) return { ...end, orders: [...end.orders, component] };
  if (event === 'performance_card_left' && performance) return { ...end, left: [...end.left, performance] };
  if (event === 'performance_card_entered' && performance) {
    return { ...end, entered: [...end.entered, performance] };
  }
  if (event === 'prophecy_active' && prophecy) return { ...end, prophecy };
  if (event === 'initiative_set' && seat !== undefined) {
    const order = [...end.order];
    order[amount - 1] = seat;
    return { ...end, order };
  }
  return end;
}

const endings = new Set(['wages_paid', 'partner_paid', 'performance_card_left', 'turn_counted']);

/** The end of a turn among the events, beginning with the wages. */
function turnEndOf(read: Read, begun: TurnEnd | null): TurnEnd | null {
  const { events } = read.turn;
  const from = begun ? 0 : events.findIndex(({ event }) => endings.has(event));
  if (from < 0) return null;
  return events.slice(from).reduce((end, happening) => withEvent(end, happening, read), begun ?? nothing);
}

/** What comes between a turn and the next; with the order of the next one the evening ends. */
const betweenTurns = new Set(['die_rolled', 'turn_set_up', 'next_turn_setup_shown', 'initiative_set']);

/** The events turn by turn, the first of which is the given one unless they say otherwise. */
function turnsOf(events: Happening[], first: number): Turn[] {
  let turn: Turn = { number: first, events: [] };
  const turns = [turn];
  let counted = false;
  for (const happening of events) {
    if (counted && !betweenTurns.has(happening.event)) {
      turn = { number: turn.number + 1, events: [] };
      turns.push(turn);
      counted = false;
    }
    turn.events.push(happening);
    if (happening.event !== 'turn_counted') continue;
    counted = true;
    turn.number = happening.amount ?? turn.number;
  }
  return turns;
}

function readTurn(bill: Playbill | null, turn: Turn, before: TrickerionObservation): Playbill | null {
  const { number, events } = turn;
  const current = bill?.turn === number ? bill : null;
  const open = before.staging.performer === null ? null : (current?.bills.at(-1) ?? null);
  const done = (current?.bills ?? []).filter((one) => one !== open);
  const bills = [...done, ...billsOf(events, before, open)];
  const end = turnEndOf({ turn, before }, current?.end ?? null);
  if (bills.length === 0 && !end) return bill;
  return { turn: number, bills, end };
}

/**
 * The playbill after some events; a new turn has a new one once there is something to tell. All events of a
 * game make its last playbill, though nobody has seen what stood on the cards then.
 */
export function readOn(
  bill: Playbill | null,
  events: Happening[],
  before: TrickerionObservation,
): Playbill | null {
  return turnsOf(events, before.turn).reduce((read, turn) => readTurn(read, turn, before), bill);
}
