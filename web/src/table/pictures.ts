import { afterPicture } from '../ui/picture';

/**
 * Whoever presses something sees at once that it was pressed: what follows from it is worked out after the
 * next picture, and what comes in between is shown as one change.
 */
export class Pictures {
  #drawing = false;
  #waiting = new Set<() => void>();

  /** Something has changed that should be drawn before anything else changes. */
  changed(): void {
    if (this.#drawing) return;
    this.#drawing = true;
    afterPicture(() => {
      this.#drawing = false;
      const waiting = [...this.#waiting];
      this.#waiting.clear();
      if (waiting.length > 0) this.changed();
      for (const run of waiting) run();
    });
  }

  /** Runs a change: at once, or once after the picture that is on its way. */
  change(run: () => void): void {
    if (this.#drawing) return void this.#waiting.add(run);
    this.changed();
    run();
  }
}
