/** Marks, on whatever is inside, the places that offer one of these actions, and brings the first into sight. */
export function light(actions: string[]): (node: HTMLElement) => () => void {
  return (node) => {
    let shown: Element | undefined;
    const mark = () => {
      let first: HTMLElement | undefined;
      for (const place of node.querySelectorAll<HTMLElement>('[data-action]')) {
        const isWanted = actions.includes(place.dataset['action'] ?? '');
        place.toggleAttribute('data-coached', isWanted);
        if (isWanted) first ??= place;
      }
      // Once for each place: nobody likes to be pulled back while looking around.
      if (first && first !== shown && !first.closest('[data-coach]')) {
        first.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'smooth' });
      }
      shown = first ?? shown;
    };
    const observer = new MutationObserver(mark);
    observer.observe(node, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-action'] });
    mark();
    return () => {
      observer.disconnect();
      for (const place of node.querySelectorAll('[data-coached]')) place.removeAttribute('data-coached');
    };
  };
}
