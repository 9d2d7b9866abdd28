// For tests: the engine as it was built.

import { existsSync, readFileSync } from 'node:fs';

const path = process.env.PRESTIGE_WASM ?? '../build/wasm/prestige.wasm';
let module: WebAssembly.Module | undefined;

export function testModule(): WebAssembly.Module {
  if (!existsSync(path)) {
    throw new Error(`${path} is missing: build it (cmake --preset wasm && cmake --build --preset wasm), or name it by PRESTIGE_WASM`);
  }
  return (module ??= new WebAssembly.Module(readFileSync(path)));
}
