import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const kinds = /\.(html|css|js|json|svg|wasm|webmanifest)$/;

/** Puts packed copies beside the files; the server hands them to browsers that take them. */
export function compress(): Plugin {
  let outDir = '';
  return {
    name: 'prestige-compress',
    apply: 'build',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    closeBundle() {
      const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
      for (const file of files.filter((one) => kinds.test(one))) {
        const path = join(outDir, file);
        const plain = readFileSync(path);
        const packed = { br: brotliCompressSync(plain), gz: gzipSync(plain, { level: 9 }) };
        for (const [extension, bytes] of Object.entries(packed)) {
          if (bytes.length < plain.length) writeFileSync(`${path}.${extension}`, bytes);
        }
      }
    },
  };
}
