/** A line of a score sheet. */
export interface SheetRow<Score> {
  name: string;
  of: (score: Score) => number;
  /** What it is given for. */
  how?: string | undefined;
  /** How somebody came to it. */
  each?: ((score: Score) => string) | undefined;
  /** The rule that says so, by its id. */
  rule?: string | undefined;
}
