// prestige.wasm in Node, as little as it takes: the page has web/src/engine/engine.ts.

import { randomFillSync } from 'node:crypto';
import { readFileSync, writeSync } from 'node:fs';

export class Instance {
  #exports;

  constructor(path) {
    const imports = { wasi_snapshot_preview1: this.#wasi() };
    const module = new WebAssembly.Module(readFileSync(path));
    this.#exports = new WebAssembly.Instance(module, imports).exports;
    this.#exports._initialize();
  }

  get memoryBytes() {
    return this.#exports.memory.buffer.byteLength;
  }

  // The answer to one line of text or bytes.
  answer(line) {
    const bytes = typeof line === 'string' ? Buffer.from(line) : line;
    const at = this.#exports.prestige_alloc(bytes.length);
    if (at === 0 && bytes.length > 0) throw new Error(`no room for ${bytes.length} bytes`);
    Buffer.from(this.#exports.memory.buffer, at, bytes.length).set(bytes);
    const reply = this.#exports.prestige_request(at, bytes.length) >>> 0;
    this.#exports.prestige_free(at);
    const memory = this.#exports.memory.buffer;
    const size = new DataView(memory).getUint32(reply, true);
    return Buffer.from(memory, reply + 4, size).toString();
  }

  #wasi() {
    const closed = () => 8;
    return {
      clock_time_get: (clock, precision, at) => {
        new DataView(this.#exports.memory.buffer).setBigUint64(at, process.hrtime.bigint(), true);
        return 0;
      },
      fd_close: closed,
      fd_seek: closed,
      fd_write: (file, parts, count, written) => {
        const memory = new DataView(this.#exports.memory.buffer);
        let sum = 0;
        for (let i = 0; i < count; ++i) {
          const at = memory.getUint32(parts + 8 * i, true);
          const size = memory.getUint32(parts + 8 * i + 4, true);
          writeSync(2, Buffer.from(this.#exports.memory.buffer, at, size));
          sum += size;
        }
        memory.setUint32(written, sum, true);
        return 0;
      },
      random_get: (at, size) => {
        randomFillSync(new Uint8Array(this.#exports.memory.buffer, at, size));
        return 0;
      },
    };
  }
}
