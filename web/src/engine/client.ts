// The engine for pages: it runs in workers, so that nothing it does holds the page up.

import { EngineStopped, fetchModule } from './engine';
import type { Command, Commands, Reply, Request } from './protocol';
import type { WorkerReply, WorkerRequest } from './worker';

/** Of a Worker, what is used here. */
export interface WorkerPort {
  onmessage: ((event: MessageEvent<WorkerReply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: WebAssembly.Module | WorkerRequest): void;
  terminate(): void;
}

export type OpenWorker = () => WorkerPort;

interface Waiting {
  resolve(line: string): void;
  reject(reason: Error): void;
}

/** One engine in one worker: a session of the engine protocol, with at most one running game. */
export class EngineClient {
  private readonly worker: WorkerPort;
  private readonly waiting = new Map<number, Waiting>();
  private nextKey = 1;
  private stopped: EngineStopped | undefined;

  constructor(module: WebAssembly.Module, open: OpenWorker = openWorker) {
    this.worker = open();
    this.worker.onmessage = ({ data }): void => this.receive(data);
    this.worker.onerror = (event): void => this.stop(event.message);
    this.worker.postMessage(module);
  }

  get isStopped(): boolean {
    return this.stopped !== undefined;
  }

  /** Rejects only with EngineStopped; what the engine refuses is a reply with `ok: false`. */
  async request<C extends Command>(request: Request<C>): Promise<Reply<C>> {
    return JSON.parse(await this.answer(JSON.stringify(request))) as Reply<C>;
  }

  /** The answer line to a request line, for numbers beyond those of JavaScript. */
  answer(line: string): Promise<string> {
    if (this.stopped) return Promise.reject(this.stopped);
    return new Promise((resolve, reject) => {
      const key = this.nextKey++;
      this.waiting.set(key, { resolve, reject });
      this.worker.postMessage({ key, line });
    });
  }

  /** Ends the worker at once, even while it thinks; whatever is not answered yet is rejected. */
  stop(reason = 'stopped'): void {
    if (this.stopped) return;
    this.stopped = new EngineStopped(reason);
    this.worker.terminate();
    for (const { reject } of this.waiting.values()) reject(this.stopped);
    this.waiting.clear();
  }

  private receive(reply: WorkerReply): void {
    if ('stopped' in reply) return this.stop(reply.stopped);
    this.waiting.get(reply.key)?.resolve(reply.line);
    this.waiting.delete(reply.key);
  }
}

export type Question<C extends 'bot' | 'explain'> = Commands[C]['fields'];

/** A game without a server. Bots think in a worker of their own: the game can be asked meanwhile. */
export class LocalGame {
  private readonly game: EngineClient;
  private thinker: EngineClient | undefined;

  static async load(url: string | URL, open: OpenWorker = openWorker): Promise<LocalGame> {
    return new LocalGame(await fetchModule(url), open);
  }

  constructor(
    private readonly module: WebAssembly.Module,
    private readonly open: OpenWorker = openWorker,
  ) {
    this.game = new EngineClient(module, open);
  }

  request<C extends Command>(request: Request<C>): Promise<Reply<C>> {
    return this.game.request(request);
  }

  /**
   * What a bot would do now; the game does not change. A signal that is aborted ends all thinking,
   * which rejects with EngineStopped.
   */
  think(question: Question<'bot'>, signal?: AbortSignal): Promise<Reply<'bot'>> {
    return this.askThinker<'bot'>({ cmd: 'bot', ...question }, signal);
  }

  /** What speaks for the best choices, and against them; like think(). */
  explain(question: Question<'explain'>, signal?: AbortSignal): Promise<Reply<'explain'>> {
    return this.askThinker<'explain'>({ cmd: 'explain', ...question }, signal);
  }

  stop(): void {
    this.game.stop();
    this.thinker?.stop();
  }

  private async askThinker<C extends 'bot' | 'explain'>(
    question: Request<C>,
    signal?: AbortSignal,
  ): Promise<Reply<C>> {
    const kept = await this.game.answer('{"cmd":"record"}');
    const record = recordText(kept);
    if (record === undefined) return JSON.parse(kept) as Reply<C>;
    const thinker = this.awake();
    const cancel = (): void => thinker.stop('cancelled');
    if (signal?.aborted) cancel();
    signal?.addEventListener('abort', cancel);
    try {
      // Asked in one go, so that no other question comes between the game and the bot.
      const [, thought] = await Promise.all([
        thinker.answer(`{"cmd":"replay","chance":"manual","record":${record}}`),
        thinker.request<C>(question),
      ]);
      return thought;
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  }

  private awake(): EngineClient {
    if (!this.thinker || this.thinker.isStopped) {
      this.thinker = new EngineClient(this.module, this.open);
    }
    return this.thinker;
  }
}

/**
 * The record as it stands in the answer {"ok":true,"record":{…}}: a seed beyond the numbers of
 * JavaScript would not survive being read.
 */
function recordText(answer: string): string | undefined {
  const start = '{"ok":true,"record":';
  return answer.startsWith(start) ? answer.slice(start.length, -1) : undefined;
}

function openWorker(): WorkerPort {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}
