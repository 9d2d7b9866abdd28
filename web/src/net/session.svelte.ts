import type { Me, Push } from '../generated/api';
import { call, RequestError } from './http';
import { Connection, type Status } from './socket';

function openSocket(): WebSocket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/api/v1/socket`);
}

export const connection = new Connection(openSocket);

const patience = 4000;

class Session {
  me = $state.raw<Me | null>(null);
  status = $state<Status>('connecting');
  /** Grows whenever tables of the lobby have changed. */
  lobbyChanges = $state(0);

  #known: Promise<void>;
  #tell: () => void = () => {};
  /** Those who do not wait for a server that has gone. */
  #impatient: (() => void)[] = [];
  #beginning: Promise<Me> | null = null;
  #listeners = new Set<(push: Push) => void>();

  constructor() {
    this.#known = new Promise((resolve) => (this.#tell = resolve));
    connection.onStatus = (status) => this.#turn(status);
    connection.onHello = (hello) => {
      this.me = hello.me ?? null;
      this.#tell();
    };
    connection.onPush = (push) => {
      if (push.type === 'lobby') this.lobbyChanges += 1;
      for (const listener of this.#listeners) listener(push);
    };
  }

  start(): void {
    connection.connect();
    addEventListener('online', () => connection.connect());
    // A server that does not answer at all is as good as none.
    setTimeout(() => {
      if (this.status === 'connecting') this.#turn('lost');
    }, patience);
  }

  /** Whether all that needs the server has to wait. */
  get offline(): boolean {
    return this.status === 'lost';
  }

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
    if (status === 'lost') this.#impatient.splice(0).forEach((leave) => leave());
  }

  async #begin(language: string): Promise<Me> {
    const { me } = await call('guest', { language });
    this.take(me);
    return me;
  }

  /** Goes on as somebody else; the connection must know, too. */
  take(me: Me | null): void {
    this.me = me;
    connection.restart();
  }
}

export const session = new Session();
