// The few functions of WASI that the engine and its C++ library import. There are no files: all
// that is written goes to the console, and only what went wrong is ever written.

const success = 0;
const badFile = 8;
const cannotSeek = 70;
const monotonicClock = 1;
const randomBytesMax = 65536;

export function wasiImports(memory: () => WebAssembly.Memory): WebAssembly.ModuleImports {
  const view = (): DataView => new DataView(memory().buffer);
  const bytes = (at: number, size: number): Uint8Array<ArrayBuffer> =>
    new Uint8Array(memory().buffer as ArrayBuffer, at, size);

  return {
    fd_close: (): number => badFile,
    fd_seek: (): number => cannotSeek,

    fd_write(_file: number, parts: number, count: number, written: number): number {
      let text = '';
      let sum = 0;
      for (let i = 0; i < count; ++i) {
        const size = view().getUint32(parts + 8 * i + 4, true);
        text += new TextDecoder().decode(bytes(view().getUint32(parts + 8 * i, true), size));
        sum += size;
      }
      console.error(text);
      view().setUint32(written, sum, true);
      return success;
    },

    random_get(at: number, size: number): number {
      for (let done = 0; done < size; done += randomBytesMax) {
        crypto.getRandomValues(bytes(at + done, Math.min(randomBytesMax, size - done)));
      }
      return success;
    },

    clock_time_get(clock: number, _precision: bigint, at: number): number {
      const ms = clock === monotonicClock ? performance.now() : Date.now();
      view().setBigUint64(at, BigInt(Math.round(ms * 1e6)), true);
      return success;
    },

    proc_exit(code: number): never {
      throw new Error(`the engine ended with code ${code}`);
    },
  };
}
