/** A thing that was seen at a place; several may share a name. */
export interface Placed {
  thing: string;
  place: string;
}

export interface Pairs<T> {
  /** Those that were there before: first what was seen then, second what is seen now. */
  stayed: [T, T][];
  moved: [T, T][];
  came: T[];
  gone: T[];
}

function takeFrom<T extends Placed>(pool: T[], fits: (old: T) => boolean): T | undefined {
  const at = pool.findIndex(fits);
  return at < 0 ? undefined : pool.splice(at, 1)[0];
}

/**
 * Tells what has moved from what is seen before and after. Cards of one name cannot be told
 * apart: those that can have stayed where they are did so.
 */
export function pair<T extends Placed>(before: T[], after: T[]): Pairs<T> {
  const gone = [...before];
  const stayed: [T, T][] = [];
  const moved: [T, T][] = [];
  const came: T[] = [];
  const fresh = after.filter((now) => {
    const old = takeFrom(gone, (one) => one.thing === now.thing && one.place === now.place);
    if (old) stayed.push([old, now]);
    return !old;
  });
  for (const now of fresh) {
    const old = takeFrom(gone, (one) => one.thing === now.thing);
    if (old) moved.push([old, now]);
    else came.push(now);
  }
  return { stayed, moved, came, gone };
}

/** So many of a kind went from one counter to another; the bank is nobody's. */
export interface Flow {
  kind: string;
  from: string | null;
  to: string | null;
  amount: number;
}

/** Tells from counters ("gold 1": 4) what has flowed: between two that fit, and else with the bank. */
export function flows(before: Map<string, number>, after: Map<string, number>): Flow[] {
  const changes = [...after].flatMap(([key, value]) => {
    const change = value - (before.get(key) ?? value);
    return change === 0 ? [] : [{ key, kind: key.slice(0, key.indexOf(' ')), change }];
  });
  const found: Flow[] = [];
  for (const gain of changes.filter(({ change }) => change > 0)) {
    const loss = changes.find(({ kind, change }) => kind === gain.kind && change === -gain.change);
    found.push({ kind: gain.kind, from: loss?.key ?? null, to: gain.key, amount: gain.change });
    if (loss) changes.splice(changes.indexOf(loss), 1);
  }
  for (const { key, kind, change } of changes) {
    if (change < 0) found.push({ kind, from: key, to: null, amount: -change });
  }
  return found;
}
