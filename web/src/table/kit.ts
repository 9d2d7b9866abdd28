import { flushSync } from 'svelte';

/** For tests of whole tables: jsdom lays nothing out and animates nothing. */
export function standStill(): void {
  Element.prototype.checkVisibility = () => true;
  Element.prototype.getAnimations = () => [];
  Element.prototype.scrollTo = () => {};
  window.matchMedia = () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  window.requestAnimationFrame ??= (run) => setTimeout(run) as unknown as number;
}

/** What was begun has come to its end. */
export async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 20));
  flushSync();
}
