import { districtArt } from '../art';

const buildings: Record<string, string> = { citadels: districtArt('castle'), trickerion: districtArt('theater') };

/** What stands for a game in lists. */
export const pictureOf = (game: string): string => buildings[game] ?? '';
