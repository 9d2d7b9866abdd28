import type { BotPace, ClockKind, CreateTable } from '../generated/api';
import type { Options } from '../screens/games';

export type Mode = 'bots' | 'hotSeat' | 'online';
export type Pace = 'none' | 'quick' | 'calm' | 'days';

/** What those who come to a table agree to, beside the game itself. */
export interface Terms {
  pace: Pace;
  open: boolean;
  rated: boolean;
  /** Seconds by which spectators are late. */
  delay: number;
  friendly: boolean;
}

export const usualTerms: Terms = { pace: 'none', open: true, rated: false, delay: 0, friendly: true };

const clocks: Record<Pace, { kind: ClockKind; seconds?: number; increment?: number }> = {
  none: { kind: 'none' },
  quick: { kind: 'fischer', seconds: 600, increment: 10 },
  calm: { kind: 'fischer', seconds: 1800, increment: 30 },
  days: { kind: 'days', seconds: 3 * 24 * 3600 },
};

export interface Wish {
  mode: Mode;
  game: string;
  players: number;
  options: Options;
  /** Levels of the seats after one's own; empty for a free seat. */
  seats: string[];
  botPace: BotPace;
  terms: Terms;
}

export function tableRequest({ mode, seats, botPace, terms, ...game }: Wish): Omit<CreateTable, 'key' | 'language'> {
  const { pace, open, rated, delay, friendly } = terms;
  const base = { ...game, bot_pace: botPace };
  if (mode === 'bots') return { ...base, friendly, visibility: 'invited', bots: seats };
  if (mode === 'hotSeat') return { ...base, friendly, visibility: 'invited', hot_seat: true };
  return {
    ...base,
    // What counts is not taken back.
    friendly: friendly && !rated,
    rated,
    visibility: open ? 'open' : 'invited',
    clock: clocks[pace],
    spectator_delay_s: delay,
    bots: seats.filter((level) => level !== ''),
  };
}
