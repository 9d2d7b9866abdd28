// The engine of Prestige in this thread. It may think for long: pages use client.ts instead.

import type { Command, Reply, Request } from './protocol';
import { wasiImports } from './wasi';

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  prestige_alloc(size: number): number;
  prestige_free(at: number): void;
  prestige_request(at: number, size: number): number;
}

/** Longer lines are refused anyway, so only so much of them is copied. */
const lineBytesMax = 8 * 1024 * 1024;
const lengthBytes = 4;

/** The engine, or the worker that it runs in, has come to its end; a new one must be made. */
export class EngineStopped extends Error {
  override name = 'EngineStopped';
}

/** One session of the engine protocol: at most one running game. */
export class Engine {
  private readonly exports: Exports;
  private stopped: EngineStopped | undefined;

  constructor(module: WebAssembly.Module) {
    const imports = { wasi_snapshot_preview1: wasiImports(() => this.exports.memory) };
    this.exports = new WebAssembly.Instance(module, imports).exports as unknown as Exports;
    this.exports._initialize();
  }

  request<C extends Command>(request: Request<C>): Reply<C> {
    return JSON.parse(this.answer(JSON.stringify(request))) as Reply<C>;
  }

  /** The answer line to a request line. Throws only EngineStopped, whatever the line is. */
  answer(line: string): string {
    if (this.stopped) throw this.stopped;
    try {
      return this.call(new TextEncoder().encode(line).subarray(0, lineBytesMax + 1));
    } catch (error) {
      // What a trap leaves behind in memory is not to be relied on.
      this.stopped = new EngineStopped(String(error));
      throw this.stopped;
    }
  }

  private call(line: Uint8Array): string {
    const { memory, prestige_alloc, prestige_free, prestige_request } = this.exports;
    const at = prestige_alloc(line.length) >>> 0;
    if (at === 0 && line.length > 0) throw new RangeError('the engine has no memory left');
    new Uint8Array(memory.buffer, at, line.length).set(line);
    const reply = prestige_request(at, line.length) >>> 0;
    prestige_free(at);
    const size = new DataView(memory.buffer).getUint32(reply, true);
    return new TextDecoder().decode(new Uint8Array(memory.buffer, reply + lengthBytes, size));
  }
}

/** Milliseconds: the engine is large, and the line may be slow. */
const fetchLimit = 120_000;

/** Fetches and compiles the engine; one module serves any number of engines and workers. */
export async function fetchModule(url: string | URL): Promise<WebAssembly.Module> {
  const response = await fetch(url, { signal: AbortSignal.timeout(fetchLimit) });
  if (!response.ok) throw new Error(`${String(url)}: ${response.status}`);
  // Servers that do not know the type of the file would make streaming compilation fail.
  if (response.headers.get('Content-Type')?.startsWith('application/wasm')) {
    return WebAssembly.compileStreaming(response);
  }
  return WebAssembly.compile(await response.arrayBuffer());
}
