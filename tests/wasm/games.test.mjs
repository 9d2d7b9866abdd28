// Whole random games, bit for bit as the native program plays them: what every seat sees, what it
// may do, what happens, and how it ends.

import assert from 'node:assert/strict';
import test from 'node:test';

import { Both, Random } from './both.mjs';

const rounds = Number(process.env.PRESTIGE_WASM_ROUNDS ?? 1);

const citadels = [];
for (let players = 2; players <= 8; ++players) {
  citadels.push({ players, options: {} });
  for (const scenario of ['devious_dignitaries', 'illustrious_emissaries', 'vicious_nobles']) {
    if (players >= 3) citadels.push({ players, options: { scenario } });
  }
  citadels.push({ players, options: { random_cast: true, random_uniques: true } });
}
const trickerion = [
  { players: 2, options: { duel: true } },
  { players: 2, options: { duel: true, dark_alley: true, powers: true } },
  { players: 2, options: { two_player_variant: 'dummy_markers' } },
];
for (let players = 2; players <= 4; ++players) {
  trickerion.push({ players, options: {} });
  trickerion.push({ players, options: { beginner_setup: true } });
  trickerion.push({ players, options: { dark_alley: true } });
  trickerion.push({ players, options: { dark_alley: true, powers: true } });
}

// One decision: everything that can be asked about it, some nonsense, and an action.
function decide(both, random, table) {
  const { seats, players, manual } = table;
  const seat = random.of(seats);
  if (!manual || random.oneIn(8)) {
    for (let i = 0; i < players; ++i) both.request({ cmd: 'observe', seat: i });
    both.request({ cmd: 'observe', seat: 'spectator' });
  }
  const { actions } = both.request({ cmd: 'legal', seat });
  assert.ok(actions.length > 0);
  if (seat !== 'chance') {
    const view = both.request({
      cmd: 'view',
      seat,
      from: table.version,
      language: random.of(['en', 'de']),
      names: ['Ada', 'Ben'],
    });
    table.version = view.version;
    assert.deepEqual([...view.legal].sort(), [...actions].sort());
    assert.equal(view.words.labels.length, actions.length);
  }
  if (table.seen.length > 0 && random.oneIn(4)) {
    const action = random.of(table.seen);
    both.request({ cmd: 'why', seat, action });
    if (!actions.includes(action)) {
      const refused = both.request({ cmd: 'apply', seat, action });
      assert.equal(refused.error.code, 'illegal');
      assert.ok(refused.error.rule);
    }
  }
  let action = random.of(actions);
  if (seat !== 'chance' && random.oneIn(3)) {
    const bot = random.of(['random', 'greedy']);
    action = both.request({ cmd: 'bot', seat, bot, ...(random.oneIn(2) && { seed: 11 }) }).action;
    assert.ok(actions.includes(action));
  }
  if (table.seen.length < 500) table.seen.push(random.of(actions));
  return both.request({ cmd: 'apply', seat, action });
}

function play(game, { players, options }, seed) {
  const name = `${game} for ${players}, ${JSON.stringify(options)}, seed ${seed}`;
  const both = new Both();
  const random = new Random(seed);
  const manual = random.oneIn(5);
  const chance = manual ? 'manual' : 'auto';
  let now = both.request({ cmd: 'new', game, players, options, seed, chance });
  assert.ok(now.ok, `${name}: ${now.error?.text.en}`);
  const table = { players, manual, seen: [], version: 0, seats: now.seats };
  let steps = 0;
  while (!now.over) {
    assert.ok(++steps < 20000, `${name}: goes on and on`);
    now = decide(both, random, table);
    if (random.oneIn(40)) {
      now = both.request({ cmd: 'undo' });
      table.version = 0;
    }
    if (random.oneIn(60)) {
      const { position } = both.request({ cmd: 'position' });
      assert.ok(both.request({ cmd: 'load', position, seed, chance }).ok);
      table.version = 0;
    }
    table.seats = now.seats;
  }
  for (const cmd of ['acting', 'outcome', 'position']) both.request({ cmd });
  const { outcome } = both.request({ cmd: 'outcome' });
  assert.ok(outcome.winners.length > 0, name);
  const { record } = both.request({ cmd: 'record' });
  assert.ok(both.request({ cmd: 'replay', record }).ok, name);
  assert.deepEqual(both.request({ cmd: 'outcome' }).outcome, outcome);
  both.request({ cmd: 'view', seat: 0, from: 0, language: 'de' });
  both.compare(name);
  return both;
}

function playAll(t, game, tables) {
  const sum = { games: 0, lines: 0, moduleMs: 0, nativeMs: 0 };
  for (let round = 0; round < rounds; ++round) {
    tables.forEach((table, i) => {
      const both = play(game, table, 1000 * round + i + 1);
      sum.games += 1;
      sum.lines += both.lineCount;
      sum.moduleMs += both.moduleMs;
      sum.nativeMs += both.nativeMs;
    });
  }
  t.diagnostic(
    `${sum.games} games, ${sum.lines} lines: module ${Math.round(sum.moduleMs)} ms, ` +
      `native with its pipes ${Math.round(sum.nativeMs)} ms`,
  );
}

test('Citadels for 2 to 8 players', (t) => playAll(t, 'citadels', citadels));
test('Trickerion with all modules', (t) => playAll(t, 'trickerion', trickerion));

test('draws, computed again', () => {
  const both = new Both();
  // The SHA-256 of 32 zero bytes.
  const commitment = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925';
  const fairness = { commitment, entropy: ['', 'mine'], seed: '00'.repeat(32) };
  const setup = { format: 'prestige-record', version: 1, game: 'citadels', rules: 1, players: 2, options: {} };
  const verified = [0, 1].map((crown) => {
    const record = { ...setup, actions: [`chance crown ${crown}`], fairness };
    return both.request({ cmd: 'verify', record }).draws ?? 0;
  });
  assert.deepEqual(verified.sort(), [0, 1], 'only one of them gets the crown');
  both.compare('draws, computed again');
});

test('games, their options and all texts', () => {
  const both = new Both();
  both.request({ cmd: 'games' });
  for (const of of ['core', 'citadels', 'trickerion']) {
    for (const language of ['en', 'de']) {
      assert.ok(Object.keys(both.request({ cmd: 'texts', of, language }).texts).length > 10);
    }
  }
  both.compare('texts');
});

test('random options', () => {
  const both = new Both();
  const random = new Random(5);
  const { games } = both.request({ cmd: 'games' });
  for (let i = 0; i < 400; ++i) {
    const game = random.of(games);
    const options = {};
    for (const { key, type, allowed } of game.options) {
      if (!random.oneIn(10)) continue;
      if (type.endsWith('or null') && type !== 'integer or null') {
        options[key] = allowed.filter(() => random.oneIn(2));
      } else {
        options[key] = Array.isArray(allowed) ? random.of(allowed) : random.below(10);
      }
    }
    const players = game.players.min + random.below(game.players.max - game.players.min + 1);
    const started = both.request({ cmd: 'new', game: game.id, players, options, seed: i });
    if (started.ok) both.request({ cmd: 'view', seat: 0, language: 'en' });
  }
  both.compare('random options');
});

test('a seed of its own', () => {
  const both = new Both();
  const seeds = new Set();
  for (let i = 0; i < 10; ++i) seeds.add(both.request({ cmd: 'new', game: 'citadels' }).seed);
  assert.equal(seeds.size, 10);
});
