import { describe, expect, it } from 'vitest';
import { beside } from './beside';

const box = (left: number, top: number, width = 100, height = 100) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const desk = { width: 1440, height: 900 };

describe('what is told of a thing', () => {
  it('stands where there is more room, below or above', () => {
    expect(beside(box(700, 100), desk)).toEqual({ left: 610, width: 280, top: 208, maxHeight: 684 });
    expect(beside(box(700, 700), desk)).toEqual({ left: 610, width: 280, bottom: 208, maxHeight: 684 });
  });

  it('never leaves the window at its sides', () => {
    expect(beside(box(0, 100), desk).left).toBe(8);
    expect(beside(box(1400, 100, 40), desk).left).toBe(1440 - 280 - 8);
    expect(beside(box(10, 10), { width: 200, height: 600 }).width).toBe(184);
  });

  it('stands at the side of a high thing in a low window', () => {
    const low = { width: 720, height: 450 };
    expect(beside(box(40, 60, 240, 330), low)).toEqual({ left: 288, width: 280, top: 8, maxHeight: 434 });
    expect(beside(box(440, 60, 240, 330), low).left).toBe(440 - 8 - 280);
  });

  it('is as high as it can be where no side is wide enough', () => {
    const phone = { width: 390, height: 450 };
    expect(beside(box(20, 60, 350, 330), phone)).toMatchObject({ bottom: 398, maxHeight: 44 });
  });
});
