// The parts of a Citadels observation that the board shows.

export interface CitadelsSeat {
  gold: number;
  hand_size: number;
  city: string[];
  tucked_size: number;
  completed: boolean;
  hand?: string[];
  tucked?: string[];
  characters?: string[];
}

export interface CitadelsTurn {
  seat: number;
  character: string;
  gathered: boolean;
  builds: number;
  /** Of `income`, `ability`, `extra` and `crown`. */
  abilities_used: string[];
  beautified: number;
}

export interface CitadelsObservation {
  viewer: number | 'spectator';
  players: number;
  cast: string[];
  round: number;
  phase: string;
  crown: number | null;
  tax: number;
  seats: CitadelsSeat[];
  deck: { shuffled_size: number; under: (string | null)[][] };
  selection: { face_up: string[]; slots: (string | null)[]; seen_piles: string[][] };
  called: string | null;
  shown: Record<string, number | null>;
  killed: string | null;
  bewitched: string | null;
  robbed: string | null;
  protected: number | null;
  warrants: string[];
  threats: string[];
  signed: string | null;
  rose: string | null;
  turn: CitadelsTurn | null;
  aside: string[];
  seen_hand: string[];
}

export interface CitadelsScore {
  seat: number;
  total: number;
  districts: number;
  five_types: number;
  completion: number;
  extras: Record<string, number>;
  haunted_quarter: string | null;
}

export interface CitadelsOutcome {
  scores: CitadelsScore[];
  places: number[];
  winners: number[];
}
