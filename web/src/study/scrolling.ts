const sideways = new Set(['ArrowLeft', 'ArrowRight']);
const alongside = new Set(['ArrowUp', 'ArrowDown', 'Home', 'End']);
const scrolling = new Set(['auto', 'scroll']);

function isScrollable(element: Element, key: string): boolean {
  const style = getComputedStyle(element);
  if (sideways.has(key)) return element.scrollWidth > element.clientWidth && scrolling.has(style.overflowX);
  return element.scrollHeight > element.clientHeight && scrolling.has(style.overflowY);
}

/** Whether a key moves a part of the page that scrolls by itself. */
export function scrolls(target: Element, key: string): boolean {
  if (!sideways.has(key) && !alongside.has(key)) return false;
  for (let at: Element | null = target; at && at !== document.body; at = at.parentElement) {
    if (isScrollable(at, key)) return true;
  }
  return false;
}
