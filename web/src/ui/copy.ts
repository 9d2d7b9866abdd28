/** Marks all words of an element, for somebody to copy by hand. */
function mark(element: HTMLElement): void {
  getSelection()?.selectAllChildren(element);
}

/**
 * Copies the words of an element. False where the browser does not let a page do so, as on addresses that
 * are not secure: then they are marked, and one key copies them.
 */
export async function copyFrom(element: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.textContent);
    return true;
  } catch {
    mark(element);
    // Old, but allowed where the clipboard itself is not.
    return document.execCommand?.('copy') ?? false;
  }
}
