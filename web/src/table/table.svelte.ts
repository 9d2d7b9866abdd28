import type { Memory } from '../games/board';
import type { Hint, Reason, TableInfo, Update } from '../generated/api';
import { RequestError } from '../net/http';
import type { Watch } from '../net/socket';
import { choicesOf } from './choice';
import { Chronicle } from './chronicle.svelte';
import type { Pictures } from './pictures';
import type { TableSource } from './source';

type Observation = Record<string, unknown>;

/** Milliseconds: an answer that comes sooner is shown at once, and the board changes only once. */
const patience = 150;

/** Two updates, one after the other, as one. */
function joined(first: Update, second: Update): Update {
  if (second.from === undefined) return second;
  const { from, info, observation } = first;
  return {
    ...(info ? { info } : {}),
    ...(observation ? { observation } : {}),
    ...second,
    events: [...((first.events ?? []) as unknown[]), ...((second.events ?? []) as unknown[])],
    from,
  } as Update;
}

/** What one seat, or a spectator, sees of one table, kept up to date by its source. */
export class TableView {
  readonly source: TableSource;
  readonly seat: number | undefined;

  info = $state.raw<TableInfo | null>(null);
  update = $state.raw<Update | null>(null);
  observation = $state.raw<Observation | null>(null);
  takenAt = $state(0);
  /** A decision is on its way: nothing else can be decided. */
  deciding = $state(false);
  /** It has been on its way for so long that the choices of before are put away. */
  waiting = $state(false);
  error = $state.raw<RequestError | null>(null);
  /** What the board remembers of it, also while another view is shown. */
  memory = $state.raw<Memory>();

  readonly chronicle: Chronicle;
  readonly choices = $derived(
    this.waiting ? [] : choicesOf(this.update?.legal ?? [], this.update?.words?.labels),
  );
  readonly events = $derived(
    this.update?.from === undefined ? [] : ((this.update.events ?? []) as unknown[]),
  );
  /** The game waits for the seat; who may only take something back has choices, but is not asked. */
  readonly acts = $derived.by(() => {
    const { seat, update } = this;
    return seat !== undefined && update !== null && update.legal.length > 0 && update.acting.includes(seat);
  });
  readonly prompt = $derived(this.update?.words?.prompt ?? '');

  #language: string;
  #watch: Watch;
  #options: unknown;
  /** The memory knows what happened before the view began. */
  #recalled = false;
  /** The version that shows one's own last decision. */
  #awaited = 0;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #pictures: Pictures | undefined;
  #arrived: Update[] = [];

  /** With pictures, what is not drawn yet is shown before anything else changes. */
  constructor(source: TableSource, seat: number | undefined, language: string, pictures?: Pictures) {
    this.source = source;
    this.seat = seat;
    this.#language = language;
    this.#pictures = pictures;
    this.chronicle = new Chronicle((after, words) => source.story(seat, after, words));
    this.#watch = source.watch(
      seat,
      language,
      (update) => this.#receive(update),
      (error) => (this.error = error),
    );
  }

  get table(): string {
    return this.source.table;
  }

  speak(language: string): void {
    if (language === this.#language) return;
    this.#language = language;
    this.#watch.renew(language);
  }

  remember(memory: Memory): void {
    this.memory = memory;
    if (!this.observation) return;
    memory.take([], this.observation);
    void this.#recall(memory);
  }

  async choose(action: string): Promise<void> {
    const { seat, source } = this;
    const version = this.update?.version;
    if (seat === undefined || version === undefined || this.deciding) return;
    const unmark = this.chronicle.mark();
    if (!(await this.#decide(() => source.act(seat, action, version)))) unmark();
  }

  async undo(): Promise<void> {
    const { seat, source } = this;
    if (seat === undefined || this.deciding) return;
    await this.#decide(() => source.undo(seat));
  }

  /** Whether an action is possible, and else which rule is against it; null if nobody can say. */
  async why(action: string): Promise<Reason | null> {
    if (this.seat === undefined) return null;
    return this.source.why(this.seat, action).catch(() => null);
  }

  /** What a bot would do in one's place, best first; rejects with RequestError. */
  async hints(language: string): Promise<Hint[]> {
    const { seat, source } = this;
    return seat === undefined ? [] : (await source.hints(seat, language)).hints;
  }

  stop(): void {
    clearTimeout(this.#patience);
    this.#arrived.length = 0;
    this.#watch.stop();
  }

  /** False if it was refused. */
  async #decide(ask: () => Promise<number>): Promise<boolean> {
    this.#begin();
    this.error = null;
    this.#awaited = Infinity;
    try {
      this.#awaited = await ask();
      // The update may still be on its way.
      if ((this.update?.version ?? 0) >= this.#awaited) this.#settle();
      return true;
    } catch (error) {
      this.#awaited = 0;
      this.#settle();
      if (!(error instanceof RequestError)) throw error;
      // Somebody else was faster: the newest view is on its way or here, and says enough.
      if (error.code !== 'stale') this.error = error;
      return false;
    }
  }

  #begin(): void {
    this.deciding = true;
    this.#pictures?.changed();
    this.#patience = setTimeout(() => (this.waiting = true), patience);
  }

  #settle(): void {
    clearTimeout(this.#patience);
    this.deciding = false;
    this.waiting = false;
  }

  #receive(update: Update): void {
    this.#arrived.push(update);
    if (this.#pictures) this.#pictures.change(this.#takeArrived);
    else this.#takeArrived();
  }

  #takeArrived = (): void => {
    const updates = this.#arrived.splice(0);
    for (const { observation } of updates) this.#options = (observation as Observation | undefined)?.['options'] ?? this.#options;
    if (updates.length > 0) this.#take(updates.reduce(joined), updates);
  };

  #take(update: Update, parts: Update[]): void {
    // What others do meanwhile does not bring back the choice that one has just made.
    if (update.version >= this.#awaited) this.#settle();
    this.error = null;
    if (update.info) this.info = update.info;
    const observation = update.observation as Observation | undefined;
    if (observation) this.observation = { ...observation, options: this.#options };
    this.update = update;
    this.takenAt = Date.now();
    this.memory?.take(this.events, this.observation, this.acts);
    if (update.from === undefined) this.#recalled = false;
    if (this.memory && !this.#recalled) void this.#recall(this.memory);
    this.chronicle.take(parts, this.#language);
  }

  /** What happened before the view began; whatever comes in between asks for it again. */
  async #recall(memory: Memory): Promise<void> {
    const past = await this.#watch.past().catch(() => null);
    if (!past || past.version !== this.update?.version) return;
    this.#recalled = true;
    memory.recall(past.events as unknown[], this.observation);
  }
}
