import type { JsonObject, View } from '../../engine/protocol';
import type { Reason, SeatInfo } from '../../generated/api';
import type { Language } from '../../i18n/language.svelte';
import { ask, type Asked } from '../../local/engine';
import { choicesOf } from '../../table/choice';
import { actionsOf, learner, stepsOf, wantedNow, type Act, type Script } from './script';

/** A guided game on the real engine: it waits for what a step asks for and then moves on. */
export class Lesson {
  readonly script: Script;
  readonly steps;
  readonly seats: SeatInfo[];

  at = $state(0);
  view = $state.raw<View | null>(null);
  observation = $state.raw<JsonObject | null>(null);
  /** The acts of this step that are done. */
  done = $state.raw<Act[]>([]);
  /** The learner chose something else that is legal: its name. */
  instead = $state('');

  /** The engine broke down or refused; the lesson cannot go on. */
  error = $state.raw<unknown>(null);

  readonly current = $derived.by(() => this.steps[this.at]!);
  readonly choices = $derived(choicesOf(this.view?.legal ?? [], this.view?.words?.labels));
  readonly wanted = $derived.by(() => {
    const legal = this.view?.legal ?? [];
    return wantedNow(this.current.step, this.done).filter((action) => legal.includes(action));
  });
  readonly isRead = $derived.by(() => this.current.step.acts === undefined);
  readonly isLast = $derived.by(() => this.at === this.steps.length - 1);

  #engine: Asked;
  #language: Language;
  /** What the learner did in each step, so that it can be gone back to. */
  #taken: string[][] = [];
  /** Since when the view tells what happened. */
  #since = 0;
  #left = false;
  #busy: Promise<void> = Promise.resolve();

  constructor(engine: Asked, script: Script, language: Language) {
    this.script = script;
    this.steps = stepsOf(script);
    this.seats = script.names.map((name) => ({ occupant: 'person', name, ready: true }));
    this.#engine = engine;
    this.#language = language;
  }

  leave(): void {
    this.#left = true;
  }

  start(): Promise<void> {
    this.#taken = [];
    return this.#inTurn(() => this.#goTo(0));
  }

  /** Starts a step over, as the game stood when it began. */
  goTo(step: number): Promise<void> {
    return this.#inTurn(() => this.#goTo(step));
  }

  back(): Promise<void> {
    // The acts of a step that was begun are taken back first.
    return this.goTo(this.done.length > 0 ? this.at : Math.max(0, this.at - 1));
  }

  /** The first step of the next scene; the last step if there is none. */
  get nextScene(): number {
    const next = this.steps.findIndex(({ first }, i) => first && i > this.at);
    return next < 0 ? this.steps.length - 1 : next;
  }

  choose(action: string): Promise<void> {
    return this.#inTurn(async () => {
      if (!this.wanted.includes(action)) {
        this.instead = this.choices.find((choice) => choice.action === action)?.label ?? '';
        return;
      }
      await this.#take(action);
    });
  }

  /** Goes on from a step that is only read. */
  proceed(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.isRead && !this.isLast) await this.#finish();
    });
  }

  async why(action: string): Promise<Reason | null> {
    const reason = await ask<'why'>(this.#engine, { cmd: 'why', seat: learner, action }).catch(() => null);
    if (!reason) return null;
    return reason.legal ? { legal: true } : { legal: false, rule: reason.rule, text: reason.text[this.#language] };
  }

  speak(language: Language): Promise<void> {
    this.#language = language;
    return this.#inTurn(() => (this.view ? this.#look() : Promise.resolve()));
  }

  /** One after the other: the engine stands at one place at a time. */
  #inTurn(run: () => Promise<void>): Promise<void> {
    this.#busy = this.#busy
      .then(run)
      .catch((error: unknown) => {
        // Whoever leaves stops the engine, whatever it was doing.
        if (!this.#left) this.error = error;
      });
    return this.#busy;
  }

  async #take(action: string): Promise<void> {
    const { acts = [] } = this.current.step;
    const act = acts.find((one) => !this.done.includes(one) && actionsOf(one).includes(action));
    if (act === undefined) return;
    const since = this.view?.version ?? 0;
    await this.#apply(`${learner} ${action}`);
    this.#taken[this.at] = [...(this.#taken[this.at] ?? []).slice(0, this.done.length), action];
    this.#since = since;
    if (this.done.length + 1 === acts.length) await this.#finish();
    else await this.#look(this.at, [...this.done, act]);
  }

  /** The others do their part; then the next step begins. */
  async #finish(): Promise<void> {
    if (this.isRead) this.#since = this.view?.version ?? 0;
    await this.#applyAll(this.current.step.then);
    const next = this.steps[this.at + 1];
    if (!next) return this.#look();
    if (next.first) return this.#goTo(this.at + 1);
    await this.#look(this.at + 1, []);
  }

  async #goTo(wanted: number): Promise<void> {
    const { scene } = this.steps[wanted]!;
    const { position, seed, opening } = this.script.scenes[scene]!;
    await ask<'load'>(this.#engine, { cmd: 'load', position, seed });
    await this.#applyAll(opening);
    const begin = this.steps.findIndex((one) => one.scene === scene);
    let since = 0;
    for (let i = begin; i < wanted; i += 1) {
      const { step } = this.steps[i]!;
      const usual = (step.acts ?? []).map((act) => actionsOf(act)[0] ?? '');
      const before = this.#taken[i] ?? [];
      const taken = before.length === usual.length ? before : usual;
      for (const [n, action] of taken.entries()) {
        if (n === taken.length - 1) since = await this.#version();
        await this.#apply(`${learner} ${action}`);
      }
      if (taken.length === 0) since = await this.#version();
      await this.#applyAll(step.then);
    }
    this.#since = since;
    await this.#look(wanted, []);
  }

  /** Shows how the game stands, together with the step that is reached. */
  async #look(at = this.at, done = this.done): Promise<void> {
    const view = await ask<'view'>(this.#engine, {
      cmd: 'view',
      seat: learner,
      from: this.#since,
      language: this.#language,
      names: this.script.names,
    });
    const { observation } = await ask<'observe'>(this.#engine, { cmd: 'observe', seat: learner });
    this.at = at;
    this.done = done;
    this.instead = '';
    this.observation = observation;
    this.view = view;
  }

  async #version(): Promise<number> {
    return (await ask<'view'>(this.#engine, { cmd: 'view', seat: learner })).version;
  }

  async #apply(action: string): Promise<void> {
    const space = action.indexOf(' ');
    const seat = Number(action.slice(0, space));
    await ask<'apply'>(this.#engine, { cmd: 'apply', seat, action: action.slice(space + 1) });
  }

  async #applyAll(actions: string[] = []): Promise<void> {
    for (const action of actions) await this.#apply(action);
  }
}
