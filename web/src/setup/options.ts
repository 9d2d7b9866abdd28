import type { GameOption, Options, OptionValue } from '../screens/games';

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What an option is when nobody chooses: editions of a game differ. */
function defaultOf(option: GameOption, chosen: Options): OptionValue {
  const edition = chosen['edition'];
  const printed = typeof edition === 'string' ? option.editions?.[edition] : undefined;
  return printed === undefined || option.key === 'edition' ? option.default : printed;
}

export function valueOf(option: GameOption, chosen: Options): OptionValue {
  return chosen[option.key] ?? (option.key in chosen ? null : defaultOf(option, chosen));
}

/** What an option is before anybody changes it: a preset decides some, the printed rules the rest. */
export function baseOf(option: GameOption, chosen: Options, preset: Options): OptionValue {
  return preset[option.key] ?? defaultOf(option, chosen);
}

export const isChanged = (option: GameOption, chosen: Options, preset: Options): boolean =>
  !same(valueOf(option, chosen), baseOf(option, chosen, preset));

/** The choices with one option set; what is as printed is not kept. */
export function withOption(option: GameOption, value: OptionValue, chosen: Options): Options {
  const { [option.key]: _, ...rest } = chosen;
  return same(value, defaultOf(option, chosen)) ? rest : { ...rest, [option.key]: value };
}

export const withoutOption = (key: string, chosen: Options): Options =>
  Object.fromEntries(Object.entries(chosen).filter(([other]) => other !== key));

/** Only another word for an option that is there as well. */
const aliases = new Set(['duel']);

/** Whether an option changes anything at such a table. */
export function applies(option: GameOption, chosen: Options, players: number): boolean {
  if (aliases.has(option.key)) return false;
  if (option.key === 'first_crown_seat') return chosen['first_crown'] === 'seat';
  if (option.key === 'three_player_mid_discard') return players === 3;
  if (option.key === 'use_rank9') return players > 3 && players < 8 && !chosen['cast'];
  const on = (key: string) => chosen[key] === true;
  const variant = chosen['two_player_variant'] ?? (chosen['edition'] === 'revised' ? 'duel' : 'off');
  switch (option.applies_with) {
    case 'dark_alley':
      return on('dark_alley');
    case 'no_dark_alley':
      return !on('dark_alley');
    case 'powers':
      return on('powers');
    case 'no_powers':
      return !on('powers');
    case 'duel':
      return players === 2 && variant === 'duel';
    case 'beginner_setup':
      return on('beginner_setup');
    case 'players_2':
      return players === 2;
    case 'players_2_3':
      return players <= 3;
    default:
      return true;
  }
}

export interface OptionGroup {
  name: string;
  options: GameOption[];
}

/** The options in the groups of the game, in its order. */
export function groupsOf(options: GameOption[]): OptionGroup[] {
  const groups = new Map<string, GameOption[]>();
  for (const option of options) {
    const name = option.group ?? '';
    groups.set(name, [...(groups.get(name) ?? []), option]);
  }
  return [...groups].map(([name, members]) => ({ name, options: members }));
}
