import { t } from '../../i18n/language.svelte';
import { isStill } from '../../ui/still';
import type { Memory, Played } from '../board';
import type { TrickerionObservation } from './observation';
import { readOn, type Bill, type Happening, type Playbill } from './playbill';

/** A show that nobody has seen yet. */
interface Waiting {
  bill: Bill;
  /** What was seen before it, with its phase. */
  scene: TrickerionObservation;
}

/** Follows the updates: the playbill of the last evening, and the shows that are still to be seen. */
export class Evening implements Memory {
  playbill = $state.raw<Playbill | null>(null);
  waiting = $state.raw<Waiting[]>([]);
  /** Somebody has to decide, or more has happened: the curtain does not stay up after the last payment. */
  hurried = $state(false);
  /** Nobody has read the playbill since it grew. */
  fresh = $state(false);

  #before: TrickerionObservation | null = null;

  get playing(): Bill | undefined {
    return this.waiting[0]?.bill;
  }

  readonly played = $derived.by((): Played | undefined => {
    const [first] = this.waiting;
    return first && { observation: first.scene, said: t('theatre.playing'), skip: () => this.skip() };
  });

  take(events: unknown[], observation: unknown, acts = false): void {
    const before = this.#before;
    if (observation === before) return;
    this.#before = observation as TrickerionObservation;
    this.hurried = acts || this.playing !== undefined;
    if (!before || events.length === 0) return;
    const seenBills = new Set(this.playbill?.bills.filter((bill) => bill.payments.length > 0));
    const playbill = readOn(this.playbill, events as Happening[], before);
    if (playbill === this.playbill) return;
    const added = (playbill?.bills ?? []).filter((bill) => bill.payments.length > 0 && !seenBills.has(bill));
    const ended = playbill?.end !== null && this.playbill?.end !== playbill?.end;
    this.playbill = playbill;
    this.#show(added, { ...before, phase: 'showing' });
    this.fresh ||= added.length > 0 || ended;
  }

  recall(events: unknown[], observation: unknown): void {
    this.skip();
    this.#before = observation as TrickerionObservation;
    this.playbill = readOn(null, events as Happening[], this.#before);
  }

  /** The curtain falls over the show that plays. */
  next(): void {
    this.waiting = this.waiting.slice(1);
  }

  /** Whoever does not want to see the shows is where the game is. */
  skip(): void {
    this.waiting = [];
  }

  read(): void {
    this.fresh = false;
  }

  // Who wants no motion, or does not look, reads the playbill instead.
  #show(bills: Bill[], scene: TrickerionObservation): void {
    if (isStill() || document.hidden) return;
    this.waiting = [...this.waiting, ...bills.map((bill) => ({ bill, scene }))];
  }
}
