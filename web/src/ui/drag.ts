export interface Drag {
  /** Which elements it can be dropped on. */
  drop: string;
  possible: () => boolean;
  onstart: () => void;
  onend: (dropped: boolean) => void;
}

const threshold = 8;

/** Lets an element be dragged by pointer; who cannot drag chooses it as before. */
export function dragging({ drop, possible, onstart, onend }: Drag) {
  return (element: HTMLElement) => {
    let from: PointerEvent | null = null;
    let moving = false;

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
      if (!moving) onstart();
      moving = true;
      element.style.cssText = `position: relative; z-index: 40; transform: translate(${x}px, ${y}px) rotate(2deg)`;
    }

    function up(event: PointerEvent) {
      const below = document.elementsFromPoint(event.clientX, event.clientY);
      if (event.pointerId === from?.pointerId) finish(below.some((one) => one.closest(drop)));
    }

    function cancel(event: PointerEvent) {
      if (event.pointerId === from?.pointerId) finish(false);
    }

    function finish(dropped: boolean) {
      const moved = moving;
      stop();
      if (!moved) return;
      // The click that follows a drag is none.
      element.addEventListener('click', swallow, { capture: true });
      setTimeout(() => element.removeEventListener('click', swallow, { capture: true }));
      onend(dropped);
    }

    function stop() {
      from = null;
      moving = false;
      element.style.cssText = '';
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
    }

    const swallow = (event: Event) => event.stopPropagation();

    element.addEventListener('pointerdown', down);
    return () => {
      element.removeEventListener('pointerdown', down);
      stop();
    };
  };
}
