import type { Snippet } from 'svelte';
import type { SeatInfo } from '../generated/api';
import type { Choice } from '../table/choice';

/** What every game's board is given. It offers choices on itself and the rest in the prompt. */
export interface BoardProps {
  observation: unknown;
  outcome: unknown;
  /** What led here from the view before, as this viewer may know it; nothing after a jump. */
  events: unknown[];
  seats: SeatInfo[];
  viewer: number | undefined;
  acting: number[];
  timeLeft: number[];
  takenAt: number;
  choices: Choice[];
  choose: (action: string) => void;
  /** Which rule is against an action, in a sentence; null if none is, or nobody asks. */
  why: (action: string) => Promise<string | null>;
  /** What is asked with the choices that the board does not offer itself; it may say it in other words. */
  prompt: Snippet<[Choice[], string?]>;
  /** Log and chat, for boards that show them among their own parts on phones. */
  side?: Snippet;
}
