/** A player aid as sections of short lines. */
export interface Line {
  name: string;
  text: string;
  /** What it costs or brings, set off from the text. */
  amount?: string;
  /** A character of Citadels, drawn beside its line. */
  character?: string;
}

export interface Section {
  title: string;
  /** An id of `venueArt`, or none. */
  venue?: string;
  lines: Line[];
  notes?: string[];
}

export type Options = Record<string, unknown>;

/** What a table has agreed on, as its observation tells it. */
export interface Agreed {
  options: Options;
  players: number;
  /** Citadels: the characters of this game by rank. */
  cast?: string[] | undefined;
}
