import { tick, untrack } from 'svelte';
import { bringIntoView } from '../inView';
import type { Area } from './area';

interface Asked {
  /** Where something is asked; nothing while nobody is to be called there. */
  wanted: () => Area | undefined;
  /** What is held; another one may go elsewhere. */
  held: () => string | undefined;
  /** Changes with every update of the view. */
  view: () => unknown;
}

/** Where the prompt bar begins, which covers the foot of the page. */
type Foot = () => number;

const headline = 100;

/** Brings what is asked into view: on phones its tab, elsewhere by scrolling. */
export class Attention {
  area = $state<Area>('theatre');
  readonly sections: Partial<Record<Area, HTMLElement>> = $state({});
  #decided = false;

  constructor({ wanted, held, view }: Asked, foot: Foot) {
    // Whoever looks around stays where they are while others act: only what is wanted calls, when it is
    // somewhere else than before or after a decision of one's own.
    $effect(() => this.#go(wanted()));
    $effect(() => {
      void view();
      untrack(() => {
        if (this.#decided) this.#go(wanted());
        this.#decided = false;
      });
    });
    $effect(() => {
      const to = wanted();
      void held();
      const section = to && this.sections[to];
      if (section) void tick().then(() => wanted() === to && show(section, foot()));
    });
  }

  decided(): void {
    this.#decided = true;
  }

  #go(to: Area | undefined): void {
    if (to) this.area = to;
  }
}

function show(section: HTMLElement, end: number): void {
  const offered = [...section.querySelectorAll('[data-action], [data-hold], [data-slot]')];
  // With whom or what can be held, its card belongs to it.
  const whole = offered.map((one) => (one.matches('[data-hold]') && one.closest('li')) || one);
  bringIntoView(section, whole, { from: headline, to: end });
}
