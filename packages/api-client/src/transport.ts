import {
  type AxiosAdapter,
  AxiosError,
  AxiosHeaders,
  type AxiosInstance,
  type AxiosRequestConfig,
  type AxiosResponse,
  getAdapter,
  type InternalAxiosRequestConfig,
} from 'axios';
import type { Clock } from './clock.ts';
import { ApiError } from './errors.ts';

/** An answer as it came over the wire. */
export interface RawResponse {
  status: number;
  /** Text, unless an interceptor of the given axios instance parsed it. */
  data: unknown;
  headers: AxiosResponse['headers'];
  /** The adapter's own object: an XMLHttpRequest, a Request, a ClientRequest. */
  request?: unknown;
}

/** One request under way: a promise, and the way to give it up. */
export interface Exchange {
  promise: Promise<RawResponse>;
  /** Settles at once, whatever the adapter does, and stops the request. */
  cancel(error: ApiError): void;
}

/** What we say of a request. */
export interface WireConfig extends AxiosRequestConfig {
  url: string;
  headers: Record<string, string | false>;
}

export type Send = (config: WireConfig) => Promise<RawResponse>;

/**
 * How requests go out: through the given axios instance, with its defaults and interceptors; else
 * straight through axios's adapter. All that `axios.request` would add is switched off below.
 */
export function createSend(
  http: AxiosInstance | undefined,
  adapter: AxiosRequestConfig['adapter'],
): Send {
  if (http) return (config) => http.request<unknown>({ ...config, adapter });
  let resolved: AxiosAdapter | undefined;
  return async (config) => {
    resolved ??= getAdapter(adapter);
    const headers = AxiosHeaders.from({ Accept: 'application/json', ...config.headers });
    return resolved({ ...config, headers } as InternalAxiosRequestConfig);
  };
}

/** Longest delay that timers hold; beyond it they fire at once. */
const longestMs = 2 ** 31 - 1;

/**
 * Sends one request. The time limit is ours, not the adapter's: it covers headers and body alike
 * and is told apart from an abort, whichever adapter runs.
 */
export function exchange(
  send: Send,
  config: WireConfig,
  limit: { ms: number; message: string; url: string },
  clock: Clock,
): Exchange {
  const controller = new AbortController();
  let settled = false;
  let timer: unknown;
  let fail!: (error: ApiError) => void;

  const promise = new Promise<RawResponse>((resolve, reject) => {
    const settle = () => {
      settled = true;
      clock.clearTimeout(timer);
    };
    fail = (error) => {
      if (settled) return;
      settle();
      reject(error);
      controller.abort();
    };
    send({ ...wire, ...config, signal: controller.signal }).then(
      (response) => {
        if (settled) return;
        settle();
        resolve(response);
      },
      (error: unknown) => fail(transportError(error, limit.url)),
    );
    if (limit.ms > 0 && limit.ms < Infinity) {
      timer = clock.setTimeout(
        () => fail(new ApiError('timeout', limit.message, { code: 'ETIMEDOUT', url: limit.url })),
        Math.min(limit.ms, longestMs),
      );
    }
  });
  return { promise, cancel: fail };
}

/** What every request has in common: we read statuses, bodies and time limits ourselves. */
const wire = {
  timeout: 0,
  validateStatus: null,
  responseType: 'text',
  transformRequest: (data: unknown) => data,
  transformResponse: (data: unknown) => data,
  // An API that redirects would carry headers and cookies to wherever it points (decision 12).
  maxRedirects: 0,
  withXSRFToken: false,
} satisfies AxiosRequestConfig;

/** Axios's codes for a request that was never sent, because it cannot be. */
const unsendable =
  /^ERR_(BAD_OPTION|BAD_OPTION_VALUE|INVALID_URL|NOT_SUPPORT|BAD_REQUEST|FORM_DATA_DEPTH_EXCEEDED)$/;

/**
 * One kind for one fault. Adapters name a refused connection, a reset and a cut body differently;
 * a whole answer never lands here, whatever its status.
 */
export function transportError(error: unknown, url: string): ApiError {
  const { code, message } = readError(error);
  const details = { code, url, cause: withoutRequest(error) };
  if (code === 'ERR_CANCELED' || (code === 'ECONNABORTED' && !/^timeout/.test(message))) {
    return new ApiError('canceled', 'Request aborted', details);
  }
  // Only an adapter with a time limit of its own says so.
  if (/^timeout of \d+ms exceeded$/.test(message)) return new ApiError('timeout', message, details);
  if (unsendable.test(code)) return new ApiError('badRequest', `bad request: ${message}`, details);
  return new ApiError('network', 'Network Error', details);
}

function readError(error: unknown): { code: string; message: string } {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return {
    code: typeof code === 'string' ? code : 'ERR_NETWORK',
    message: typeof message === 'string' ? message : '',
  };
}

/** The request's configuration holds the token: a logged cause must not show it. */
function withoutRequest(error: unknown): unknown {
  if (!(error instanceof AxiosError)) return error;
  const cause = new Error(error.message) as Error & Pick<AxiosError, 'code' | 'cause'>;
  cause.code = error.code;
  cause.cause = error.cause;
  return cause;
}
