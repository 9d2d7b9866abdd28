/** Where something is shown that belongs to a thing on the screen: beside it, and wholly in the window. */
export interface Beside {
  left: number;
  width: number;
  maxHeight: number;
  top?: number;
  bottom?: number;
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
interface Size {
  width: number;
  height: number;
}

const gap = 8;
const widest = 280;
/** With less height it stands at the side, unless that is too narrow. */
const lowest = 160;
const narrowest = 180;

const within = (at: number, least: number, most: number): number => Math.max(least, Math.min(at, most));

export function beside(box: Box, window: Size): Beside {
  const above = box.top - 2 * gap;
  const below = window.height - box.bottom - 2 * gap;
  const side = Math.max(box.left, window.width - box.right) - 2 * gap;
  if (Math.max(above, below) < lowest && side >= narrowest) return atSide(box, window, side);
  const width = Math.min(widest, window.width - 2 * gap);
  const left = within((box.left + box.right - width) / 2, gap, window.width - width - gap);
  return below > above
    ? { left, width, maxHeight: below, top: box.bottom + gap }
    : { left, width, maxHeight: above, bottom: window.height - box.top + gap };
}

function atSide(box: Box, window: Size, room: number): Beside {
  const width = Math.min(widest, room);
  const onRight = window.width - box.right >= box.left;
  const left = onRight ? box.right + gap : box.left - gap - width;
  return { left, width, maxHeight: window.height - 2 * gap, top: gap };
}
