import { choosable } from './keys';

const isLost = (focused: Element | null): boolean =>
  focused === null || focused === document.body || focused.matches(':disabled');

/**
 * What is chosen often goes away with its choice, and the focus with it. Whoever plays by keyboard or ear
 * goes on at the first thing that can be chosen next; until there is one, at what is asked.
 */
export function keepFocus(root: HTMLElement): () => void {
  let inside = false;
  let byPointer = false;
  let waits = false;

  const prompt = () => root.querySelector<HTMLElement>('[data-prompt]');
  const next = () => [...root.querySelectorAll<HTMLElement>(choosable)].find((choice) => choice.checkVisibility());

  function keep() {
    const focused = document.activeElement;
    const stillWaits = waits && focused === prompt();
    waits = false;
    if (!inside || byPointer || document.querySelector('dialog[open]')) return;
    if (!isLost(focused) && !stillWaits) return;
    const choice = next();
    waits = choice === undefined;
    (choice ?? prompt())?.focus();
  }

  const focus = (event: FocusEvent) => (inside = root.contains(event.target as Node) || isInDialog(event.target));
  const isInDialog = (target: EventTarget | null) => target instanceof Element && target.closest('dialog') !== null;
  const pointer = () => (byPointer = true);
  const key = () => (byPointer = false);

  const observer = new MutationObserver(keep);
  const attributeFilter = ['data-action', 'data-leads', 'disabled'];
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
}
