// The module is small enough to be fetched on the way, and asks little of who holds it.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const packedBytesMax = 600 * 1000;
const module = readFileSync(process.env.PRESTIGE_WASM);

test('at most 600 KB on the wire', (t) => {
  const gzip = gzipSync(module, { level: 9 }).length;
  const brotli = brotliCompressSync(module, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 22 },
  }).length;
  t.diagnostic(`${module.length} bytes, gzip ${gzip}, brotli ${brotli}`);
  assert.ok(gzip <= packedBytesMax);
  assert.ok(brotli <= packedBytesMax);
});

test('exports and imports are those that web/src/engine knows', () => {
  const compiled = new WebAssembly.Module(module);
  const names = (list) => list.map(({ name }) => name).sort();
  assert.deepEqual(names(WebAssembly.Module.exports(compiled)), [
    '_initialize',
    'memory',
    'prestige_alloc',
    'prestige_free',
    'prestige_request',
  ]);
  const known = readFileSync(new URL('../../web/src/engine/wasi.ts', import.meta.url), 'utf8');
  for (const { module: from, name } of WebAssembly.Module.imports(compiled)) {
    assert.equal(from, 'wasi_snapshot_preview1');
    assert.match(known, new RegExp(`\\b${name}\\b`));
  }
});
