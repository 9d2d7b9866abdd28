import type { TrickerionOutcome, TrickerionScore } from './observation';

export interface ScoreRow {
  /** Its name in the catalogue. */
  key: string;
  of: (score: TrickerionScore) => number;
}

const parts = ['fame', 'shards', 'coins', 'apprentices', 'specialists', 'specials'] as const;

/** The lines of the final scoring that gave anybody anything; they add up to the totals. */
export function scoreRows({ scores }: TrickerionOutcome): ScoreRow[] {
  const tricks = new Set(scores.flatMap((score) => Object.keys(score.trick_bonus)));
  const rows: ScoreRow[] = [
    ...parts.map((part) => ({ key: `score.${part}`, of: (score: TrickerionScore) => score[part] })),
    ...[...tricks].map((trick) => ({
      key: `trick.${trick}`,
      of: (score: TrickerionScore) => score.trick_bonus[trick] ?? 0,
    })),
    { key: 'score.legendary_repertoire', of: (score) => score.legendary_repertoire },
  ];
  return rows.filter(({ of }) => scores.some((score) => of(score) !== 0));
}
