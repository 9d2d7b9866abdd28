/**
 * Whoever moves by keyboard or ear starts at the new screen's heading, which may come late. Whoever has gone
 * elsewhere by then stays there.
 */
export function focusHeading(screen: HTMLElement): () => void {
  const observer = new MutationObserver(look);

  function stop() {
    observer.disconnect();
    removeEventListener('focusin', stop);
  }

  function look() {
    const heading = screen.querySelector<HTMLElement>('h1');
    if (!heading) return;
    stop();
    heading.focus({ preventScroll: true });
  }

  observer.observe(screen, { childList: true, subtree: true });
  addEventListener('focusin', stop);
  look();
  return stop;
}
