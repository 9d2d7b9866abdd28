import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const worker = 'sw.js';

/** Every browser that could ask for these takes the smaller ones, or has no service workers. */
const isNeedless = (file: string): boolean => /\.(map|woff)$/.test(file) || file === worker;

/**
 * Builds the service worker and tells it which files there are. Its version changes with any of
 * them: that is how browsers notice a new client.
 */
export function offline(): Plugin {
  let publicDir = '';
  return {
    name: 'prestige-offline',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: 'src/offline/sw.ts', fileName: worker });
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const contents = new Map<string, string | Uint8Array>();
        for (const [file, output] of Object.entries(bundle)) {
          contents.set(file, output.type === 'chunk' ? output.code : output.source);
        }
        for (const file of readdirSync(publicDir)) contents.set(file, readFileSync(join(publicDir, file)));
        const files = [...contents.keys()].filter((file) => !isNeedless(file)).sort();
        const hash = createHash('sha256');
        for (const file of files) hash.update(`${file}\n`).update(contents.get(file) ?? '');

        const chunk = bundle[worker];
        if (chunk?.type !== 'chunk') return this.error('the service worker is missing');
        const paths = files.map((file) => (file === 'index.html' ? '/' : `/${file}`));
        chunk.code = chunk.code
          .replace('__FILES__', JSON.stringify(paths))
          .replace('__VERSION__', JSON.stringify(hash.digest('base64url').slice(0, 12)));
      },
    },
  };
}
