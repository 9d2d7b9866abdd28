import { flushSync } from 'svelte';
import type { TableInfo } from '../generated/api';
import { afterPicture } from '../ui/picture';

/** A table of two that shows the plain board. */
export const info = {
  table: 'local-1',
  game: 'a game without a board of its own',
  players: 2,
  status: 'playing',
  seats: ['Ann', 'Ben'].map((name) => ({ occupant: 'person', name, ready: true })),
} as TableInfo;

/** For tests of whole tables: jsdom lays nothing out and animates nothing. */
export function standStill(): void {
  Element.prototype.checkVisibility = () => true;
  Element.prototype.getAnimations = () => [];
  Element.prototype.scrollTo = () => {};
  window.matchMedia = () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  window.requestAnimationFrame ??= (run) => setTimeout(run) as unknown as number;
}

/** What was begun has come to its end, and is drawn. */
export async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 20));
  await new Promise<void>(afterPicture);
  flushSync();
}
