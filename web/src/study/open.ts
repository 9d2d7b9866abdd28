import type { Moment } from '../generated/api';

interface Seen {
  seats?: unknown[];
}

/** All cards turned up: what lies open, and of every seat what only its player saw. */
export function turnedUp(spectator: Moment, own: Moment[]): Moment {
  const seats = own.map((moment, seat) => (moment.observation as Seen).seats?.[seat]);
  return { ...spectator, observation: { ...(spectator.observation as Seen), seats } };
}

export interface HiddenThings {
  /** A term of the game. */
  term: string;
  /** Keys of the game's texts. */
  texts: string[];
}

type Fields = Record<string, unknown>;

const names = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);

function counted(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value as Record<string, number>).flatMap(([id, amount]) => Array<string>(amount).fill(id));
}

function ofCitadels(seat: Fields): HiddenThings[] {
  return [
    { term: 'characters', texts: names(seat['characters']).map((id) => `character.${id}`) },
    { term: 'hand', texts: names(seat['hand']).map((id) => `district.${id}`) },
    { term: 'museum', texts: names(seat['tucked']).map((id) => `district.${id}`) },
  ];
}

function ofTrickerion(seat: Fields): HiddenThings[] {
  const cards = (seat['cards'] ?? {}) as Fields;
  return [
    { term: 'permanent', texts: counted(cards['permanent']).map((id) => `location.${id}`) },
    { term: 'special', texts: counted(cards['specials']).map((id) => `special.${id}`) },
    { term: 'powers', texts: counted(cards['powers']).map((id) => `power.${id}`) },
  ];
}

/** What only its player sees at a seat, as far as there is anything. */
export function hiddenAt(game: string, seat: unknown): HiddenThings[] {
  const fields = (seat ?? {}) as Fields;
  const all = game === 'citadels' ? ofCitadels(fields) : game === 'trickerion' ? ofTrickerion(fields) : [];
  return all.filter(({ texts }) => texts.length > 0);
}
