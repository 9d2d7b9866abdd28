/** Told upwards by an element that was pressed long: this press is no drag any more. */
export const longPressed = 'longpressed';

const patience = 450;
const tremble = 10;
/** How long after the finger is lifted its click may come. */
const afterClick = 100;

/**
 * A closer look at an element: a right click, or a finger that rests on it. Some browsers tell the latter
 * as a right click, some not at all, so it is timed here. The press then chooses nothing. Without a
 * close-up nothing is done.
 */
export function longPress(closeUp: () => (() => void) | undefined) {
  return (element: HTMLElement) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let at: PointerEvent | null = null;
    let looked = false;

    function down(event: PointerEvent) {
      looked = false;
      if (event.pointerType === 'mouse' || !event.isPrimary || !closeUp()) return;
      at = event;
      timer = setTimeout(show, patience);
    }

    function show() {
      rest();
      looked = true;
      // What opens under the finger must not get the click either, when it is lifted.
      addEventListener('click', swallow, { capture: true });
      addEventListener('pointerup', lift);
      addEventListener('pointercancel', lift);
      element.dispatchEvent(new CustomEvent(longPressed, { bubbles: true }));
      closeUp()?.();
    }

    function lift() {
      removeEventListener('pointerup', lift);
      removeEventListener('pointercancel', lift);
      setTimeout(() => {
        looked = false;
        removeEventListener('click', swallow, { capture: true });
      }, afterClick);
    }

    function swallow(event: Event) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }

    function move(event: PointerEvent) {
      if (at && Math.hypot(event.clientX - at.clientX, event.clientY - at.clientY) > tremble) rest();
    }

    function rest() {
      clearTimeout(timer);
      at = null;
    }

    function menu(event: Event) {
      if (!closeUp()) return;
      event.preventDefault();
      // A right click has no click after it.
      if (!looked) closeUp()?.();
    }

    const listeners: [string, (event: never) => void][] = [
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', rest],
      ['pointercancel', rest],
      ['contextmenu', menu],
    ];
    for (const [type, listener] of listeners) element.addEventListener(type, listener as EventListener);
    return () => {
      rest();
      for (const [type, listener] of listeners) element.removeEventListener(type, listener as EventListener);
    };
  };
}
