import type { SeatInfo } from '../../generated/api';
import { g, listed, t } from '../../i18n/language.svelte';
import { effectOf, endBonusOf, powerName } from './names';
import type { TrickerionObservation, TrickerionOutcome, TrickerionScore, TrickerionSeat } from './observation';

export interface ScoreRow {
  /** Its name in the catalogue. */
  key: string;
  of: (score: TrickerionScore) => number;
  /** How it is reckoned. */
  how?: string;
  /** The rule that says so. */
  rule?: string;
}

/** What the reckoning looks at: the end of the game, and what the players are called. */
export interface Reckoned {
  seen: TrickerionObservation;
  seats: SeatInfo[];
}

const parts = ['fame', 'shards', 'coins', 'apprentices', 'specialists', 'specials'] as const;
type Part = (typeof parts)[number];

const isApprentice = (who: string): boolean => who.startsWith('apprentice');
const countOf: Partial<Record<Part, (seat: TrickerionSeat) => number>> = {
  shards: ({ shards }) => shards,
  coins: ({ coins }) => coins,
  apprentices: ({ team }) => team.filter(isApprentice).length,
  specialists: ({ team }) => team.filter((who) => who !== 'magician' && !isApprentice(who)).length,
  specials: ({ specials }) => specials,
};

const fame = (amount: number): string => g('trickerion', 'gain.fame', { amount });

/** What one of a kind, or so many of them, are worth. */
function worthOf(part: Part, { options }: TrickerionObservation): string {
  const powers = options['powers'] === true;
  switch (part) {
    case 'shards':
      return powers && options['power_shard_scoring'] !== true
        ? t('score.how.shardsByPower', { fame: fame(1), power: powerName('crystal_collector') })
        : t('score.how.each', { fame: fame(1) });
    case 'coins':
      return powers
        ? t('score.how.coinsByPower', { fame: fame(1), power: powerName('royal_patronage') })
        : t('score.how.coins', { fame: fame(1) });
    case 'apprentices':
      return t('score.how.each', { fame: fame(2) });
    case 'specialists':
      return t('score.how.each', { fame: fame(3) });
    default:
      return t('score.how.each', { fame: fame(Number(options['final_special_card'])) });
  }
}

/** How much everybody had of it: "Ann 9, Bert 4". */
function heldBy(part: Part, { seen, seats }: Reckoned): string {
  const count = countOf[part];
  return listed(seen.seats.map((seat, i) => `${seats[i]?.name} ${count?.(seat)}`));
}

/** With a limit, nothing gives more than it. */
function limited(text: string, { options }: TrickerionObservation): string {
  const cap = options['final_category_cap'];
  return typeof cap === 'number' ? `${text} ${t('score.how.most', { fame: fame(cap) })}` : text;
}

function partRow(part: Part, reckoned: Reckoned, rule: string): ScoreRow {
  const row: ScoreRow = { key: `score.${part}`, of: (score) => score[part] };
  if (part === 'fame') return row;
  const how = t('score.how.counted', { worth: worthOf(part, reckoned.seen), held: heldBy(part, reckoned) });
  return { ...row, how: limited(how, reckoned.seen), rule };
}

/** The lines of the final scoring that gave anybody anything; they add up to the totals. */
export function scoreRows({ scores }: TrickerionOutcome, reckoned: Reckoned): ScoreRow[] {
  const { seen } = reckoned;
  const rule = seen.options['powers'] === true ? 'T12.5' : seen.options['dark_alley'] === true ? 'T11.13' : 'T10.1';
  const tricks = new Set(scores.flatMap((score) => Object.keys(score.trick_bonus)));
  const rows: ScoreRow[] = [
    ...parts.map((part) => partRow(part, reckoned, rule)),
    ...[...tricks].map((trick) => ({
      key: `trick.${trick}`,
      of: (score: TrickerionScore) => score.trick_bonus[trick] ?? 0,
      how: limited(endBonusOf(trick), seen),
      rule: 'T11.13',
    })),
    {
      key: 'score.legendary_repertoire',
      of: (score) => score.legendary_repertoire,
      how: limited(effectOf('power', 'legendary_repertoire'), seen),
      rule: 'T12.5',
    },
  ];
  return rows.filter(({ of }) => scores.some((score) => of(score) !== 0));
}
