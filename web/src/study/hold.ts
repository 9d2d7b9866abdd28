import { openReplay, type ReplaySource } from '../table/replaySource';

/**
 * Opens a game to look at it until what is returned is called, which may be before it is open: nothing
 * of it may run on.
 */
export function holdReplay(
  table: string,
  invite: string | undefined,
  show: (source: ReplaySource) => Promise<void>,
  failed: (problem: unknown) => void,
): () => void {
  let held = true;
  const opening = openReplay(table, invite);
  const shown = opening.then((source) => (held ? show(source) : undefined));
  shown.catch((problem: unknown) => held && failed(problem));
  return () => {
    held = false;
    opening.then((source) => source.stop()).catch(() => {});
  };
}
