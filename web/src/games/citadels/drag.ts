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
    let from: { x: number; y: number; id: number } | null = null;
    let moving = false;

    const below = (event: PointerEvent): boolean =>
      document.elementsFromPoint(event.clientX, event.clientY).some((one) => one.closest(drop));

    function down(event: PointerEvent) {
      if (event.button === 0 && possible()) from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    }

    function move(event: PointerEvent) {
      if (!from || event.pointerId !== from.id) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!moving && Math.hypot(x, y) < threshold) return;
      if (!moving) {
        moving = true;
        element.setPointerCapture(from.id);
        onstart();
      }
      element.style.transform = `translate(${x}px, ${y}px) rotate(2deg)`;
      element.style.zIndex = '40';
      element.style.position = 'relative';
    }

    function end(event: PointerEvent, dropped: boolean) {
      if (!from || event.pointerId !== from.id) return;
      from = null;
      if (!moving) return;
      element.removeAttribute('style');
      // The click that follows a drag is none.
      element.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => {
        moving = false;
        element.removeEventListener('click', swallow, true);
      });
      onend(dropped);
    }

    const swallow = (event: Event) => event.stopPropagation();
    const up = (event: PointerEvent) => end(event, moving && below(event));
    const cancel = (event: PointerEvent) => end(event, false);
    const keepStill = (event: Event) => event.preventDefault();

    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', cancel);
    element.addEventListener('dragstart', keepStill);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', cancel);
      element.removeEventListener('dragstart', keepStill);
    };
  };
}
