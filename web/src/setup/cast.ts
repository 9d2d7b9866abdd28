// The rules for a cast of one's own (docs/rules/citadels.md): one character per rank, eight or nine ranks.

const charactersPerRank = 3;
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

function shuffled<T>(list: T[], random: () => number): T[] {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [out[i], out[j]] = [out[j] as T, out[i] as T];
  }
  return out;
}

/** Any cast that fits. */
export function randomCast(ranks: string[][], players: number, nine: boolean, random = Math.random): string[] {
  const drawn = ranks.map((rank) => shuffled(rank.filter((one) => !tooFewFor(one, players)), random)[0] ?? '');
  return fittingCast(drawn, ranks, players, nine);
}

/** As many districts as a game has, beginning with those already chosen. */
export function filledUp(chosen: string[], allowed: string[], random = Math.random): string[] {
  const others = shuffled(allowed.filter((one) => !chosen.includes(one)), random);
  return [...chosen, ...others].slice(0, Math.max(uniquesInGame, chosen.length));
}
