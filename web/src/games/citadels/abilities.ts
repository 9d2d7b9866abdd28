import type { Choice } from '../../table/choice';
import type { CitadelsTurn } from './observation';

/** What the engine keeps count of in a turn. */
export type Slot = 'income' | 'ability' | 'extra' | 'crown';

interface Ability {
  slot: Slot;
  verbs: string[];
}

const income: Ability = { slot: 'income', verbs: ['income', 'split'] };
const takesCrown: Ability = { slot: 'crown', verbs: ['take_crown'] };
const own = (...verbs: string[]): Ability => ({ slot: 'ability', verbs });
const extra = (...verbs: string[]): Ability => ({ slot: 'extra', verbs });

const abilities: Record<string, Ability[]> = {
  assassin: [own('kill')],
  witch: [own('bewitch')],
  magistrate: [own('warrant')],
  thief: [own('rob')],
  spy: [own('spy')],
  blackmailer: [own('threaten')],
  magician: [own('swap_hands', 'redraw')],
  seer: [own('collect_cards')],
  wizard: [own('look')],
  king: [income, takesCrown],
  emperor: [income, { slot: 'crown', verbs: ['give_crown'] }],
  patrician: [income, takesCrown],
  bishop: [income],
  abbot: [income, extra('tithe')],
  cardinal: [income],
  merchant: [income, extra('extra_gold')],
  trader: [income],
  architect: [own('extra_cards')],
  navigator: [own('supplies')],
  scholar: [own('research')],
  warlord: [income, own('destroy')],
  diplomat: [income, own('exchange')],
  marshal: [income, own('seize')],
  artist: [own('beautify')],
  queen: [own('royal_gold')],
  tax_collector: [own('collect_tax')],
};

const verbOf = (action: string): string => action.split(' ', 1)[0] ?? '';

/** The verb of a character's own ability, such as `kill`. */
export function ownVerb(character: string | undefined): string | undefined {
  return abilities[character ?? '']?.find(({ slot }) => slot === 'ability')?.verbs[0];
}

export const hasVerb = (character: string | undefined, verb: string): boolean =>
  abilities[character ?? '']?.some(({ verbs }) => verbs.includes(verb)) ?? false;

export interface Medallion {
  slot: Slot;
  verb: string;
  /** Turned over: used in this turn. */
  used: boolean;
  choices: Choice[];
}

const mostBeautified = 2;

/** The abilities of a character, as medallions of its card in the turn. */
export function medallionsOf(character: string, turn: CitadelsTurn | null, choices: Choice[]): Medallion[] {
  return (abilities[character] ?? []).map(({ slot, verbs }) => ({
    slot,
    verb: verbs[0] ?? '',
    used:
      turn?.character === character &&
      (turn.abilities_used.includes(slot) || (verbs.includes('beautify') && turn.beautified >= mostBeautified)),
    choices: choices.filter(({ action }) => verbs.includes(verbOf(action))),
  }));
}
