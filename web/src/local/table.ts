import type { LocalGame } from '../engine/client';
import type { Acting, Language, View } from '../engine/protocol';
import { tableLink } from '../app/routes';
import type { HintList, Reason, Story, TableInfo, Update } from '../generated/api';
import { RequestError } from '../net/http';
import type { Watch } from '../net/socket';
import { usualLevel } from '../setup/bots';
import type { TableSource } from '../table/source';
import { accepted, ask } from './engine';
import { infoOf, namesOf } from './info';
import { hidesChoices, pauseFor, type PauseFor } from './pace';
import { actorOf, randomSeed, type GameRecord } from './record';
import { newId, type SavedGame, type Shelf } from './savedGames';

interface Watcher {
  seat: number | undefined;
  language: string;
  /** What it has been shown; undefined when it needs everything again. */
  version: number | undefined;
  take: (update: Update) => void;
  refused: (error: RequestError) => void;
}

const standInBot = usualLevel;
/** Bots think as much as their level does, on a slow device no longer than this. */
const mostThinkingMs = 2000;
/** How long a hint is thought about, however slow the device is. */
const hintMs = 1200;
const hintsMax = 4;

/** A table on this device: the engine plays, its bots think in a worker, every step is saved. */
export class LocalTable implements TableSource {
  readonly hasChat = false;
  readonly table: string;
  onStop: () => void = () => {};

  #saved: SavedGame;
  #acting: number[] = [];
  #watchers = new Set<Watcher>();
  #standIns = new Set<number>();
  #ended = new AbortController();
  #queue: Promise<unknown> = Promise.resolve();
  #botsPlay = false;
  #hurried = false;
  #endPause: () => void = () => {};

  constructor(
    private readonly game: LocalGame,
    saved: SavedGame,
    private readonly shelf: Shelf,
    private readonly pause: PauseFor = pauseFor(saved.botPace),
  ) {
    this.table = saved.id;
    this.#saved = saved;
  }

  /** Goes on where the game was left. */
  async begin(): Promise<void> {
    const record = this.#saved.record as never;
    await this.#went(await ask<'replay'>(this.game, { cmd: 'replay', record }));
  }

  get info(): TableInfo {
    const info = infoOf(this.#saved);
    for (const seat of this.#standIns) {
      const own = info.seats[seat];
      if (own) own.bot = standInBot;
    }
    return info;
  }

  /** The seats of those who share this device. */
  get people(): number[] {
    return this.#saved.seats.flatMap((seat, i) => (seat.bot === undefined ? [i] : []));
  }

  watch(
    seat: number | undefined,
    language: string,
    take: (update: Update) => void,
    refused: (error: RequestError) => void,
  ): Watch {
    const watcher: Watcher = { seat, language, version: undefined, take, refused };
    this.#watchers.add(watcher);
    const show = (): void => void this.#inTurn(() => this.#show(watcher)).catch(() => {});
    show();
    return {
      renew: (words) => {
        watcher.language = words;
        watcher.version = undefined;
        show();
      },
      past: () => this.#inTurn(() => this.#view(seat, watcher.language, 0)),
      stop: () => this.#watchers.delete(watcher),
    };
  }

  act(seat: number, action: string): Promise<number> {
    this.#hurried = false;
    return this.#inTurn(() => this.#apply(seat, action));
  }

  undo(): Promise<number> {
    return this.#inTurn(async () => {
      const acting = await ask<'undo'>(this.game, { cmd: 'undo' });
      // Versions have gone back: what follows continues nothing that was shown before.
      for (const watcher of this.#watchers) watcher.version = undefined;
      await this.#went(acting);
      return this.#version;
    });
  }

