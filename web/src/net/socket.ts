import {
  protocolVersion,
  type Hello,
  type Push,
  type Requests,
  type RequestType,
  type SocketMessage,
  type SocketReply,
  type Update,
} from '../generated/api';
import { backoff } from './backoff';
import { RequestError } from './http';
import { Liveness } from './liveness';

export type Status = 'connecting' | 'open' | 'lost';

export interface WatchOptions {
  table: string;
  seat?: number | undefined;
  words: string;
  invite?: string | undefined;
}

interface Watching extends WatchOptions {
  version: number | undefined;
  take: (update: Update) => void;
  refused: (error: RequestError) => void;
  /** Those who wait for all that has happened. */
  recalls: { resolve: (past: Past) => void; reject: (error: RequestError) => void }[];
}

/** All that has happened before a version, as the viewer may know it. */
export type Past = Pick<Update, 'version' | 'events'>;

export interface Watch {
  /** Asks for everything again, in another language if one is given. */
  renew(words: string): void;
  /** Asks for all that has happened up to what is shown now; what is followed goes on as it was. */
  past(): Promise<Past>;
  stop(): void;
}

interface Waiting {
  text: string;
  // A request that carries a key may be sent again without being carried out twice.
  repeatable: boolean;
  sent: boolean;
  resolve: (reply: unknown) => void;
  reject: (error: RequestError) => void;
}

/** One connection for everything: requests, watched tables, pushes. It comes back by itself. */
export class Connection {
  status: Status = 'connecting';
  onStatus: (status: Status) => void = () => {};
  onHello: (hello: Hello) => void = () => {};
  onPush: (push: Push) => void = () => {};

  #open: () => WebSocket;
  #socket: WebSocket | null = null;
  #ready = false;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #nextId = 1;
  #waiting = new Map<number, Waiting>();
  #watches = new Set<Watching>();
  #liveness = new Liveness(
    // The smallest request there is; even a refusal shows that somebody is there.
    () => this.#socket?.send(JSON.stringify({ type: 'me', id: this.#nextId++ })),
    () => this.#drop(true),
  );

  constructor(open: () => WebSocket) {
    this.#open = open;
  }

  connect(): void {
    clearTimeout(this.#timer);
    if (this.#socket) return;
    const socket = this.#open();
    this.#socket = socket;
    this.#liveness.opening();
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', protocol: protocolVersion }));
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as SocketMessage);
    socket.onclose = () => this.#closed(socket);
  }

  /** Makes sure that the server can still be reached, after anything that may have cut the connection. */
  check(): void {
    if (this.#socket) this.#liveness.doubt();
    else this.connect();
  }

  /** Opens a new connection at once, for a session that has just begun or ended. */
  restart(): void {
    this.#drop(false);
    this.#attempt = 0;
    this.connect();
  }

  request<T extends RequestType>(
    type: T,
    fields: Requests[T]['request'],
    repeatable = false,
  ): Promise<Requests[T]['reply']> {
    const id = this.#nextId++;
    const text = JSON.stringify({ type, id, ...fields });
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        text,
        repeatable,
        sent: false,
        resolve: resolve as (reply: unknown) => void,
        reject,
      };
      this.#waiting.set(id, waiting);
      if (this.#ready) this.#send(waiting);
    });
  }

  watch(
    options: WatchOptions,
    take: (update: Update) => void,
    refused: (error: RequestError) => void = () => {},
  ): Watch {
    const watching: Watching = { ...options, version: undefined, take, refused, recalls: [] };
    this.#watches.add(watching);
    if (this.#ready) this.#begin(watching);
    return {
      renew: (words) => {
        watching.words = words;
        watching.version = undefined;
        if (this.#ready) this.#begin(watching);
      },
      past: () =>
        new Promise((resolve, reject) => {
          const first = watching.recalls.push({ resolve, reject }) === 1;
          if (first && this.#ready) this.#recall(watching);
        }),
      stop: () => {
        this.#watches.delete(watching);
        const { table, seat } = watching;
        // For the server all who follow a table from one seat are one.
        const others = [...this.#watches].some((one) => one.table === table && one.seat === seat);
        if (!this.#ready || others) return;
        this.request('unwatch', seat === undefined ? { table } : { table, seat }).catch(() => {});
      },
    };
  }

  #send(waiting: Waiting): void {
    waiting.sent = true;
    this.#socket?.send(waiting.text);
    this.#liveness.asked();
  }

  #begin(watching: Watching): void {
    this.#follow(watching, watching.version).catch((error: RequestError) => {
      if (error.code !== 'offline' && this.#watches.has(watching)) watching.refused(error);
    });
  }

  #recall(watching: Watching): void {
    this.#follow(watching, 0).catch((error: RequestError) => {
      // Over the next connection it is asked for again.
      if (error.code !== 'offline') watching.recalls.splice(0).forEach(({ reject }) => reject(error));
    });
  }

  #follow(watching: Watching, after: number | undefined): Promise<unknown> {
    const { table, seat, words, invite } = watching;
    const fields: Requests['watch']['request'] = { table, words };
    if (seat !== undefined) fields.seat = seat;
    if (after !== undefined) fields.after = after;
    if (invite !== undefined) fields.invite = invite;
    return this.request('watch', fields);
  }

  #receive(message: SocketMessage): void {
    if (message.type === 'reply') this.#answered(message);
    this.#liveness.heard(this.#waiting.size > 0);
    switch (message.type) {
      case 'reply':
        return;
      case 'hello':
        return this.#greeted(message);
      case 'update':
        return this.#updated(message);
      default:
        return this.onPush(message);
    }
  }

  #greeted(hello: Hello): void {
    this.#ready = true;
    this.#attempt = 0;
    this.#liveness.greeted();
    this.#turn('open');
    for (const waiting of this.#waiting.values()) this.#send(waiting);
    for (const watching of this.#watches) {
      this.#begin(watching);
      if (watching.recalls.length > 0) this.#recall(watching);
    }
    // Last, so that nothing is missed between what is asked for now and what is pushed from now on.
    this.onHello(hello);
  }

  #answered(reply: SocketReply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (!waiting) return;
    if (reply.ok) waiting.resolve(reply.reply);
    else waiting.reject(new RequestError(reply.error));
  }

  #updated(update: Update): void {
    for (const watching of this.#watches) {
      if (watching.table !== update.table || watching.seat !== update.seat) continue;
      if (update.from === 0) watching.recalls.splice(0).forEach(({ resolve }) => resolve(update));
      if (update.from === undefined || update.from === watching.version) {
        watching.version = update.version;
        watching.take(update);
      } else if (watching.version === undefined || update.version > watching.version) {
        // Something between was missed; what is known already is not taken twice.
        this.#begin(watching);
      }
    }
  }

  /** Ends a connection without waiting for the other side, which may not be there. */
  #drop(again: boolean): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.onopen = null;
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
    this.#closed(socket, again);
  }

  #closed(socket: WebSocket, again = true): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    this.#ready = false;
    this.#liveness.ended();
    for (const [id, waiting] of this.#waiting) {
      if (waiting.repeatable || !waiting.sent) continue;
      this.#waiting.delete(id);
      waiting.reject(new RequestError({ code: 'offline', text: '' }));
    }
    this.#turn(again ? 'lost' : 'connecting');
    if (again) this.#timer = setTimeout(() => this.connect(), backoff(this.#attempt++));
  }

  #turn(status: Status): void {
    if (this.status === status) return;
    this.status = status;
    this.onStatus(status);
  }
}
