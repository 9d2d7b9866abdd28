import type { Me, Push } from '../generated/api';
import { dropSetting, keepSetting, keptSetting } from '../offline/settings';
import { backoff } from './backoff';
import { call, RequestError } from './http';
import { Connection, type Status } from './socket';

function openSocket(): WebSocket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/api/v1/socket`);
}

/** Milliseconds; a server that does not answer at all is as good as none. */
const patience = 4000;
const retries = 4;
/** Whose browser this is, for all its windows. */
const storageKey = 'prestige.person';

/** Who plays here, and what they hear of the server. */
export class Session {
  me = $state.raw<Me | null>(null);
  status = $state<Status>('connecting');

  #connection: Connection;
  #known: Promise<void>;
  #tell: () => void = () => {};
  /** Those who do not wait for a server that has gone. */
  #impatient: (() => void)[] = [];
  #patience: ReturnType<typeof setTimeout> | undefined;
  #beginning: Promise<Me> | null = null;
  #listeners = new Set<(push: Push) => void>();

  constructor(connection: Connection) {
    this.#connection = connection;
    this.#known = new Promise((resolve) => (this.#tell = resolve));
    connection.onStatus = (status) => this.#turn(status);
    connection.onHello = (hello) => {
      this.me = hello.me ?? null;
      if (hello.me) keepSetting(storageKey, hello.me.person);
      this.#tell();
      this.#pass(hello);
    };
    connection.onPush = (push) => this.#pass(push);
  }

  start(): void {
    this.#turn('connecting');
    this.#connection.connect();
    // After any of these the connection may be dead without having been closed.
    addEventListener('online', () => this.#connection.check());
    addEventListener('offline', () => this.#connection.check());
    document.addEventListener('visibilitychange', () => document.hidden || this.#connection.check());
  }

  /** Whether all that needs the server has to wait. */
  get offline(): boolean {
    return this.status === 'lost';
  }

  /** Hears of everything but the updates of tables; a hello comes whenever the connection is new. */
  listen(listener: (push: Push) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Resolves once it is known whether there is a session. */
  known(): Promise<void> {
    return this.#known;
  }

  /** Like known(), for those who have something better to do without a server: rejects if none answers. */
  reached(): Promise<void> {
    return Promise.race([this.#known, this.#lost()]);
  }

  /** Who plays here; somebody new begins as a guest. */
  async ensure(language: string): Promise<Me> {
    if (!this.me) await this.reached();
    if (this.me) return this.me;
    this.#beginning ??= this.#begin(language).finally(() => (this.#beginning = null));
    return this.#beginning;
  }

  #lost(): Promise<never> {
    return new Promise((_, reject) => {
      const leave = () => reject(new RequestError({ code: 'offline', text: '' }));
      if (this.offline) leave();
      else this.#impatient.push(leave);
    });
  }

  #turn(status: Status): void {
    this.status = status;
    clearTimeout(this.#patience);
    if (status === 'connecting') this.#patience = setTimeout(() => this.#turn('lost'), patience);
    if (status === 'lost') this.#impatient.splice(0).forEach((leave) => leave());
  }

  async #begin(language: string): Promise<Me> {
    const me = (await this.#remembered()) ?? (await call('guest', { language })).me;
    this.take(me);
    return me;
  }

  /**
   * Whom the server knows here after all: another window may have begun, and a server in trouble may have
   * forgotten somebody for a moment. Only its word that nobody is signed in makes somebody new, or else
   * name and games would be lost.
   */
  async #remembered(): Promise<Me | null> {
    if (keptSetting(storageKey) === null) return null;
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await call('me', {});
      } catch (error) {
        const code = error instanceof RequestError ? error.code : '';
        if (code === 'not_signed_in') return null;
        if (code !== 'unavailable' || attempt === retries) throw error;
        await new Promise((resolve) => setTimeout(resolve, backoff(attempt)));
      }
    }
  }

  /** One listener that fails must not keep the news from the others. */
  #pass(push: Push): void {
    for (const listener of this.#listeners) {
      try {
        listener(push);
      } catch (error) {
        reportError(error);
      }
    }
  }

  /** Goes on as somebody else; the connection must know, too. */
  take(me: Me | null): void {
    this.me = me;
    if (me) keepSetting(storageKey, me.person);
    else dropSetting(storageKey);
    this.#connection.restart();
  }
}

export const connection = new Connection(openSocket);
export const session = new Session(connection);
