import type { SeatInfo } from '../../generated/api';
import type { Choice } from '../../table/choice';
import type { TrickerionObservation } from './observation';
import type { Targets } from './targets';
import type { Thing } from './thing';

/** What every quarter of the town is given: it shows what lies there and offers what can be done. */
export interface QuarterProps {
  seen: TrickerionObservation;
  seats: SeatInfo[];
  targets: Targets;
  onchoose: (choices: Choice[]) => void;
  oninspect: (thing: Thing) => void;
}
