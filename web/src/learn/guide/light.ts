import { scrolling } from '../../ui/still';

const leads = (place: HTMLElement): string[] => place.dataset['leads']?.split('\n') ?? [];

/** What is to be pressed next for one of these actions: in the dialogue that is open, or else on the board. */
function nextIn(node: HTMLElement, actions: string[]): HTMLElement[] {
  const dialog = [...node.querySelectorAll<HTMLElement>('dialog')].at(-1);
  const all = [...(dialog ?? node).querySelectorAll<HTMLElement>('[data-action], [data-leads]')];
  // On phones another part of the board may be shown.
  const places = all.filter((place) => place.checkVisibility());
  const last = places.filter((place) => actions.includes(place.dataset['action'] ?? '') && leads(place).length === 0);
  if (last.length > 0) return last;
  return places.filter((place) => leads(place).some((action) => actions.includes(action)));
}

/** Marks, on whatever is inside, what leads to one of these actions, and brings the first into sight. */
export function light(actions: string[]): (node: HTMLElement) => () => void {
  return (node) => {
    let shown: Element | undefined;
    let marked: HTMLElement[] = [];
    const mark = () => {
      const next = nextIn(node, actions);
      for (const place of marked) if (!next.includes(place)) place.removeAttribute('data-coached');
      for (const place of next) place.toggleAttribute('data-coached', true);
      marked = next;
      const [first] = next;
      // Once for each place: nobody likes to be pulled back while looking around.
      if (first && first !== shown && !first.closest('[data-coach]')) {
        first.scrollIntoView({ block: 'center', inline: 'nearest', behavior: scrolling() });
      }
      shown = first ?? shown;
    };
    const observer = new MutationObserver(mark);
    // The class says which part of the board is shown; a dialogue may be open only after it is there.
    const attributeFilter = ['data-action', 'data-leads', 'class', 'hidden', 'open'];
    observer.observe(node, { subtree: true, childList: true, attributes: true, attributeFilter });
    mark();
    return () => {
      observer.disconnect();
      for (const place of marked) place.removeAttribute('data-coached');
    };
  };
}
