import type { SeatInfo } from '../../generated/api';
import type { Choice } from '../../table/choice';
import type { CitadelsObservation } from './observation';
import type { Targets } from './targets';
import type { Thing } from './thing';

/** What every part of the board works with. */
export interface Desk {
  readonly seen: CitadelsObservation;
  readonly seats: SeatInfo[];
  readonly viewer: number | undefined;
  readonly acting: number[];
  readonly timeLeft: number[];
  readonly takenAt: number;
  readonly choices: Choice[];
  readonly targets: Targets;
  /** Takes the one choice, or asks which of them. */
  offer: (choices: Choice[], title?: string) => void;
  inspect: (thing: Thing) => void;
  /** The own Character that is looked at under its cloth. */
  readonly lifted: string | null;
  lift: (character: string | null) => void;
}

export const rankOf = (desk: Desk, character: string): number => desk.seen.cast.indexOf(character) + 1;
