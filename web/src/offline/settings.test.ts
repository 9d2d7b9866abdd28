import { afterEach, expect, it, vi } from 'vitest';
import { keepSetting, keptSetting } from './settings';

afterEach(() => vi.unstubAllGlobals());

it('keeps what was set', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  expect(keptSetting('prestige.theme')).toBeNull();
  keepSetting('prestige.theme', 'dark');
  expect(keptSetting('prestige.theme')).toBe('dark');
});

it('goes without where the browser keeps nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('The request was denied.', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  });
  expect(keptSetting('prestige.theme')).toBeNull();
  expect(() => keepSetting('prestige.theme', 'dark')).not.toThrow();
});
