import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

const name = 'virtual:prestige-engine';

/**
 * Where the page finds prestige.wasm: `engineUrl`, null when it has not been built. It is served
 * under a name that changes with its contents.
 */
export function engine(path: string): Plugin {
  let building = false;
  return {
    name: 'prestige-engine',
    configResolved(config) {
      building = config.command === 'build';
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      if (!existsSync(path)) {
        this.warn(`${relative('.', path)} is missing: nothing can be played without a network`);
        return 'export const engineUrl = null;';
      }
      if (!building) return `export const engineUrl = ${JSON.stringify(`/@fs${path}`)};`;
      const source = readFileSync(path);
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      const fileName = `assets/prestige-${hash}.wasm`;
      this.emitFile({ type: 'asset', fileName, source });
      return `export const engineUrl = ${JSON.stringify(`/${fileName}`)};`;
    },
  };
}
