const nearly = 24;
/** Lines get their height when they come into sight, so the end may move away a few times. */
const mostPictures = 6;

type Box = Pick<HTMLElement, 'scrollTop' | 'scrollHeight' | 'clientHeight' | 'scrollTo'>;

const endOf = (box: Box): number => box.scrollHeight - box.clientHeight;

/** The end of something that grows: it stays in view, unless somebody reads further up. */
export class Tail {
  #followed = true;
  #lowest = 0;
  #picture = 0;

  /** Only somebody who reads goes up; where lines grow, the end goes down. */
  scrolled(box: Box): void {
    if (box.scrollTop > endOf(box) - nearly) {
      this.#followed = true;
      this.#lowest = endOf(box);
    } else if (box.scrollTop < this.#lowest - nearly) {
      this.#followed = false;
      this.#lowest = box.scrollTop;
    } else {
      this.#lowest = Math.max(this.#lowest, box.scrollTop);
    }
  }

  /** Just before the next pictures, when everything else on the page has changed: the page is laid out once. */
  follow(box: Box, pictures = mostPictures): void {
    this.stop();
    this.#picture = requestAnimationFrame(() => {
      const there = box.scrollTop >= endOf(box) - 1;
      if (!this.#followed || (there && pictures < mostPictures)) return;
      box.scrollTo({ top: box.scrollHeight });
      if (pictures > 1) this.follow(box, pictures - 1);
    });
  }

  stop(): void {
    cancelAnimationFrame(this.#picture);
  }
}
