import {
  type AxiosAdapter,
  AxiosHeaders,
  type AxiosInstance,
  type AxiosRequestConfig,
  type AxiosResponse,
  getAdapter,
  type InternalAxiosRequestConfig,
} from 'axios';
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

/** What we say of a request. */
export interface WireConfig extends AxiosRequestConfig {
  url: string;
  headers: Record<string, string | false>;
}

export type Send = (config: WireConfig) => Promise<RawResponse>;

/** What every request has in common: we read statuses, bodies and time limits ourselves. */
const wire = {
  timeout: 0,
  validateStatus: null,
  responseType: 'text',
  transformRequest: [],
  transformResponse: [],
  // An API that redirects would carry headers and cookies to wherever it points (decision 12).
  maxRedirects: 0,
  withXSRFToken: false,
} satisfies AxiosRequestConfig;

/**
 * How requests go out: through the given axios instance, with its defaults and interceptors; else
 * straight through axios's adapter, since all that `axios.request` would add is switched off.
 */
export function createSend(
  http: AxiosInstance | undefined,
  adapter: AxiosRequestConfig['adapter'],
): Send {
  if (http) return (config) => http.request<unknown>({ ...wire, ...config, adapter });
  let resolved: AxiosAdapter | undefined;
  return async (config) => {
    resolved ??= getAdapter(adapter);
    const headers = AxiosHeaders.from({ Accept: 'application/json', ...config.headers });
    return resolved({ ...wire, ...config, headers } as InternalAxiosRequestConfig);
  };
}

/**
 * One kind for one fault. Adapters name a refused connection, a reset and a cut body differently;
 * a whole answer never lands here, whatever its status.
 */
export function transportError(error: unknown): ApiError {
  const {
    code: given = 'ERR_NETWORK',
    message: said,
    isAxiosError,
    cause,
  } = (error ?? {}) as Partial<
    Record<'code' | 'message' | 'isAxiosError' | 'cause', string | undefined>
  >;
  // Of whatever type: a DOMException's code is a number.
  const code = String(given);
  const message = String(said);
  // Axios's own error holds the request with its headers: what lies below it holds none.
  const details = { code, cause: isAxiosError ? cause : error };
  // A time limit that an interceptor set.
  if (/^timeout of \d+ms exceeded$/.test(message)) return new ApiError('timeout', message, details);
  // The second is a browser that leaves the page. Axios calls it ECONNABORTED, as systems call a fault.
  if (code === 'ERR_CANCELED' || message === 'Request aborted') {
    return new ApiError('canceled', 'Request aborted', details);
  }
  // Never sent, because it cannot be.
  if (/^ERR_(BAD_(OPTION|REQUEST)|INVALID_URL|NOT_SUPPORT)/.test(code)) {
    return new ApiError('badRequest', `bad request: ${message}`, details);
  }
  return new ApiError('network', 'Network Error', details);
}
