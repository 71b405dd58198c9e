import { systemClock } from '../clock.ts';
import {
  createFakeServer,
  type FakeCall,
  type FakeReply,
  type FakeStep,
  type FakeTransportOptions,
} from './fakeServer.ts';
import { recordedBody } from './recordedBody.ts';

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
 *   the request fails with its error. If a list is empty, the request fails with a `TypeError`.
 */
export function createFakeTransport(
  routes: Readonly<Record<string, FakeStep | readonly FakeStep[]>>,
  { clock = systemClock, envelope = specificationEnvelope }: FakeTransportOptions = {},
): FakeTransport {
  const server = createFakeServer(routes, { clock, envelope });
  return {
    // Asynchronous, so that an invalid header or body is a rejection, as with a real transport.
    adapter: async (config) =>
      server.answer({
        call: {
          method: (config.method ?? 'get').toUpperCase(),
          url: config.url ?? '',
          headers: Object.fromEntries(
            new Headers(config.headers.toJSON(false) as Record<string, string>),
          ),
          body: recordedBody(config.data),
        },
        signal: config.signal as AbortSignal | undefined,
        toReply: (reply) => ({ ...reply, statusText: '', config }),
        ...axiosFailures(config),
      }),
    fetch: async (input, init = {}) => {
      const request = input instanceof Request ? input : undefined;
      const signal = init.signal ?? request?.signal;
      return server.answer({
        call: {
          method: init.method ?? request?.method ?? 'GET',
          url: input instanceof Request ? input.url : input.toString(),
          headers: Object.fromEntries(new Headers(init.headers ?? request?.headers)),
          body: recordedBody(init.body ?? (request?.body ? await request.text() : undefined)),
        },
        signal,
        toReply: ({ data, ...reply }) =>
          new Response(statusesWithoutBody.has(reply.status) ? null : data, reply),
        dropped: () => new TypeError('Failed to fetch'),
        aborted: () => signal?.reason as Error,
      });
    },
    calls: server.calls,
    get pending() {
      return server.pending;
    },
  };
}

const specificationEnvelope = (result: unknown) => ({ ret_code: 0, ret_msg: 'OK', result });

/** `Response` throws for a body with one of these statuses. */
const statusesWithoutBody: ReadonlySet<number> = new Set([101, 204, 205, 304]);

/** Returns errors with the fields by which axios recognizes its own. */
function axiosFailures(config: FakeAdapterConfig) {
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
