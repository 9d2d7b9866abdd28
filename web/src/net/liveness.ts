/** Milliseconds in which something must be heard. */
export const patience = {
  /** From a connection that is being opened: its hello. */
  hello: 10_000,
  /** After a request: anything. */
  answer: 10_000,
  /** While nobody wants anything. */
  quiet: 30_000,
  /** After a question that is only asked for its answer. */
  sign: 4_000,
};

type Mood = keyof typeof patience;

/**
 * Finds out whether anybody is still there. Networks change and devices sleep, and then a connection may die
 * without a word: it looks open, but whatever is sent over it is lost.
 */
export class Liveness {
  #ask: () => void;
  #dead: () => void;
  #mood: Mood | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `ask` sends something that has an answer; `dead` is told when none came. */
  constructor(ask: () => void, dead: () => void) {
    this.#ask = ask;
    this.#dead = dead;
  }

  opening(): void {
    this.#wait('hello');
  }

  greeted(): void {
    this.#wait('quiet');
  }

  /** A request has been sent. */
  asked(): void {
    if (this.#mood === 'quiet') this.#wait('answer');
  }

  /** Something came, whatever it was; `open` says whether requests are still to be answered. */
  heard(open: boolean): void {
    if (this.#mood !== 'hello') this.#wait(open ? 'answer' : 'quiet');
  }

  /** There is a reason to doubt. */
  doubt(): void {
    if (this.#mood !== 'quiet' && this.#mood !== 'answer') return;
    this.#wait('sign');
    this.#ask();
  }

  ended(): void {
    clearTimeout(this.#timer);
    this.#mood = null;
  }

  #wait(mood: Mood): void {
    clearTimeout(this.#timer);
    this.#mood = mood;
    const unheard = () => (mood === 'hello' || mood === 'sign' ? this.#dead() : this.doubt());
    this.#timer = setTimeout(unheard, patience[mood]);
  }
}
