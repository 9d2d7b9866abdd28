import { longPressed } from './longPress';

export interface Drag {
  /** Which elements it can be dropped on. */
  drop: string;
  possible: () => boolean;
  onstart?: () => void;
  /** Where it would be dropped now. */
  onover?: (target: Element | null) => void;
  /** It was let go, over one of those elements or nowhere. */
  onend: (target: Element | null) => void;
}

const threshold = 8;

/**
 * Lets an element be dragged by mouse, pen or finger; who cannot drag chooses it as before. The element
 * needs a `touch-action` without the directions in which it is dragged.
 */
export function dragging({ drop, possible, onstart, onover, onend }: Drag) {
  return (element: HTMLElement) => {
    let from: PointerEvent | null = null;
    let moving = false;
    let over: Element | null = null;

    function down(event: PointerEvent) {
      if (event.button !== 0 || from || !possible()) return;
      from = event;
      // A quick hand has left the element before it is known to drag it.
      addEventListener('pointermove', move);
      addEventListener('pointerup', up);
      addEventListener('pointercancel', cancel);
    }

    function move(event: PointerEvent) {
      if (event.pointerId !== from?.pointerId) return;
      const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY];
      if (!moving && Math.hypot(x, y) < threshold) return;
      if (!moving) begin(event);
      element.style.cssText = `position: relative; z-index: 40; transform: translate(${x}px, ${y}px) rotate(2deg)`;
      const below = targetAt(event);
      if (below !== over) onover?.(below);
      over = below;
    }

    function begin(event: PointerEvent) {
      moving = true;
      // Not before: it would take the click from what is inside.
      element.setPointerCapture(event.pointerId);
      onstart?.();
    }

    function targetAt({ clientX, clientY }: PointerEvent): Element | null {
      for (const one of document.elementsFromPoint(clientX, clientY)) {
        const target = one.closest(drop);
        if (target) return target;
      }
      return null;
    }

    function up(event: PointerEvent) {
      if (event.pointerId === from?.pointerId) finish(targetAt(event));
    }

    function cancel(event: PointerEvent) {
      if (event.pointerId === from?.pointerId) finish(null);
    }

    function finish(target: Element | null) {
      const moved = moving;
      stop();
      if (!moved) return;
      // The click that follows a drag is none.
      element.addEventListener('click', swallow, { capture: true });
      setTimeout(() => element.removeEventListener('click', swallow, { capture: true }));
      onover?.(null);
      onend(target);
    }

    function stop() {
      from = null;
      moving = false;
      over = null;
      element.style.cssText = '';
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
    }

    const swallow = (event: Event) => event.stopPropagation();
    // The system's own dragging of pictures and links would end ours.
    const refuse = (event: Event) => event.preventDefault();

    element.addEventListener('pointerdown', down);
    element.addEventListener('dragstart', refuse);
    element.addEventListener(longPressed, stop);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('dragstart', refuse);
      element.removeEventListener(longPressed, stop);
      stop();
    };
  };
}
