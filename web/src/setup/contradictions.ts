import type { Options } from '../screens/games';
import { mayHaveNine, tooFewFor, uniquesInGame } from './cast';

export interface Contradiction {
  /** Its text is `option_refusal.…` of the game, in the words of the server. */
  refusal: string;
  detail?: string;
  key?: string;
}

function inCitadels(chosen: Options, players: number): Contradiction | null {
  const cast = chosen['cast'] as string[] | undefined;
  const uniques = chosen['uniques'] as string[] | undefined;
  if (cast && chosen['random_cast']) return { refusal: 'O10', key: 'random_cast' };
  if (uniques && chosen['random_uniques']) return { refusal: 'O10', key: 'random_uniques' };
  if (chosen['use_rank9'] && !cast && !mayHaveNine(players)) return { refusal: 'O07', key: 'use_rank9' };
  const few = cast?.find((one) => tooFewFor(one, players));
  if (few) return { refusal: 'O06', detail: few };
  if (uniques && uniques.length !== uniquesInGame) return { refusal: 'O08', key: 'uniques' };
  if (cast && uniques?.includes('graveyard') && !cast.includes('warlord')) {
    return { refusal: 'O09', detail: 'graveyard' };
  }
  if (cast && uniques?.includes('hospital') && !cast.includes('assassin')) {
    return { refusal: 'O09', detail: 'hospital' };
  }
  return null;
}

function inTrickerion(chosen: Options, players: number): Contradiction | null {
  if (chosen['powers'] && !chosen['dark_alley']) return { refusal: 'powers_need_dark_alley' };
  const variant = chosen['two_player_variant'] ?? 'off';
  if (variant !== 'off' && players !== 2) return { refusal: 'variant_for_two' };
  return null;
}

/** What does not go together, seen before the server has to say it. */
export function contradiction(game: string, chosen: Options, players: number): Contradiction | null {
  if (game === 'citadels') return inCitadels(chosen, players);
  return game === 'trickerion' ? inTrickerion(chosen, players) : null;
}
