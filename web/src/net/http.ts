import { routes, type ApiError, type Requests, type RequestType } from '../generated/api';

export class RequestError extends Error {
  readonly code: string;
  readonly rule: string | undefined;

  constructor(error: ApiError) {
    super(error.text);
    this.code = error.code;
    this.rule = error.rule;
  }
}

/** Milliseconds that a request and its answer may take. */
export const timeLimits = {
  usual: 15_000,
  /** A whole game, or everything about somebody, on a slow line. */
  large: 120_000,
};
const large = new Set<RequestType>(['import', 'record', 'export_me']);

/** Whether no server has answered, so that nobody knows what has become of the request. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof RequestError && (error.code === 'offline' || error.code === 'timeout');
}

/** What a failed fetch means. */
export function unanswered(problem: unknown): RequestError {
  const late = (problem as Error).name === 'TimeoutError';
  return new RequestError({ code: late ? 'timeout' : 'offline', text: '' });
}

type Fields = Record<string, unknown>;

interface HttpRequest {
  method: string;
  path: string;
  body: string | undefined;
}

/** Splits the fields of a request into path, query and body, each field exactly once. */
export function httpRequest(type: RequestType, request: Fields): HttpRequest {
  const { method, path } = routes[type];
  if (method === null) throw new Error(`${type} goes over the socket only`);
  const rest = new Map(Object.entries(request).filter(([, value]) => value !== undefined));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  if (method === 'GET') {
    const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)]));
    return { method, path: rest.size > 0 ? `${filled}?${query}` : filled, body: undefined };
  }
  // Even an empty body is sent as JSON: that is how the server knows its own pages.
  return { method, path: filled, body: JSON.stringify(Object.fromEntries(rest)) };
}

export async function call<T extends RequestType>(
  type: T,
  request: Requests[T]['request'],
): Promise<Requests[T]['reply']> {
  const { method, path, body } = httpRequest(type, request as Fields);
  const signal = AbortSignal.timeout(large.has(type) ? timeLimits.large : timeLimits.usual);
  const init: RequestInit = { method, signal };
  if (body !== undefined) {
    init.body = body;
    init.headers = { 'Content-Type': 'application/json' };
  }
  const response = await fetch(path, init).catch((problem: unknown) => {
    throw unanswered(problem);
  });
  const answer: unknown = await response.json().catch((problem: unknown) => {
    if (problem instanceof SyntaxError) return null;
    throw unanswered(problem);
  });
  if (!response.ok) {
    const error = (answer as { error?: ApiError } | null)?.error;
    throw new RequestError(error ?? { code: 'internal', text: response.statusText });
  }
  return answer as Requests[T]['reply'];
}
