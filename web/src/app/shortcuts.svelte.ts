import { keepSetting, keptSetting } from '../offline/settings';

const storageKey = 'prestige.shortcuts';

/**
 * Keys of a single character that do something wherever one is. Whoever speaks to the computer, or hits keys by
 * accident, can do without them; arrows, Enter and Escape always work.
 */
class Shortcuts {
  on = $state(keptSetting(storageKey) !== 'off');

  set(on: boolean): void {
    this.on = on;
    keepSetting(storageKey, on ? 'on' : 'off');
  }

  /** Whether a key may do what it is meant for. */
  allow(key: string): boolean {
    return this.on || key.length > 1 || key === ' ';
  }
}

export const shortcuts = new Shortcuts();
