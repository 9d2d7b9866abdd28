// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { Tail } from './tail';

/** A box of 100 px, in which lines are higher than was thought once they come into sight. */
class Box {
  scrollTop = 0;
  readonly clientHeight = 100;
  constructor(public scrollHeight: number, private growths: number[] = []) {}

  scrollTo(to?: ScrollToOptions | number): void {
    const top = typeof to === 'object' ? (to.top ?? 0) : 0;
    this.scrollTop = Math.min(top, this.scrollHeight - this.clientHeight);
    this.scrollHeight += this.growths.shift() ?? 0;
  }

  get atEnd(): boolean {
    return this.scrollTop === this.scrollHeight - this.clientHeight;
  }
}

async function pictures(): Promise<void> {
  for (let i = 0; i < 8; i += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

it('the end is followed, also when it moves away as it comes into sight', async () => {
  const tail = new Tail();
  const box = new Box(400, [90, 40]);
  tail.follow(box);
  await pictures();
  expect(box.atEnd).toBe(true);
});

it('what grows in sight is not somebody who reads', async () => {
  const tail = new Tail();
  const box = new Box(400);
  tail.follow(box);
  await pictures();
  box.scrollHeight += 200;
  tail.scrolled(box);
  tail.follow(box);
  await pictures();
  expect(box.atEnd).toBe(true);
});

it('whoever reads further up is left there, and followed again from the end on', async () => {
  const tail = new Tail();
  const box = new Box(400);
  tail.follow(box);
  await pictures();
  tail.scrolled(box);
  for (const up of [10, 10, 10]) {
    box.scrollTop -= up;
    tail.scrolled(box);
  }
  box.scrollHeight += 60;
  tail.follow(box);
  await pictures();
  expect(box.scrollTop).toBe(270);
  box.scrollTop = 355;
  tail.scrolled(box);
  box.scrollHeight += 60;
  tail.follow(box);
  await pictures();
  expect(box.atEnd).toBe(true);
});
