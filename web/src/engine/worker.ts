// A module worker around one engine. The first message is its compiled module; each one after that
// is a request, which is answered in order.

import { Engine } from './engine';

export interface WorkerRequest {
  key: number;
  line: string;
}

export type WorkerReply = { key: number; line: string } | { stopped: string };

/** Of the global scope of a worker, what is used here; its own types clash with those of a page. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<WebAssembly.Module | WorkerRequest>) => void) | null;
  postMessage(reply: WorkerReply): void;
}

const scope = globalThis as unknown as WorkerScope;
let engine: Engine | undefined;

scope.onmessage = ({ data }): void => {
  try {
    if (data instanceof WebAssembly.Module) {
      engine = new Engine(data);
    } else if (engine) {
      scope.postMessage({ key: data.key, line: engine.answer(data.line) });
    }
  } catch (error) {
    scope.postMessage({ stopped: String(error) });
  }
};
