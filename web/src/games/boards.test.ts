import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const parts = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.svelte'));

it.each(parts)('what decides on a board can be asked, so it is a Spot or a ChoiceButton: %s', (path) => {
  const text = readFileSync(join(import.meta.dirname, path), 'utf8');
  expect(text).not.toMatch(/<(button|Button)\b[^>]*data-(action|leads)/);
});
