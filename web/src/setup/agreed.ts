import type { ClockSetup, TableInfo } from '../generated/api';
import { g, t, words } from '../i18n/language.svelte';
import type { Options, OptionValue } from '../screens/games';
import { same } from './options';
import { presetOf } from './presets';

export interface Agreement {
  key: string;
  name: string;
  text: string;
  value: string;
}

const minute = 60;
const day = 24 * 60 * minute;

/** What options of a list name: characters, districts, or only numbers. */
function itemText(game: string, item: string | number): string {
  const named = words.game(game, `character.${item}`) ?? words.game(game, `district.${item}`);
  return named ?? String(item);
}

function valueText(game: string, key: string, value: OptionValue): string {
  if (value === null) return t('options.none');
  if (typeof value === 'boolean') return value ? t('agreed.yes') : t('agreed.no');
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return g(game, `option.${key}.${value}`);
  return new Intl.ListFormat(words.language, { type: 'unit', style: 'short' }).format(
    value.map((item) => itemText(game, item)),
  );
}

/** What a table has chosen beyond its preset. */
export function agreements(game: string, options: Options): Agreement[] {
  const preset = presetOf(game, options)?.options ?? {};
  return Object.entries(options)
    .filter(([key, value]) => !same(value, preset[key]))
    .map(([key, value]) => ({
      key,
      name: g(game, `option.${key}.name`),
      text: g(game, `option.${key}`),
      value: valueText(game, key, value),
    }));
}

function clockText({ kind, seconds = 0, increment = 0 }: ClockSetup): string {
  switch (kind) {
    case 'none':
      return t('clock.none');
    case 'days':
      return t('agreed.days', { amount: Math.round(seconds / day) });
    case 'per_move':
      return t('agreed.perMove', { amount: seconds });
    case 'fischer':
      return t('agreed.fischer', { amount: Math.round(seconds / minute), increment });
  }
}

/** How this table is played, apart from the rules of the game. */
export function manners(info: TableInfo): string[] {
  const delay = info.spectator_delay_s;
  return [
    clockText(info.clock),
    info.rated ? t('new.rated') : t('agreed.unrated'),
    ...(info.friendly ? [t('new.friendlyHint')] : []),
    info.visibility === 'open' ? t('agreed.open') : t('agreed.invited'),
    ...(delay > 0 ? [t('agreed.delay', { amount: Math.max(1, Math.round(delay / minute)) })] : []),
  ];
}
