interface Said {
  id: number;
  text: string;
}

const kept = 12;

/**
 * What screen readers are told. Every saying is a line of its own: lines that are added are read one after
 * the other, however quickly they come, where one that replaces another would cut it short.
 */
class Announcer {
  lines = $state.raw<Said[]>([]);
  #nextId = 0;

  say(text: string): void {
    this.lines = [...this.lines.slice(1 - kept), { id: this.#nextId++, text }];
  }

  /** Forgets what was said: it was not meant for whoever comes next. */
  clear(): void {
    this.lines = [];
  }
}

export const announcer = new Announcer();
