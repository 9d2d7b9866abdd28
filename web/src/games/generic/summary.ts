type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The plain numbers of a seat, in the order the game tells them. */
export function countsOf(seat: unknown): [string, number][] {
  if (!isFields(seat)) return [];
  return Object.entries(seat).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
}

function sumOf(value: unknown): number {
  if (typeof value === 'number') return value;
  if (!isFields(value)) return 0;
  return Object.values(value).reduce<number>((sum, part) => sum + sumOf(part), 0);
}

export interface ScoreTable {
  winners: number[];
  rows: { key: string; values: number[] }[];
}

/** The scores of any game as a table, one row per kind of points and the total last. */
export function scoresOf(outcome: unknown): ScoreTable | null {
  if (!isFields(outcome) || !Array.isArray(outcome['scores'])) return null;
  const scores = outcome['scores'] as Fields[];
  const keys = Object.keys(scores[0] ?? {}).filter((key) => key !== 'seat' && key !== 'total');
  const rows = [...keys, 'total'].map((key) => ({
    key,
    values: scores.map((score) => sumOf(score[key])),
  }));
  return { winners: (outcome['winners'] as number[] | undefined) ?? [], rows };
}
