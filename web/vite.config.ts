import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compress } from './plugins/compress.ts';
import { engine } from './plugins/engine.ts';
import { offline } from './plugins/offline.ts';
import { rulebook } from './plugins/rulebook/plugin.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const wasm = process.env.PRESTIGE_WASM ?? at('../build/wasm/prestige.wasm');
const server = process.env.PRESTIGE_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [rulebook(), svelte(), engine(wasm), offline(), compress()],
  resolve: {
    alias: { $i18n: at('../i18n'), $lib: at('./src') },
    // Without it the tests would load Svelte's server side.
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  build: {
    target: 'es2022',
    // The server's content security policy allows no data: fonts.
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [at('..')] },
    proxy: { '/api': { target: server, ws: true } },
  },
  // Each file has a page of its own, but they share what makes pages, which takes longest to load. A single worker
  // would take all files into one page.
  test: { include: ['src/**/*.test.ts'], pool: 'vmThreads', maxWorkers: 2, testTimeout: 60_000 },
});
