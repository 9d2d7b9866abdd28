import { expect, it } from 'vitest';
import { clockText } from './clock';

it('is as coarse as the time is long', () => {
  expect(clockText(0, 'en')).toBe('0:00');
  expect(clockText(59_001, 'en')).toBe('1:00');
  expect(clockText(65_000, 'en')).toBe('1:05');
  expect(clockText(3_725_000, 'en')).toBe('1:02:05');
  expect(clockText(3 * 86_400_000, 'en')).toBe('3 days');
  expect(clockText(3 * 86_400_000, 'de')).toBe('3 Tage');
});
