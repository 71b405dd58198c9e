import { type Clock, systemClock } from '../clock.ts';
import { recordedBody } from './recordedBody.ts';

/** The behavior of a fake server for one request: an answer, or a function that returns it or a promise. */
export type FakeStep = FakeAnswer | ((call: FakeCall) => FakeAnswer | Promise<FakeAnswer>);

export type FakeAnswer =
  /** Responds with a successful envelope around the result, as the option `envelope` writes it. */
  | { type: 'result'; result: unknown; delayMs?: number }
  /** Responds with any body: a string unchanged, such as HTML or malformed JSON, and other values as JSON. */
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
  /** Request body. A string is parsed if it is JSON, with integers beyond ±2^53 as `bigint`. */
  body: unknown;
}

/**
 * An adapter of axios, described by the fields that it reads and returns, so that `/testing` needs no axios.
 * It rejects with errors that `axios.isAxiosError` and `axios.isCancel` recognize.
 */
export type FakeAdapter = <Config extends FakeAdapterConfig>(
  config: Config,
) => Promise<FakeReply & { statusText: string; config: Config }>;

export interface FakeAdapterConfig {
  method?: string | undefined;
  url?: string | undefined;
  headers: { toJSON(asStrings?: boolean): unknown };
  data?: unknown;
  signal?: unknown;
}

export interface FakeReply {
  /** The body as text. */
  data: string;
  status: number;
  headers: Record<string, string>;
}

/** Errors of a transport, for a lost connection and for an aborted request. */
interface Failures {
  dropped: () => Error;
  aborted: () => Error;
}

export interface FakeTransportOptions {
  /**
   * Returns the body of a successful response with this result, in the format of your dialect, such as
   * `(data) => ({ ok: true, data })`. Default: `{ ret_code: 0, ret_msg: 'OK', result }`.
   */
  envelope?: (result: unknown) => unknown;
  /** Time source of delays. Default: the globals. */
  clock?: Clock;
}

/** A fake server. */
export interface FakeTransport {
  /** Adapter for the `adapter` option of `createApiClient`. */
  adapter: FakeAdapter;
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
 *   The last step of a list repeats. An unknown route responds with status 404. If a step is a function that throws,
 *   the request fails with its error.
 */
export function createFakeTransport(
  routes: Readonly<Record<string, FakeStep | readonly FakeStep[]>>,
  { clock = systemClock, envelope = specificationEnvelope }: FakeTransportOptions = {},
): FakeTransport {
  const calls: FakeCall[] = [];
  /** Number of requests per route. */
  const counts = new Map<string, number>();
  let pending = 0;

  function stepFor(route: string): FakeStep {
    const steps = routes[route] ?? { type: 'reply', status: 404, body: '' };
    if (!Array.isArray(steps)) return steps as FakeStep;
    const count = counts.get(route) ?? 0;
    counts.set(route, count + 1);
    return (steps as readonly FakeStep[])[Math.min(count, steps.length - 1)] ?? { type: 'hang' };
  }

  /** Runs a step. Rejects with the errors of `failures`. */
  function answer<Reply>(
    call: FakeCall,
    signal: AbortSignal | null | undefined,
    toReply: (reply: FakeReply) => Reply,
    failures: Failures,
  ): Promise<Reply> {
    const { pathname } = new URL(call.url);
    if (signal?.aborted) throw failures.aborted();
    calls.push(call);
    const step = stepFor(`${call.method} ${pathname}`);
    return new Promise((resolve, reject) => {
      let timer: unknown;
      pending++;
      const end = () => {
        clock.clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
        pending--;
      };
      const abort = () => {
        end();
        reject(failures.aborted());
      };
      const fail = (error: Error) => {
        if (signal?.aborted) return;
        end();
        reject(error);
      };
      const respond = (chosen: Exclude<FakeAnswer, { type: 'hang' }>) => {
        if (chosen.type === 'drop') return fail(failures.dropped());
        try {
          const received = toReply(replyOf(chosen, envelope));
          end();
          resolve(received);
        } catch (thrown) {
          // The reply cannot exist, for example because of its status.
          fail(thrown as Error);
        }
      };
      const schedule = (chosen: FakeAnswer) => {
        if (chosen.type === 'hang' || signal?.aborted) return;
        timer = clock.setTimeout(() => respond(chosen), chosen.delayMs ?? 0);
      };
      signal?.addEventListener('abort', abort);
      if (typeof step === 'function') Promise.resolve(call).then(step).then(schedule).catch(fail);
      else schedule(step);
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
          body: recordedBody(config.data),
        },
        config.signal as AbortSignal | undefined,
        (reply) => ({ ...reply, statusText: '', config }),
        axiosFailures(config),
      ),
    fetch: async (input, init = {}) => {
      const request = input instanceof Request ? input : undefined;
      const signal = init.signal ?? request?.signal;
      return answer(
        {
          method: init.method ?? request?.method ?? 'GET',
          url: input instanceof Request ? input.url : input.toString(),
          headers: Object.fromEntries(new Headers(init.headers ?? request?.headers)),
          body: recordedBody(init.body ?? (request?.body ? await request.text() : undefined)),
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

/** Returns errors with the fields by which axios recognizes its own. */
function axiosFailures(config: FakeAdapterConfig): Failures {
  return {
    dropped: () =>
      Object.assign(new Error('Network Error'), {
        name: 'AxiosError',
        isAxiosError: true,
        code: 'ERR_NETWORK',
        config,
      }),
    aborted: () =>
      Object.assign(new Error('canceled'), {
        name: 'CanceledError',
        isAxiosError: true,
        code: 'ERR_CANCELED',
        config,
        __CANCEL__: true,
      }),
  };
}

const specificationEnvelope = (result: unknown) => ({ ret_code: 0, ret_msg: 'OK', result });

function replyOf(
  answer: Extract<FakeAnswer, { type: 'result' | 'reply' }>,
  envelope: (result: unknown) => unknown,
): FakeReply {
  if (answer.type === 'result') {
    return replyOf({ type: 'reply', body: envelope(answer.result) }, envelope);
  }
  const { body, status = 200, headers = {} } = answer;
  return { data: typeof body === 'string' ? body : JSON.stringify(body), status, headers };
}
