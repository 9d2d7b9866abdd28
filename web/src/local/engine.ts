import { engineUrl } from 'virtual:prestige-engine';
import { EngineClient, LocalGame } from '../engine/client';
import { fetchModule } from '../engine/engine';
import type { Command, Refused, Reply, Request } from '../engine/protocol';
import { words } from '../i18n/language.svelte';
import { RequestError, unanswered } from '../net/http';

let module: Promise<WebAssembly.Module> | undefined;

/** The compiled engine, fetched once. */
function engineModule(): Promise<WebAssembly.Module> {
  if (engineUrl === null) return Promise.reject(new RequestError({ code: 'no_engine', text: '' }));
  module ??= fetchModule(engineUrl).catch((error: unknown) => {
    module = undefined;
    const isNetwork = error instanceof TypeError || error instanceof DOMException;
    // Anything else is a server without the file.
    throw isNetwork ? unanswered(error) : new RequestError({ code: 'no_engine', text: '' });
  });
  return module;
}

/** A game with bots that think beside it. */
export async function openGame(): Promise<LocalGame> {
  return new LocalGame(await engineModule());
}

/** One engine, for looking things up. */
export async function openEngine(): Promise<EngineClient> {
  return new EngineClient(await engineModule());
}

export interface Asked {
  request<C extends Command>(request: Request<C>): Promise<Reply<C>>;
}

/** The answer of the engine; what it refuses is an error like one of the server. */
export function ask<C extends Command>(
  engine: Asked,
  request: Request<C>,
): Promise<Exclude<Reply<C>, Refused>> {
  return accepted<C>(engine.request<C>(request));
}

/** An answer that was not refused; anything else is an error like one of the server. */
export async function accepted<C extends Command>(
  answer: Promise<Reply<C>>,
): Promise<Exclude<Reply<C>, Refused>> {
  const reply = await answer.catch(() => {
    throw new RequestError({ code: 'engine_stopped', text: '' });
  });
  if (!reply.ok) {
    const { code, text, rule } = (reply as Refused).error;
    throw new RequestError({ code, text: text[words.language] ?? text.en, ...(rule ? { rule } : {}) });
  }
  return reply as Exclude<Reply<C>, Refused>;
}
