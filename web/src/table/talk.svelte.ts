import { announcer } from '../app/announce.svelte';
import { muted } from '../app/muted.svelte';
import type { ChatLine, ChatRoom, Push, Requests } from '../generated/api';
import { call } from '../net/http';
import { connection as ownConnection, session as ownSession, type Session } from '../net/session.svelte';
import type { Connection } from '../net/socket';

interface Place {
  table: string;
  room: ChatRoom;
  invite?: string | undefined;
}

/** What is said at one table, whether or not anybody looks at it. */
export class Talk {
  lines = $state.raw<ChatLine[]>([]);
  readonly heard = $derived(this.lines.filter((line) => !muted.has(line.person)));
  readonly unread = $derived(this.heard.filter((line) => line.number > this.#read && !this.#isOwn(line)).length);

  readonly place: Place;
  #connection: Connection;
  #session: Session;
  /** The last line that somebody has seen here. */
  #read = $state(0);
  #begun = false;
  #silence: () => void;

  constructor(place: Place, connection = ownConnection, session = ownSession) {
    this.place = place;
    this.#connection = connection;
    this.#session = session;
    this.#silence = session.listen((push) => this.#take(push));
    // Otherwise the hello comes first.
    if (connection.status === 'open') void this.load();
  }

  stop(): void {
    this.#silence();
  }

  /** Asks for what was said, also to those who were not listening then. */
  async load(after?: number): Promise<void> {
    const request: Requests['chat']['request'] = { ...this.#where() };
    if (after !== undefined) request.after = after;
    // Over the connection that brings the news, so that there is no gap between the two.
    const log = await this.#connection.request('chat', request).catch(() => null);
    if (log) this.#add(log.lines);
    if (log && !this.#begun) {
      this.#begun = true;
      this.read();
    }
  }

  async say(text: string): Promise<void> {
    this.#add([await call('say', { ...this.#where(), text })]);
  }

  /** Everything there is has been seen. */
  read(): void {
    this.#read = this.lines.at(-1)?.number ?? 0;
  }

  #where(): Place {
    const { table, room, invite } = this.place;
    return invite === undefined ? { table, room } : { table, room, invite };
  }

  #take(push: Push): void {
    if (push.type === 'hello') void this.load(this.lines.at(-1)?.number);
    if (push.type !== 'chat' || push.table !== this.place.table || push.line.room !== this.place.room) return;
    this.#add([push.line]);
  }

  #add(more: ChatLine[]): void {
    const known = new Set(this.lines.map((line) => line.number));
    const fresh = more.filter((line) => !known.has(line.number));
    if (fresh.length === 0) return;
    const last = this.lines.at(-1)?.number ?? 0;
    this.lines = [...this.lines, ...fresh].sort((a, b) => a.number - b.number);
    if (this.#begun) this.#announce(fresh.filter((line) => line.number > last));
  }

  #announce(fresh: ChatLine[]): void {
    for (const line of fresh) {
      if (!this.#isOwn(line) && !muted.has(line.person)) announcer.say(`${line.name}: ${line.text}`);
    }
  }

  #isOwn(line: ChatLine): boolean {
    return line.person === this.#session.me?.person;
  }
}