  async why(seat: number, action: string): Promise<Reason> {
    const reason = await ask<'why'>(this.game, { cmd: 'why', seat, action });
    if (reason.legal) return { legal: true };
    const language = [...this.#watchers][0]?.language as Language;
    return { legal: false, rule: reason.rule, text: reason.text[language] };
  }

  async hints(seat: number, language: string): Promise<HintList> {
    const version = this.#version;
    const { candidates } = await accepted<'explain'>(
      this.game.explain(
        {
          seat,
          language: language as Language,
          names: namesOf(this.#saved),
          ms: hintMs,
          candidates: hintsMax,
        },
        this.#ended.signal,
      ),
    );
    return { version, hints: candidates };
  }

  async story(seat: number | undefined, after: number | undefined, language: string): Promise<Story> {
    const from = after ?? this.#lastDecision(seat);
    const view = await this.#view(seat, language, from);
    return { from, version: view.version, sentences: view.words?.sentences ?? [] };
  }

  async letBot(seat: number, plays: boolean): Promise<void> {
    if (plays) this.#standIns.add(seat);
    else this.#standIns.delete(seat);
    for (const watcher of this.#watchers) watcher.version = undefined;
    await this.#inTurn(() => this.#showAll());
    void this.#playBots();
  }

  async again(): Promise<string> {
    const id = newId();
    const now = Date.now();
    const record: GameRecord = { ...this.#saved.record, seed: randomSeed(), actions: [] };
    const { seats, botPace } = this.#saved;
    const pace = botPace === undefined ? {} : { botPace };
    await this.shelf.put({ id, created: now, updated: now, seats, ...pace, over: false, record });
    return tableLink(id);
  }

  hurry(): void {
    this.#hurried = true;
    this.#endPause();
  }

  stop(): void {
    this.#ended.abort();
    this.#endPause();
    this.game.stop();
    this.onStop();
  }

  get #version(): number {
    return this.#saved.record.actions.length;
  }

  /** What changes the game or shows it happens one after the other. */
  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(task);
    this.#queue = done.catch(() => {});
    return done;
  }

  async #apply(seat: number, action: string): Promise<number> {
    await this.#went(await ask<'apply'>(this.game, { cmd: 'apply', seat, action }));
    return this.#version;
  }

  /** After every change: it is saved, all see it, and whoever is a bot goes on. */
  async #went({ seats, over }: Acting): Promise<void> {
    this.#acting = seats.filter((seat) => seat !== 'chance');
    const { record } = await ask<'record'>(this.game, { cmd: 'record' });
    this.#saved = { ...this.#saved, record: record as unknown as GameRecord, over, updated: Date.now() };
    delete this.#saved.places;
    if (over) {
      const { outcome } = await ask<'outcome'>(this.game, { cmd: 'outcome' });
      this.#saved.places = outcome?.['places'] as number[];
    }
    // What somebody has seen must not be lost, even if the table is closed at that moment.
    const kept = this.shelf.put(this.#saved).then(
      () => true,
      () => false,
    );
    await this.#showAll();
    if (!(await kept)) this.#complain('not_saved');
    void this.#playBots();
  }

  #complain(code: string): void {
    for (const watcher of this.#watchers) watcher.refused(new RequestError({ code, text: '' }));
  }

  async #showAll(): Promise<void> {
    await Promise.all([...this.#watchers].map((watcher) => this.#show(watcher)));
  }

  async #show(watcher: Watcher): Promise<void> {
    const { seat, version: from } = watcher;
    const view = await this.#view(seat, watcher.language, from);
    if (view.version === from || !this.#watchers.has(watcher)) return;
    watcher.version = view.version;
    const stoodIn = seat !== undefined && this.#standIns.has(seat);
    const update: Update = {
      type: 'update',
      table: this.table,
      version: view.version,
      acting: this.#acting,
      time_left_ms: [],
      observation: view.observation,
      events: view.events,
      legal: stoodIn ? [] : view.legal,
      can_undo: view.can_undo && !stoodIn,
    };
    if (seat !== undefined) update.seat = seat;
    if (from !== undefined) update.from = from;
    if (from === undefined || view.over) update.info = this.info;
    if (view.outcome) update.outcome = view.outcome;
    if (view.words) update.words = view.words;
    watcher.take(update);
  }

  #view(seat: number | undefined, language: string, from: number | undefined): Promise<View> {
    return ask<'view'>(this.game, {
      cmd: 'view',
      seat: seat ?? 'spectator',
      language: language as Language,
      names: namesOf(this.#saved),
      ...(from === undefined ? {} : { from }),
    });
  }

  #lastDecision(seat: number | undefined): number {
    return this.#saved.record.actions.findLastIndex((action) => actorOf(action) === seat) + 1;
  }

  #botOf(seat: number): string | undefined {
    return this.#standIns.has(seat) ? standInBot : this.#saved.seats[seat]?.bot;
  }

  async #playBots(): Promise<void> {
    if (this.#botsPlay) return;
    this.#botsPlay = true;
    try {
      for (;;) {
        const seat = this.#acting.find((one) => this.#botOf(one) !== undefined);
        const bot = seat === undefined ? undefined : this.#botOf(seat);
        if (seat === undefined || bot === undefined || this.#ended.signal.aborted) return;
        const sight = await this.#inTurn(() => this.#sight(seat));
        const [{ action }] = await Promise.all([
          accepted<'bot'>(this.game.think({ seat, bot, at_most_ms: mostThinkingMs }, this.#ended.signal)),
          this.#wait(seat, hidesChoices(sight.legal)),
        ]);
        // Whatever its seat has seen meanwhile, an undo for example, asks for another thought.
        await this.#inTurn(async () => {
          const same = JSON.stringify(await this.#sight(seat)) === JSON.stringify(sight);
          if (same && this.#botOf(seat) === bot) await this.#apply(seat, action);
        });
      }
    } catch {
      // Bots have nothing to ask for that could be refused: the engine has come to its end.
      if (!this.#ended.signal.aborted) this.#complain('engine_stopped');
    } finally {
      this.#botsPlay = false;
    }
  }

  /** All that a decision of this seat depends on. */
  async #sight(seat: number): Promise<Pick<View, 'observation' | 'legal'>> {
    const { observation, legal } = await ask<'view'>(this.game, { cmd: 'view', seat });
    return { observation, legal };
  }

  #wait(seat: number, secret: boolean): Promise<void> {
    const decisions = this.#saved.record.actions.map(actorOf).filter((actor) => actor !== null);
    const goesOn = decisions.at(-1) === seat;
    const pause = this.pause({ goesOn, secret });
    if (this.#hurried || this.#ended.signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pause);
      this.#endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
