import type { Memory } from '../board';
import type { TrickerionObservation } from './observation';
import { readOn, type Bill, type Happening, type Playbill } from './playbill';

/** Follows the updates: the playbill of the last evening, and the shows that are still to be seen. */
export class Evening implements Memory {
  playbill = $state.raw<Playbill | null>(null);
  waiting = $state.raw<Bill[]>([]);
  /** Nobody has read the playbill since it grew. */
  fresh = $state(false);

  #before: TrickerionObservation | null = null;

  get playing(): Bill | undefined {
    return this.waiting[0];
  }

  take(events: unknown[], observation: unknown): void {
    const before = this.#before;
    if (observation === before) return;
    this.#before = observation as TrickerionObservation;
    if (!before || events.length === 0) return;
    const seenBills = new Set(this.playbill?.bills.filter((bill) => bill.payments.length > 0));
    const playbill = readOn(this.playbill, events as Happening[], before);
    if (playbill === this.playbill) return;
    const added = (playbill?.bills ?? []).filter((bill) => bill.payments.length > 0 && !seenBills.has(bill));
    const ended = playbill?.end !== null && this.playbill?.end !== playbill?.end;
    this.playbill = playbill;
    this.waiting = [...this.waiting, ...added];
    this.fresh ||= added.length > 0 || ended;
  }

  recall(events: unknown[], observation: unknown): void {
    this.#before = observation as TrickerionObservation;
    this.playbill = readOn(null, events as Happening[], this.#before);
  }

  /** The curtain falls over the show that plays. */
  next(): void {
    this.waiting = this.waiting.slice(1);
  }

  read(): void {
    this.fresh = false;
  }
}
