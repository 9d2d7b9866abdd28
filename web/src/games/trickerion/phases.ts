/** What the phases of the game are called in the catalogue. */
const names: Partial<Record<string, string>> = {
  rolling: 'roll_dice',
  turn_setup: 'roll_dice',
  advertising: 'advertise',
  learning_powers: 'learn_power',
  assigning: 'assignment',
  revealed: 'reveal',
  placing: 'placing',
  before_shows: 'before_performance',
  showing: 'performance',
  after_shows: 'after_performance',
  wages: 'wages',
  returning: 'return',
  orders: 'orders',
  moving_cards: 'performance_cards',
  prophesying: 'prophecies',
  special_cards: 'special_cards',
  over: 'over',
};

/** The phase as the rules name it; everything before the first turn is setup. */
export const phaseKey = (phase: string): string => names[phase] ?? 'setup';
export const isSetup = (phase: string): boolean => phaseKey(phase) === 'setup';
