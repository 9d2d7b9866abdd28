import { errorText } from './errors';

/** Something that is done once at a time and may fail: what came of it, or why nothing did. */
export class Task<Note = string> {
  busy = $state(false);
  note = $state.raw<Note | null>(null);
  error = $state('');
  #running = false;

  /** False if it has failed, or is still being done. */
  async run(work: () => Promise<Note | null | void>): Promise<boolean> {
    if (this.#running) return false;
    this.#running = this.busy = true;
    this.note = null;
    this.error = '';
    try {
      this.note = (await work()) ?? null;
      return true;
    } catch (problem) {
      this.error = errorText(problem);
      return false;
    } finally {
      this.#running = this.busy = false;
    }
  }
}
