// The parts of a Trickerion observation that the board shows. Objects leave out what says nothing:
// an amount of 0, a die that shows X, a slot without a marker.

export type Category = 'spiritual' | 'mechanical' | 'optical' | 'escape';
export type Suit = 'spades' | 'hearts' | 'diamonds' | 'clubs';
export type Location = 'downtown' | 'market_row' | 'workshop' | 'theater' | 'dark_alley';
export type Weekday = 'thursday' | 'friday' | 'saturday' | 'sunday';
export type SlotId = 's00' | 's10' | 's01' | 's11' | 's02' | 's12';
export type Corner = 'top' | 'right' | 'bottom' | 'left';
export type DieId = 'residence_1' | 'residence_2' | 'inn_1' | 'inn_2' | 'bank_1' | 'bank_2';
/** `magician`, `manager`, …, `apprentice_1` to `apprentice_4` (the Assistant's). */
export type CharacterId = string;
/** `downtown+2`, `market_row+0`, `workshop`, `thursday` (backstage), `thursday_stage`, … */
export type SpotId = string;
/** How many there are of each id. */
export type Amounts = Partial<Record<string, number>>;

export interface Marker {
  owner: number | 'dummy' | 'neutral';
  suit?: Suit;
  /** The category at its top corner; the others follow clockwise. */
  top: Category;
  stacked?: boolean;
}

export interface Show {
  card: string;
  slot: Partial<Record<SlotId, Marker>>;
  guests: Marker[];
}

export interface OwnedTrick {
  trick: string;
  markers: number;
  enhancements: number;
  on_engineer_slot: boolean;
}

export interface LearnedPower {
  power: string;
  used: number;
  coins: number;
}

/** What only the viewer knows of the own cards. */
export interface OwnCards {
  permanent: Amounts;
  specials: Amounts;
  fresh: Amounts;
  /** The card under each Character: a Location or a Special card. */
  below: Partial<Record<CharacterId, string>>;
  powers: Amounts;
  discarded_powers: Amounts;
}

export interface TrickerionSeat {
  fame: number;
  coins: number;
  shards: number;
  magician: string | null;
  team: CharacterId[];
  hired: string[];
  hired_apprentices: number;
  tricks: Partial<Record<Suit, OwnedTrick>>;
  /** Markers in the supply, not on Tricks and not on stage. */
  unused: Partial<Record<Suit, number>>;
  tokens: Amounts;
  manager_piles: (string | null)[];
  duty: Partial<Record<CharacterId, string>>;
  spot: Partial<Record<CharacterId, SpotId>>;
  /** What lies at a Character for all to see: a Location, a Special card or `face_down`. */
  card: Partial<Record<CharacterId, string>>;
  weekday: Weekday | null;
  hand: number;
  specials: number;
  powers_in_hand: number;
  advertised: boolean;
  confirmed: boolean;
  ability_used: boolean;
  stage_card: string | null;
  powers: (LearnedPower | null)[];
  known_specials: Amounts;
  cards?: OwnCards;
}

export interface Placement {
  seat: number | null;
  acting: boolean;
  who: CharacterId;
  spot: SpotId;
  ap: number;
  special: string | null;
  special_used: boolean;
  enhanced: boolean;
}

/** The action that is being carried out. */
export interface Doing {
  verb: string | null;
  trick: string | null;
  die: DieId | null;
  suit: Suit | null;
  /** Whose marker is on its way, whether it pays for Links, and onto which card. */
  owner: number;
  pays: boolean;
  stack: boolean;
  show: number;
  /** Where the marker came from: a position in `shows`, or 255 for a Trick card. */
  from: number;
  from_ref: string;
  /** What was declared with it: `card` is the ability of the Special card. */
  mods: { card?: boolean };
}

export interface TrickerionObservation {
  viewer: number | 'spectator';
  game: 'trickerion';
  players: number;
  options: Record<string, unknown>;
  phase: string;
  turn: number;
  order: number[];
  cursor: number;
  residence: string[];
  dice: Partial<Record<DieId, string>>;
  market: {
    buy: (string | null)[];
    order: (string | null)[];
    quick: string | null;
    beside: string[];
  };
  /** By position; the first entered last. */
  shows: (Show | null)[];
  unseen_performances: string[];
  occupied: Partial<Record<SpotId, number>>;
  /** How many slots of a Location can be used, without a Turn Setup card. */
  closed: Partial<Record<Location, unknown>>;
  closed_days: Weekday[];
  setup_card: string | null;
  next_setup_card: string | null;
  active: string | null;
  omen: Partial<Record<'left' | 'right' | 'bottom', string>>;
  placement: Placement;
  staging: { performer: number | null; show: number; step: number };
  doing: Doing;
  pending: { ask: string; seat: number; [key: string]: unknown }[];
  seats: TrickerionSeat[];
  /** Special decks from the top; null is a card that the viewer does not know. */
  deck: Partial<Record<Location, ({ card: string } | null)[]>>;
  looked_at: string[];
}

export interface TrickerionScore {
  seat: number;
  total: number;
  fame: number;
  shards: number;
  coins: number;
  apprentices: number;
  specialists: number;
  specials: number;
  trick_bonus: Amounts;
  legendary_repertoire: number;
}

export interface TrickerionOutcome {
  scores: TrickerionScore[];
  places: number[];
  winners: number[];
}
