// Whatever the lines are, the module answers as the native program does and never traps.

import assert from 'node:assert/strict';
import test from 'node:test';

import { Both, Random, modulePath } from './both.mjs';
import { Instance } from './module.mjs';

const lineBytesMax = 8 * 1024 * 1024;

function refuses(both, code, line) {
  const answer = JSON.parse(both.answer(line));
  assert.equal(answer.ok, false, String(line).slice(0, 200));
  assert.equal(answer.error.code, code, String(line).slice(0, 200));
  assert.ok(answer.error.text.en && answer.error.text.de);
}

test('broken lines', () => {
  const both = new Both();
  const lines = ['', ' ', '{', '}', '{"cmd":', '{"cmd":"games"', '{"cmd":"games"}}', '[1,', '"', 'nul'];
  lines.push('{"cmd":"games",}', "{'cmd':'games'}", '{"cmd":"\\ud800"}', '1e999', '-', '{"a":1e999}');
  for (const line of lines) refuses(both, 'bad_json', line);
  refuses(both, 'bad_json', Buffer.from([0x22, 0xff, 0xfe, 0x22]));
  refuses(both, 'bad_json', Buffer.from('{"cmd":"games"}\0'));
  refuses(both, 'bad_json', Buffer.from([0xef, 0xbb, 0xbf]));
  for (const line of ['null', '1', '"games"', '[]', '{}', '{"id":1}']) {
    refuses(both, 'bad_request', line);
  }
  refuses(both, 'repeated_field', '{"cmd":"games","cmd":"games"}');
  refuses(both, 'too_deep', '['.repeat(65));
  both.answer('['.repeat(64));
  refuses(both, 'too_many_fields', `{${Array.from({ length: 257 }, (_, i) => `"k${i}":0`)}}`);
  both.compare('broken lines');
});

test('unknown commands and wrong fields', () => {
  const both = new Both();
  refuses(both, 'unknown_command', '{"cmd":"sing"}');
  refuses(both, 'unknown_command', JSON.stringify({ cmd: 'é'.repeat(5000) }));
  refuses(both, 'bad_field', '{"cmd":7}');
  refuses(both, 'bad_field', '{"cmd":"games","id":{}}');
  refuses(both, 'bad_field', '{"cmd":"games","seat":0}');
  refuses(both, 'unknown_game', '{"cmd":"new","game":"chess"}');
  refuses(both, 'bad_options', '{"cmd":"new","game":"citadels","options":[]}');
  refuses(both, 'bad_option', '{"cmd":"new","game":"citadels","players":9}');
  refuses(both, 'bad_field', '{"cmd":"new","game":"citadels","seed":-1}');
  refuses(both, 'bad_field', '{"cmd":"new","game":"citadels","seed":18446744073709551616}');
  for (const cmd of ['acting', 'legal', 'view', 'bot', 'undo', 'record']) {
    refuses(both, 'no_game', JSON.stringify({ cmd }));
  }
  both.answer('{"cmd":"new","game":"citadels","players":4,"seed":18446744073709551615}');
  both.answer('{"cmd":"record"}');
  for (const seat of [4, -1, 0.5, '0', 'nobody', null, 1e300]) {
    refuses(both, 'bad_field', JSON.stringify({ cmd: 'legal', seat }));
    refuses(both, 'bad_field', JSON.stringify({ cmd: 'view', seat }));
  }
  for (const field of [{ from: 1e9 }, { from: -1 }, { language: 'fr' }, { names: 'Ada' }]) {
    refuses(both, 'bad_field', JSON.stringify({ cmd: 'view', seat: 0, ...field }));
  }
  refuses(both, 'bad_field', JSON.stringify({ cmd: 'view', seat: 0, names: Array(5).fill('x') }));
  refuses(both, 'bad_field', '{"cmd":"bot","seat":0,"bot":"oracle"}');
  refuses(both, 'bad_field', '{"cmd":"bot","seat":0}');
  refuses(both, 'not_acting', '{"cmd":"bot","seat":"chance","bot":"greedy"}');
  refuses(both, 'bad_field', '{"cmd":"texts","of":"server","language":"en"}');
  refuses(both, 'bad_field', '{"cmd":"texts","of":"core"}');
  refuses(both, 'bad_action', '{"cmd":"apply","seat":0,"action":"fly away"}');
  refuses(both, 'nothing_to_undo', '{"cmd":"undo"}');
  both.compare('wrong fields');
});

test('huge lines', () => {
  const both = new Both();
  refuses(both, 'line_too_long', ' '.repeat(lineBytesMax + 1));
  refuses(both, 'unknown_command', JSON.stringify({ cmd: 'x'.repeat(lineBytesMax - 10) }));
  refuses(both, 'bad_request', `[${'0,'.repeat(lineBytesMax / 2 - 2)}0]`);
  const actions = Array(400000).fill('0 end_turn');
  const record = { format: 'prestige-record', version: 1, game: 'citadels', rules: 1, actions };
  refuses(both, 'bad_record', JSON.stringify({ cmd: 'replay', record: { ...record, players: 5 } }));
  both.compare('huge lines');

  const instance = new Instance(modulePath);
  const refused = JSON.parse(instance.answer(Buffer.alloc(256 * 1024 * 1024, '[')));
  assert.equal(refused.error.code, 'line_too_long');
});

