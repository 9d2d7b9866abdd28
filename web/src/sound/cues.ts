export const cues = ['card', 'coin', 'build', 'turn', 'end'] as const;
export type Cue = (typeof cues)[number];

// By the words in the names of events, so that every game is heard without a list of its own.
const heard: [RegExp, Cue][] = [
  [/^game_ended$/, 'end'],
  [/built|seized|destroyed|confiscated|beautified|set_up|prepared|learned/, 'build'],
  [/gold|coin|income|tax|bribe|refund|paid|bought|sold/, 'coin'],
  [/card|hand|character|drawn|placed|crown/, 'card'],
];

function cueOf(event: unknown): Cue | undefined {
  const name = (event as { event?: unknown })?.event;
  return typeof name === 'string' ? heard.find(([words]) => words.test(name))?.[1] : undefined;
}

/** What is heard of an update: each sound once, in the order of what happened. */
export function cuesOf(events: unknown[], turnBegins: boolean): Cue[] {
  const found = new Set(events.map(cueOf).filter((cue) => cue !== undefined));
  if (turnBegins && !found.has('end')) found.add('turn');
  return [...found];
}
