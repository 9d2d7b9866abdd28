export type Route =
  | { screen: 'home' }
  | { screen: 'play'; game: string }
  | { screen: 'lobby' }
  | { screen: 'watch' }
  | { screen: 'games' }
  | { screen: 'replays' }
  | { screen: 'ratings' }
  | { screen: 'notices' }
  | { screen: 'replay'; table: string; invite: string | undefined }
  | { screen: 'table'; table: string; invite: string | undefined }
  | { screen: 'learn'; game: string | undefined }
  | { screen: 'almanac'; game: string; kind: string | undefined; card: string | undefined }
  | { screen: 'aid'; game: string }
  | { screen: 'rules'; game: string | undefined; place: string | undefined }
  | { screen: 'settings' }
  | { screen: 'unknown' };

const plain = new Set(['lobby', 'watch', 'games', 'replays', 'ratings', 'notices', 'settings'] as const);
type Plain = typeof plain extends Set<infer Name> ? Name : never;

/** Whoever types an address may type anything: what cannot be decoded stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Reads the part of the address behind the `#`. */
export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [screen = '', argument = '', ...more] = path.split('/').map(decoded);
  if (screen === 'almanac' && argument !== '' && more.length <= 2) {
    return { screen, game: argument, kind: more[0], card: more[1] };
  }
  if (screen === 'rules' && more.length < 2) {
    return { screen, game: argument || undefined, place: more[0] || undefined };
  }
  if (more.length > 0) return { screen: 'unknown' };
  if (screen === 'learn') return { screen, game: argument || undefined };
  if (screen === '') return { screen: 'home' };
  if (argument === '') {
    return plain.has(screen as Plain) ? { screen: screen as Plain } : { screen: 'unknown' };
  }
  if (screen === 'play') return { screen, game: argument };
  if (screen === 'aid') return { screen, game: argument };
  if (screen === 'replay' || screen === 'table') {
    const invite = new URLSearchParams(query).get('invite') ?? undefined;
    return { screen, table: argument, invite };
  }
  return { screen: 'unknown' };
}

/** Whether an address only leads to another place on the same screen. */
export function sameScreen(a: Route, b: Route): boolean {
  return a.screen === 'rules' && b.screen === 'rules' && a.game === b.game;
}

const withInvite = (link: string, invite?: string) => `${link}${invite ? `?invite=${invite}` : ''}`;

export const tableLink = (table: string, invite?: string): string => withInvite(`#/table/${table}`, invite);
export const replayLink = (table: string, invite?: string): string => withInvite(`#/replay/${table}`, invite);

export function go(hash: string): void {
  location.hash = hash;
}
