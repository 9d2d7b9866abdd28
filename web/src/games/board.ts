import type { Snippet } from 'svelte';
import type { SeatInfo } from '../generated/api';
import type { Choice } from '../table/choice';
import type { Why } from '../table/frame.svelte';

export interface PromptExtras {
  /** What can be asked about though it is nowhere on the board. */
  asks?: Choice[];
  /** What is asked, in the board's words in place of the game's. */
  said?: string | undefined;
}

/** What is played out before the eyes of the viewer; the game may be further on meanwhile. */
export interface Played {
  /** What is seen as long as it plays. */
  observation: unknown;
  /** What is said in place of what is asked. */
  said: string;
  /** Ends it: whoever does not want to look is where the game is. */
  skip: () => void;
}

/** What a board remembers of the past: one for each view of a table, also while another one is shown. */
export interface Memory {
  /** At a table everything else waits for it. */
  readonly played?: Played | undefined;
  /** An update of the view: what led to it, what is seen now, and whether the viewer has to decide. */
  take(events: unknown[], observation: unknown, acts?: boolean): void;
  /** After a view that continues nothing: all that has happened in the game, and what is seen now. */
  recall(events: unknown[], observation: unknown): void;
}

/**
 * What every game's board is given. It offers choices on itself and the rest in the prompt.
 *
 * What all boards share comes by itself:
 * - Things with `data-thing="kind id"` are lit while the log names them (`kind id` as in the
 *   game's texts, `seat N` for a seat); so is what holds them out of sight
 *   (`data-holds="kind id,kind id"`). `data-of` says whose they are, where several have one.
 * - Things with `data-place`, too, travel when they are elsewhere after an update, and numbers
 *   shown by `ui/Count` count up and down; see motion/motion.ts.
 * - A `ui/Spot` with `about` shows it on hover and focus, and can be asked "Why not?" in which
 *   case the rule against the actions in `about.asks` is named.
 * - Whatever decides is a `ui/Spot` or a `ui/ChoiceButton`, which say so to who asks; `choose` itself
 *   decides nothing then.
 */
export interface BoardProps {
  observation: unknown;
  outcome: unknown;
  /** What led here from the view before, as this viewer may know it; nothing after a jump. */
  events: unknown[];
  /** What it remembers of this view, if the game has something to remember; see registry.ts. */
  memory?: Memory | undefined;
  seats: SeatInfo[];
  viewer: number | undefined;
  acting: number[];
  timeLeft: number[];
  takenAt: number;
  choices: Choice[];
  choose: (action: string) => void;
  /** Whether an action is possible, and else which rule is against it; null if nobody asks. */
  why: Why;
  /** The newest sentences since one's own last decision, for those who wait. */
  news?: string[];
  /** The bar with what is asked, and the choices that the board does not offer itself. */
  prompt: Snippet<[Choice[], PromptExtras?]>;
  /** Log and chat, for boards that show them among their own parts on phones. */
  side?: Snippet;
}
