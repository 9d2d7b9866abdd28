// The same lines for prestige.wasm and for `prestige engine`, which must answer the same bytes.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { Instance } from './module.mjs';

export const modulePath = needed('PRESTIGE_WASM');
export const nativePath = needed('PRESTIGE_NATIVE');

function needed(variable) {
  const path = process.env[variable];
  assert.ok(path, `${variable} must name the program under test`);
  assert.ok(existsSync(path), `${path} is missing: build it first`);
  return path;
}

// A conversation with the module that is repeated with the native program at its end.
export class Both {
  #instance = new Instance(modulePath);
  #lines = [];
  #answers = [];
  moduleMs = 0;
  nativeMs = 0;

  get memoryBytes() {
    return this.#instance.memoryBytes;
  }

  get lineCount() {
    return this.#lines.length;
  }

  answer(line) {
    const bytes = Buffer.from(line);
    const start = performance.now();
    const answer = this.#instance.answer(bytes);
    this.moduleMs += performance.now() - start;
    this.#lines.push(bytes);
    this.#answers.push(answer);
    return answer;
  }

  request(request) {
    return JSON.parse(this.answer(JSON.stringify(request)));
  }

  compare(name) {
    const end = Buffer.from('\n');
    const start = performance.now();
    const native = spawnSync(nativePath, ['engine'], {
      input: Buffer.concat(this.#lines.flatMap((line) => [line, end])),
      maxBuffer: 2 ** 31,
    });
    this.nativeMs += performance.now() - start;
    assert.equal(native.status, 0, `${name}: ${native.error ?? native.stderr}`);
    const wanted = native.stdout.toString().split('\n');
    assert.equal(wanted.pop(), '', `${name}: the last answer has no end`);
    this.#answers.forEach((answer, i) => {
      if (answer === wanted[i]) return;
      const shown = (text) => String(text).slice(0, 4000);
      assert.fail(
        `${name}: answers to line ${i + 1} differ\nline:   ${shown(this.#lines[i])}\n` +
          `module: ${shown(answer)}\nnative: ${shown(wanted[i])}`,
      );
    });
    assert.equal(wanted.length, this.#answers.length, `${name}: as many answers as lines`);
  }
}

// SplitMix64, so that a failing run can be repeated.
export class Random {
  #state;

  constructor(seed) {
    this.#state = BigInt(seed);
  }

  below(bound) {
    const mask = 2n ** 64n - 1n;
    this.#state = (this.#state + 0x9e3779b97f4a7c15n) & mask;
    let z = this.#state;
    z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & mask;
    z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & mask;
    return Number((z ^ (z >> 31n)) % BigInt(bound));
  }

  oneIn(count) {
    return this.below(count) === 0;
  }

  of(list) {
    return list[this.below(list.length)];
  }
}
