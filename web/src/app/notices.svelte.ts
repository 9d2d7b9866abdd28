import type { Notice } from '../generated/api';
import { t } from '../i18n/language.svelte';
import { call } from '../net/http';
import { session } from '../net/session.svelte';
import { keepSetting, keptSetting } from '../offline/settings';
import { notify } from './notify';
import { tableLink } from './routes';

const storageKey = 'prestige.notify';

export const noticeText = (notice: Notice): string => t(`notice.${notice.kind}`);

/** Of two lists one, each notice once, the newest first. What was read stays read. */
export function merged(known: Notice[], more: Notice[]): Notice[] {
  const read = new Set(known.filter((notice) => notice.read).map((notice) => notice.number));
  const all = new Map([...known, ...more].map((notice) => [notice.number, notice]));
  return [...all.values()]
    .map((notice) => (read.has(notice.number) ? { ...notice, read: true } : notice))
    .sort((a, b) => b.number - a.number);
}

/** Up to which notice all are read; 0 if the oldest is not. */
export function readUpto(list: Notice[]): number {
  const oldest = list.findLast((notice) => !notice.read)?.number ?? Infinity;
  return list.find(({ number }) => number < oldest)?.number ?? 0;
}

/** What somebody should know about tables they do not look at. */
class Notices {
  list = $state.raw<Notice[]>([]);
  /** Whether the browser tells them, too, while its window is hidden. */
  shown = $state(keptSetting(storageKey) === 'yes');
  readonly unread = $derived(this.list.filter((notice) => !notice.read).length);

  #person: string | undefined;
  /** The table that is open on this screen. */
  #open: string | undefined;

  constructor() {
    session.listen((push) => {
      if (push.type !== 'notice') return;
      this.#take([push.notice]);
      this.#tell(push.notice);
    });
  }

  /** Everything kept for whoever is here now. */
  async load(): Promise<void> {
    const person = session.me?.person;
    if (person !== this.#person) this.list = [];
    this.#person = person;
    if (person === undefined) return;
    const answer = await call('notices', {}).catch(() => null);
    // Others may have been told meanwhile, and somebody else may be here.
    if (answer && person === session.me?.person) this.#take(answer.notices);
  }

  /** Who sees a table needs no notice of it: what comes before and meanwhile is read. */
  attend(table: string): () => void {
    this.#open = table;
    this.#take([]);
    return () => {
      if (this.#open === table) this.#open = undefined;
    };
  }

  async read(upto: number): Promise<void> {
    this.list = this.list.map((notice) => (notice.number <= upto ? { ...notice, read: true } : notice));
    await call('read_notices', { upto }).catch(() => {});
  }

  /** Asks the browser to tell notices; false if it, or somebody, does not want to. */
  async show(wanted: boolean): Promise<boolean> {
    const may = wanted && 'Notification' in globalThis && (await Notification.requestPermission()) === 'granted';
    this.shown = may;
    keepSetting(storageKey, may ? 'yes' : 'no');
    return may === wanted;
  }

  #take(more: Notice[]): void {
    const list = merged(this.list, more);
    const isNews = (notice: Notice): boolean => !notice.read && notice.table === this.#open;
    this.list = list.map((notice) => (isNews(notice) ? { ...notice, read: true } : notice));
    if (!list.some(isNews)) return;
    // The server only knows up to where all is read: what is older and not read must stay so.
    const upto = readUpto(this.list);
    if (upto > 0) void this.read(upto);
  }

  #tell(notice: Notice): void {
    if (!this.shown || !document.hidden || globalThis.Notification?.permission !== 'granted') return;
    void notify({ text: noticeText(notice), tag: notice.table, link: tableLink(notice.table) });
  }
}

export const notices = new Notices();
