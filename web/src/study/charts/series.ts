/** What a chart over time is drawn from. */
export interface Series {
  title: string;
  /** Steps of the game for which there are numbers, ascending. */
  steps: number[];
  /** For each seat a number at each of these steps. */
  lines: number[][];
}

export interface Mark {
  step: number;
  number: number;
  text: string;
}

/** Different dashes, so that lines can be told apart without their colours. */
export const dashes = ['', '7 4', '2 3', '10 3 2 3', '4 2', '12 5', '6 2 2 2 2 2', '1 4'] as const;
