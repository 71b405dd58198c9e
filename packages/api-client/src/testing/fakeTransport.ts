import { type AxiosAdapter, AxiosError, CanceledError } from 'axios';
import { type Clock, systemClock } from '../clock.ts';

/** The behavior of a fake server for one request. */
export type FakeStep =
  /** Responds with a successful envelope around the result. */
  | { type: 'result'; result: unknown; delayMs?: number }
  /** Responds with any body: a string unchanged, other values as JSON. */
  | {
      type: 'reply';
      body: unknown;
      status?: number;
      headers?: Record<string, string>;
      delayMs?: number;
    }
  /** Fails with a network error. */
  | { type: 'drop'; delayMs?: number }
  /** Never responds. */
  | { type: 'hang' };

/** A request that the fake server received. */
export interface FakeCall {
  method: string;
  url: string;
  /** Request headers, with lower-case names. */
  headers: Record<string, string>;
  /** Request body. A string is parsed if it is JSON. */
  body: unknown;
}

/** A fake server. */
export interface FakeTransport {
  /** Adapter for the `adapter` option of `createApiClient`. */
  adapter: AxiosAdapter;
  /** Function for the `fetch` option of `createApiClient` from `@exchange/api-client/fetch`. */
  fetch: typeof globalThis.fetch;
  /** All requests received so far, in order. */
  calls: FakeCall[];
  /** Number of requests that wait for a response. */
  readonly pending: number;
}

/**
 * Creates a fake server without a network, for tests of code that uses this package.
 *
 * @param routes - One step or a list of steps per route, such as `'GET /v2/private/user/profile'`.
 *   The last step of a list repeats. An unknown route responds with status 404.
 */
export function createFakeTransport(
  routes: Readonly<Record<string, FakeStep | readonly FakeStep[]>>,
  { clock = systemClock }: { clock?: Clock } = {},
): FakeTransport {
  const calls: FakeCall[] = [];
  const taken = new Map<string, number>();
  let pending = 0;

  function stepFor(route: string): FakeStep {
    const steps = routes[route] ?? { type: 'reply', status: 404, body: '' };
    if (!Array.isArray(steps)) return steps as FakeStep;
    const turn = taken.get(route) ?? 0;
    taken.set(route, turn + 1);
    return (steps as readonly FakeStep[])[Math.min(turn, steps.length - 1)] ?? { type: 'hang' };
  }

  /** Runs a step. Rejects with the errors of `failures`. */
  function answer<Reply>(
    call: FakeCall,
    signal: AbortSignal | null | undefined,
    reply: (reply: FakeReply) => Reply,
    failures: { dropped: () => Error; aborted: () => Error },
  ): Promise<Reply> {
    const { pathname } = new URL(call.url);
    if (signal?.aborted) throw failures.aborted();
    calls.push(call);
    const step = stepFor(`${call.method} ${pathname}`);
    return new Promise((resolve, reject) => {
      pending++;
      const settle = () => {
        signal?.removeEventListener('abort', abort);
        pending--;
        try {
          if (step.type === 'result' || step.type === 'reply') resolve(reply(replyOf(step)));
          else reject(failures.dropped());
        } catch (thrown) {
          // The reply cannot exist, for example because of its status.
          const error = thrown as Error;
          reject(error);
        }
      };
      const timer = step.type === 'hang' ? undefined : clock.setTimeout(settle, step.delayMs ?? 0);
      const abort = () => {
        clock.clearTimeout(timer);
        pending--;
        reject(failures.aborted());
      };
      signal?.addEventListener('abort', abort);
    });
  }

  // Asynchronous, so that errors before the answer are rejections as well, as with a real transport.
  return {
    adapter: async (config) =>
      answer(
        {
          method: (config.method ?? 'get').toUpperCase(),
          url: config.url ?? '',
          headers: Object.fromEntries(
            new Headers(config.headers.toJSON(false) as Record<string, string>),
          ),
          body: parsed(config.data),
        },
        config.signal as AbortSignal | undefined,
        (reply) => ({ ...reply, statusText: '', config }),
        {
          dropped: () => new AxiosError('Network Error', AxiosError.ERR_NETWORK, config),
          aborted: () => new CanceledError(undefined, config),
        },
      ),
    fetch: async (input, init = {}) => {
      const request = input instanceof Request ? input : undefined;
      const signal = init.signal ?? request?.signal;
      return answer(
        {
          method: init.method ?? request?.method ?? 'GET',
          url: input instanceof Request ? input.url : input.toString(),
          headers: Object.fromEntries(new Headers(init.headers ?? request?.headers)),
          body: parsed(init.body ?? (request?.body ? await request.text() : undefined)),
        },
        signal,
        ({ data, ...reply }) =>
          new Response([101, 204, 205, 304].includes(reply.status) ? null : data, reply),
        {
          dropped: () => new TypeError('Failed to fetch'),
          aborted: () => signal?.reason as Error,
        },
      );
    },
    calls,
    get pending() {
      return pending;
    },
  };
}

interface FakeReply {
  data: string;
  status: number;
  headers: Record<string, string>;
}

function replyOf(step: Extract<FakeStep, { type: 'result' | 'reply' }>): FakeReply {
  const reply =
    step.type === 'reply'
      ? step
      : { body: { ret_code: 0, ret_msg: 'OK', result: step.result }, status: 200, headers: {} };
  const { body, status = 200, headers = {} } = reply;
  return { data: typeof body === 'string' ? body : JSON.stringify(body), status, headers };
}

function parsed(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return body;
  }
}
