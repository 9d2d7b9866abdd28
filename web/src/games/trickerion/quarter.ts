import type { SeatInfo } from '../../generated/api';
import type { Choice } from '../../table/choice';
import type { TrickerionObservation } from './observation';
import type { Held, Targets } from './targets';
import type { Thing } from './thing';

/** What every quarter of the town is given: it shows what lies there and offers what can be done. */
export interface QuarterProps {
  seen: TrickerionObservation;
  seats: SeatInfo[];
  targets: Targets;
  /** What was taken in hand, to be put somewhere. */
  held: Held | null;
  onchoose: (choices: Choice[]) => void;
  oninspect: (thing: Thing) => void;
}
