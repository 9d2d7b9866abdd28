// Bots that search decide and explain in the browser as in the native program: chances are computed
// with floating-point numbers, so this holds only as long as both compute them alike.

import assert from 'node:assert/strict';
import test from 'node:test';

import { Both, Random } from './both.mjs';

const iterations = 40;

// Plays a game and asks at every few decisions.
function think(game, players, options, seed) {
  const name = `${game} for ${players}, seed ${seed}`;
  const both = new Both();
  const random = new Random(seed);
  let now = both.request({ cmd: 'new', game, players, options, seed });
  assert.ok(now.ok, name);
  let decisions = 0;
  let searched = 0;
  while (!now.over && searched < 30) {
    const seat = random.of(now.seats);
    let action = both.request({ cmd: 'bot', seat, bot: 'casual', seed: decisions }).action;
    if (++decisions % 5 === 0) {
      const asked = { seat, bot: random.of(['skilled', 'expert', 'master']), iterations };
      action = both.request({ cmd: 'bot', ...asked, seed: decisions }).action;
      const advice = both.request({ cmd: 'explain', ...asked, seed: decisions, language: 'en' });
      assert.ok(advice.candidates.length > 0, name);
      searched += 1;
    }
    now = both.request({ cmd: 'apply', seat, action });
    assert.ok(now.ok, name);
  }
  assert.ok(searched > 10, name);
  both.compare(name);
}

test('searching bots of Citadels', () => {
  for (const players of [2, 4, 7]) think('citadels', players, {}, players);
});

test('searching bots of Trickerion', () => {
  for (const players of [2, 4]) think('trickerion', players, { dark_alley: true }, players);
});
