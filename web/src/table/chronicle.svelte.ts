import type { Story, Update } from '../generated/api';
import { isUnanswered } from '../net/http';

export interface Line {
  id: number;
  text: string;
}

type Tell = (after: number | undefined, language: string) => Promise<Story>;

/** What has happened, in sentences: the past as the server tells it, then every update. */
export class Chronicle {
  lines = $state.raw<Line[]>([]);
  /** The first line after one's own last decision. */
  markedAt = $state(0);
  /** What the last updates added. */
  fresh = $state.raw<string[]>([]);

  #tell: Tell;
  #nextId = 0;
  #asking = 0;
  /** Nobody has answered what happened before; the next update is an occasion to ask again. */
  #unanswered = false;
  #since: { version: number; sentences: string[] }[] = [];

  constructor(tell: Tell) {
    this.#tell = tell;
  }

  get sinceMark(): Line[] {
    return this.lines.slice(this.markedAt);
  }

  /** One's own decision: what comes from here on is new. If it comes to nothing, the mark goes back. */
  mark(): () => void {
    const before = this.markedAt;
    const marked = (this.markedAt = this.lines.length);
    return () => {
      if (this.markedAt === marked) this.markedAt = before;
    };
  }

  /** Updates that are shown at the same time. */
  take(updates: Update[], language: string): void {
    const fresh: string[] = [];
    for (const { from, version, words } of updates) {
      if (from === undefined) {
        this.#since = [];
        fresh.length = 0;
        void this.#begin(language);
        continue;
      }
      const sentences = words?.sentences ?? [];
      this.#since.push({ version, sentences });
      fresh.push(...sentences);
      this.#add(sentences);
      if (this.#unanswered) void this.#begin(language);
    }
    this.fresh = fresh;
  }

  async #begin(language: string): Promise<void> {
    const asking = ++this.#asking;
    this.#unanswered = false;
    const stories = await Promise.all([
      this.#tell(0, language),
      this.#tell(undefined, language),
    ]).catch((error: unknown) => {
      if (asking === this.#asking) this.#unanswered = isUnanswered(error);
      return null;
    });
    // A delayed table tells no story; then the chronicle starts with the next update.
    if (!stories || asking !== this.#asking) return;
    const [all, recent] = stories;
    this.lines = [];
    this.#add(all.sentences);
    this.markedAt = Math.max(0, all.sentences.length - recent.sentences.length);
    for (const { version, sentences } of this.#since) {
      if (version > all.version) this.#add(sentences);
    }
  }

  #add(sentences: string[]): void {
    if (sentences.length === 0) return;
    this.lines = [...this.lines, ...sentences.map((text) => ({ id: this.#nextId++, text }))];
  }
}
