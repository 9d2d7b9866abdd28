import { shortcuts } from '../app/shortcuts.svelte';

/** Keys of the table, unless somebody writes, or a dialogue is open. */
export function keyOf(event: KeyboardEvent): string | null {
  const { target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  if (target instanceof HTMLInputElement && target.type !== 'checkbox') return null;
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return null;
  if (document.querySelector('dialog[open]') || !shortcuts.allow(event.key)) return null;
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}

const steps: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

// Arrows belong to what scrolls or has arrows of its own.
const keepsArrows = (element: Element | null): boolean =>
  element?.matches('[role=tab], [role=region], [role=log], input') ?? false;

/** Whatever decides something, or is a step on the way to a decision. */
export const choosable = ':is([data-action], [data-leads], [data-slot], [data-go]):not([disabled])';

/** Whatever only goes on, and decides nothing. */
export const leadingOn = '[data-go]';

/** On phones another part of the board may be shown. */
export const seenIn = (root: HTMLElement, selector: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());

/** Whatever can be asked about. */
const askable = '[data-askable]:not([disabled])';

/** Moves the focus to the next or previous thing that can be chosen, or asked about; false if there is none. */
export function moveFocus(root: HTMLElement, key: string, asking = false): boolean {
  const step = steps[key];
  const focused = document.activeElement ?? document.body;
  if (!step || keepsArrows(focused)) return false;
  const choices = seenIn(root, asking ? askable : choosable);
  if (choices.length === 0) return false;
  const follows = (choice: Element) =>
    (focused.compareDocumentPosition(choice) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const at = choices.indexOf(focused as HTMLElement);
  const after = Math.max(0, choices.findIndex(follows));
  const next = at >= 0 ? at + step : step > 0 ? after : after - 1;
  choices[(next + choices.length) % choices.length]?.focus();
  return true;
}
