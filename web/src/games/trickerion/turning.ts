// Keys that turn a marker on its way.

const letters: Record<string, number> = { r: 1, R: -1 };
const arrows: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Which way round a key turns a marker; arrows do so only on the slot itself. */
export const turnOf = (key: string, onSlot: boolean): number | undefined =>
  letters[key] ?? (onSlot ? arrows[key] : undefined);

/** What is pressed with Ctrl, Alt or Meta belongs to the browser. */
export const isPlain = (event: KeyboardEvent): boolean =>
  !event.ctrlKey && !event.altKey && !event.metaKey && !event.defaultPrevented;

/** Somebody writes, or chooses from a list by its letters. */
export const isWritten = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.matches('input:not([type=checkbox]), textarea, select');
