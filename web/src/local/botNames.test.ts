import { expect, it } from 'vitest';
import { botNames } from './botNames';

it('calls no two at a table alike', () => {
  for (let i = 0; i < 50; i += 1) {
    const names = botNames(7, ['Adele', 'Bruno']);
    expect(new Set([...names, 'Adele', 'Bruno']).size).toBe(9);
    expect(names).not.toContain('');
  }
});
