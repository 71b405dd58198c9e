import {
  AxiosError,
  type AxiosAdapter,
  CanceledError,
  type InternalAxiosRequestConfig,
} from 'axios';
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
  headers: Record<string, unknown>;
  /** Parsed if it is a string. */
  body: unknown;
}

/** A fake server. */
export interface FakeTransport {
  /** Pass it as the `adapter` option of `createApiClient`. */
  adapter: AxiosAdapter;
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

  function take(config: InternalAxiosRequestConfig): FakeStep {
    const method = (config.method ?? 'get').toUpperCase();
    const url = config.url ?? '';
    const data: unknown = config.data;
    const body: unknown = typeof data === 'string' ? JSON.parse(data) : data;
    calls.push({ method, url, headers: config.headers.toJSON(), body });
    return stepFor(`${method} ${new URL(url).pathname}`);
  }

  const adapter: AxiosAdapter = (config) => {
    const step = take(config);
    return new Promise((resolve, reject) => {
      pending++;
      const settle = () => {
        config.signal?.removeEventListener?.('abort', abort);
        pending--;
        if (step.type === 'result' || step.type === 'reply') resolve(responseOf(step, config));
        else reject(new AxiosError('Network Error', AxiosError.ERR_NETWORK, config));
      };
      const timer = step.type === 'hang' ? undefined : clock.setTimeout(settle, step.delayMs ?? 0);
      const abort = () => {
        clock.clearTimeout(timer);
        pending--;
        reject(new CanceledError(undefined, config));
      };
      config.signal?.addEventListener?.('abort', abort);
    });
  };

  return {
    adapter,
    calls,
    get pending() {
      return pending;
    },
  };
}

function responseOf(
  step: Extract<FakeStep, { type: 'result' | 'reply' }>,
  config: InternalAxiosRequestConfig,
) {
  const reply =
    step.type === 'reply'
      ? step
      : { body: { ret_code: 0, ret_msg: 'OK', result: step.result }, status: 200, headers: {} };
  const { body, status = 200, headers = {} } = reply;
  const data = typeof body === 'string' ? body : JSON.stringify(body);
  return { data, status, statusText: '', headers, config };
}
