import { expect, it } from 'vitest';
import { pageTitle } from './pageTitle.svelte';

it('is called by its screen until something says more', () => {
  expect(pageTitle.full('')).toBe('Prestige');
  expect(pageTitle.full('Lobby')).toBe('Lobby – Prestige');
  const leaveTable = pageTitle.show('Citadels');
  const solve = pageTitle.show('That did not work');
  expect(pageTitle.full('')).toBe('That did not work – Prestige');
  solve();
  expect(pageTitle.full('')).toBe('Citadels – Prestige');
  leaveTable();
  expect(pageTitle.full('')).toBe('Prestige');
});
