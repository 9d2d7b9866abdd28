import { jump } from './steps';

const stepMs = 1400;
/** A step of which nothing can be told passes quickly. */
const silentMs = 60;

/** Where in a game one is, and how one moves through it. */
export class Player {
  step = $state(0);
  steps = $state(0);
  playing = $state(false);
  speed = $state(1);
  /** The steps at which somebody else takes over. */
  turns = $state.raw<number[]>([]);

  readonly atEnd = $derived(this.step >= this.steps);

  go(step: number): void {
    this.step = Math.max(0, Math.min(this.steps, step));
  }

  move(by: number): void {
    this.playing = false;
    this.go(this.step + by);
  }

  turn(direction: 1 | -1): void {
    this.playing = false;
    this.go(jump(this.turns, this.step, direction, this.steps));
  }

  toggle(): void {
    if (!this.playing && this.atEnd) this.step = 0;
    this.playing = !this.playing;
  }

  /** How long the step that is shown stays; the words need time to be read. */
  stayMs(words: string): number {
    return (words === '' ? silentMs : stepMs + words.length * 12) / this.speed;
  }

  /** Moves on by itself. */
  advance(): void {
    this.go(this.step + 1);
    if (this.atEnd) this.playing = false;
  }

  /** Whether a key was meant for this. */
  press(key: string, shift: boolean): boolean {
    switch (key) {
      case 'ArrowLeft':
        return (shift ? this.turn(-1) : this.move(-1), true);
      case 'ArrowRight':
        return (shift ? this.turn(1) : this.move(1), true);
      case 'Home':
        return (this.move(-this.steps), true);
      case 'End':
        return (this.move(this.steps), true);
      case ' ':
        return (this.toggle(), true);
      default:
        return false;
    }
  }
}