// Any value of a document becomes something else.
function spoil(value, random) {
  const other = [null, true, -1, 0, 3, 99, 1e12, 0.5, '', 'king', 'market+', '0', [], {}, [0], 2 ** 53];
  const keys = value !== null && typeof value === 'object' ? Object.keys(value) : [];
  if (keys.length === 0 || random.oneIn(12)) return random.of(other);
  const key = random.of(keys);
  if (random.oneIn(8)) {
    if (Array.isArray(value)) value.splice(Number(key), 1);
    else delete value[key];
  } else if (random.oneIn(8)) {
    if (Array.isArray(value)) value.push(value[key]);
    else value[random.of(keys)] = value[key];
  } else {
    value[key] = spoil(value[key], random);
  }
  return value;
}

// Positions and records of games that were begun, some of them finished.
function documents(both, random, game) {
  const all = [];
  for (let i = 0; i < 12; ++i) {
    const options = game === 'trickerion' && i % 2 ? { dark_alley: true, powers: true } : {};
    let now = both.request({ cmd: 'new', game, options, seed: i });
    for (let step = 0; step < 40 * i && !now.over; ++step) {
      const { actions } = both.request({ cmd: 'legal', seat: now.seats[0] });
      now = both.request({ cmd: 'apply', seat: now.seats[0], action: random.of(actions) });
    }
    all.push({ cmd: 'load', position: both.request({ cmd: 'position' }).position, seed: 1 });
    all.push({ cmd: 'replay', record: both.request({ cmd: 'record' }).record });
  }
  return all;
}

for (const game of ['citadels', 'trickerion']) {
  test(`wrong positions and records of ${game}`, (t) => {
    const both = new Both();
    const random = new Random(17);
    const all = documents(both, random, game).map((request) => JSON.stringify(request));
    let accepted = 0;
    for (let i = 0; i < 1500; ++i) {
      const request = JSON.parse(random.of(all));
      const part = request.cmd === 'load' ? 'position' : 'record';
      for (let n = 1 + random.below(3); n > 0; --n) request[part] = spoil(request[part], random);
      const answer = both.request(request);
      if (!answer.ok) continue;
      ++accepted;
      both.request({ cmd: 'view', seat: 0, language: 'en', from: 0 });
      const seat = answer.seats[0];
      if (seat !== undefined) both.request({ cmd: 'legal', seat });
      if (Number.isInteger(seat)) both.request({ cmd: 'bot', seat, bot: 'greedy' });
    }
    t.diagnostic(`${accepted} of 1500 were sound all the same`);
    both.compare(`positions of ${game}`);
  });
}

test('bytes in the wrong place', () => {
  const both = new Both();
  const random = new Random(23);
  const lines = [
    '{"cmd":"new","game":"citadels","players":5,"options":{"use_rank9":true},"seed":7}',
    '{"cmd":"new","game":"trickerion","players":3,"options":{"dark_alley":true},"seed":7}',
    '{"cmd":"legal","seat":1}',
    '{"cmd":"view","seat":1,"language":"de","names":["Ada","Ben"],"from":0}',
    '{"cmd":"bot","seat":1,"bot":"greedy","seed":3}',
    '{"cmd":"apply","seat":1,"action":"keep king"}',
    '{"cmd":"texts","of":"core","language":"en","id":"x"}',
  ];
  for (let i = 0; i < 4000; ++i) {
    const bytes = Buffer.from(random.of(lines));
    for (let n = random.below(3); n > 0; --n) {
      const byte = random.below(256);
      // The native program would read two lines, or take the end for a part of it.
      if (byte !== 10 && byte !== 13) bytes[random.below(bytes.length)] = byte;
    }
    // A game without a seed differs each time.
    if (bytes.includes('"new"') && !bytes.includes('"seed":7')) continue;
    both.answer(bytes);
  }
  both.compare('bytes');
});

test('memory does not grow with the number of requests', () => {
  const instance = new Instance(modulePath);
  const ask = (request) => JSON.parse(instance.answer(JSON.stringify(request)));
  const round = () => {
    for (let i = 0; i < 50; ++i) {
      ask({ cmd: 'new', game: i % 2 ? 'citadels' : 'trickerion', seed: i });
      ask({ cmd: 'view', seat: 0, from: 0, language: 'de' });
      ask({ cmd: 'games' });
    }
    return instance.memoryBytes;
  };
  const before = round();
  for (let i = 0; i < 4; ++i) round();
  assert.equal(round(), before);
});
