import { choosable, leadingOn, seenIn } from './keys';

const isLost = (focused: Element | null): boolean =>
  focused === null || focused === document.body || focused.matches(':disabled');

/** What somebody pressed something with. */
export type Hand = 'keys' | 'pointer';

/** Browsers count the presses of a pointer; keys and screen readers have none. */
export const handOf = (event: MouseEvent): Hand => (event.detail === 0 ? 'keys' : 'pointer');

/** Has the focus as soon as it is there, unless somebody is writing. */
export function takesFocus(element: HTMLElement): void {
  if (!document.activeElement?.matches('input, textarea')) element.focus({ preventScroll: true });
}

interface Keeping {
  /** Whether anything is to be decided; what may only be taken back must not be at hand for the next press. */
  acts?: () => boolean;
  /** Who has just taken the screen, with a button that is gone. */
  taken?: Hand | undefined;
  /** What to go on at before all that can be chosen. */
  first?: string;
}

/**
 * What is chosen often goes away with its choice, and the focus with it. Whoever plays by keyboard or ear
 * goes on at the first thing that can be chosen next; until there is one, at what is asked.
 */
export const keepFocus =
  ({ taken, acts = () => true, first = choosable }: Keeping = {}) =>
  (root: HTMLElement): (() => void) => {
    let inside = taken !== undefined;
    let byPointer = taken === 'pointer';
    let arrives = byPointer;
    let waits = false;

    const prompt = () => root.querySelector<HTMLElement>('[data-prompt]');
    const next = () =>
      acts() ? (seenIn(root, first)[0] ?? seenIn(root, choosable)[0]) : seenIn(root, leadingOn)[0];

    function keep() {
      const focused = document.activeElement;
      const stillWaits = waits && focused === prompt();
      waits = false;
      if (!inside || document.querySelector('dialog[open]')) return;
      if (!isLost(focused) && !stillWaits) return;
      if (byPointer) return arrive();
      const choice = next();
      waits = choice === undefined;
      (choice ?? prompt())?.focus();
    }

    // A pointer needs no focus; but whoever turns to the keyboard then should start at what is asked.
    function arrive() {
      const asked = arrives ? prompt() : null;
      if (!asked) return;
      arrives = false;
      asked.focus({ preventScroll: true });
    }

    const focus = (event: FocusEvent) => (inside = root.contains(event.target as Node) || isInDialog(event.target));
    const isInDialog = (target: EventTarget | null) => target instanceof Element && target.closest('dialog') !== null;
    const pointer = () => (byPointer = true);
    const key = () => (byPointer = false);

    const observer = new MutationObserver(keep);
    const attributeFilter = ['data-action', 'data-leads', 'data-coached', 'disabled'];
    observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter });
    addEventListener('focusin', focus);
    addEventListener('pointerdown', pointer, { capture: true });
    addEventListener('keydown', key, { capture: true });
    return () => {
      observer.disconnect();
      removeEventListener('focusin', focus);
      removeEventListener('pointerdown', pointer, { capture: true });
      removeEventListener('keydown', key, { capture: true });
    };
  };
