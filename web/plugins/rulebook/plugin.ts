import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { compileRules } from './compile.ts';
import { readSpec } from './spec.ts';

/** Makes docs/rules/play/<game>.<language>.md importable as a `Book`. */
export function rulebook(): Plugin {
  return {
    name: 'rulebook',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.md')) return null;
      const [game = ''] = basename(id).split('.');
      const specification = join(dirname(id), '..', `${game}.md`);
      this.addWatchFile(specification);
      const spec = readSpec(game, readFileSync(specification, 'utf8'));
      const book = compileRules(game, readFileSync(id, 'utf8'), spec);
      return `export default ${JSON.stringify(book)}`;
    },
  };
}
