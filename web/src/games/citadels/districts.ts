export const districtTypes = ['noble', 'religious', 'trade', 'military', 'unique'] as const;
export type DistrictType = (typeof districtTypes)[number];

interface District {
  type: DistrictType;
  cost: number;
}

const of = (type: DistrictType, cost: number): District => ({ type, cost });

const districts: Record<string, District> = {
  manor: of('noble', 3),
  castle: of('noble', 4),
  palace: of('noble', 5),
  temple: of('religious', 1),
  church: of('religious', 2),
  monastery: of('religious', 3),
  cathedral: of('religious', 5),
  tavern: of('trade', 1),
  market: of('trade', 2),
  trading_post: of('trade', 2),
  docks: of('trade', 3),
  harbor: of('trade', 4),
  town_hall: of('trade', 5),
  watchtower: of('military', 1),
  prison: of('military', 2),
  barracks: of('military', 3),
  fortress: of('military', 5),
  armory: of('unique', 3),
  basilica: of('unique', 4),
  capitol: of('unique', 5),
  dragon_gate: of('unique', 6),
  factory: of('unique', 5),
  framework: of('unique', 3),
  gold_mine: of('unique', 6),
  graveyard: of('unique', 5),
  great_wall: of('unique', 6),
  haunted_quarter: of('unique', 2),
  hospital: of('unique', 6),
  imperial_treasury: of('unique', 5),
  ivory_tower: of('unique', 5),
  keep: of('unique', 3),
  laboratory: of('unique', 5),
  library: of('unique', 6),
  map_room: of('unique', 5),
  monument: of('unique', 4),
  museum: of('unique', 4),
  necropolis: of('unique', 5),
  observatory: of('unique', 4),
  park: of('unique', 6),
  poor_house: of('unique', 4),
  quarry: of('unique', 5),
  school_of_magic: of('unique', 6),
  secret_vault: of('unique', 0),
  smithy: of('unique', 5),
  stables: of('unique', 2),
  statue: of('unique', 3),
  theater: of('unique', 6),
  thieves_den: of('unique', 6),
  throne_room: of('unique', 6),
  wishing_well: of('unique', 5),
};

export interface Built extends District {
  id: string;
  beautified: boolean;
}

/** Reads a district as cities list it: a `+` marks a beautified one. */
export function builtOf(word: string): Built {
  const beautified = word.endsWith('+');
  const id = beautified ? word.slice(0, -1) : word;
  const { type, cost } = districts[id] ?? of('unique', 0);
  return { id, type, cost: cost + (beautified ? 1 : 0), beautified };
}
