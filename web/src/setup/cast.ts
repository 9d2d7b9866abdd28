// The rules for a cast of one's own (docs/rules/citadels.md): one character per rank, eight or nine ranks.

export const charactersPerRank = 3;
export const uniquesInGame = 14;

/** The characters by rank; the game lists them in this order. */
export function ranksOf(characters: string[]): string[][] {
  const ranks = [];
  for (let i = 0; i < characters.length; i += charactersPerRank) {
    ranks.push(characters.slice(i, i + charactersPerRank));
  }
  return ranks;
}

export const mustHaveNine = (players: number): boolean => players === 3 || players === 8;
export const mayHaveNine = (players: number): boolean => players >= 3;

/** Too few players for these. */
export const tooFewFor = (character: string, players: number): boolean =>
  (character === 'emperor' && players < 3) || (character === 'queen' && players < 5);

/** A cast with as many ranks as wanted and possible; the first character of a rank stands in. */
export function fittingCast(cast: string[], ranks: string[][], players: number, nine: boolean): string[] {
  const count = mustHaveNine(players) || (nine && mayHaveNine(players)) ? 9 : 8;
  return ranks.slice(0, count).map((rank, i) => {
    const kept = cast[i];
    const possible = rank.filter((one) => !tooFewFor(one, players));
    return kept !== undefined && possible.includes(kept) ? kept : (possible[0] ?? rank[0] ?? '');
  });
}

export function toggled(chosen: string[], id: string): string[] {
  return chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
}
