import {
  type AxiosAdapter,
  AxiosHeaders,
  type AxiosInstance,
  type AxiosRequestConfig,
  type AxiosResponse,
  getAdapter,
  type InternalAxiosRequestConfig,
} from 'axios';
import { ApiError } from '../errors/apiError.ts';

/** An unparsed response. */
export interface RawResponse {
  status: number;
  /** Text, unless an interceptor of the given axios instance parsed it. */
  data: unknown;
  headers: AxiosResponse['headers'];
  /** Request object of the adapter: an XMLHttpRequest, a Request or a ClientRequest. */
  request?: unknown;
}

/** The axios configuration of one request. */
export interface WireConfig extends AxiosRequestConfig {
  url: string;
  headers: Record<string, string | false>;
}

export type Send = (config: WireConfig) => Promise<RawResponse>;

/** Shared by all requests. This package handles statuses, bodies and time limits itself. */
const wire = {
  timeout: 0,
  validateStatus: null,
  responseType: 'text',
  transformRequest: [],
  transformResponse: [],
  // A followed redirect would send headers and cookies to any host (decision 12).
  maxRedirects: 0,
  withXSRFToken: false,
} satisfies AxiosRequestConfig;

/** `fetch` comes first because only `fetch` lets a page refuse redirects. */
const preferredAdapters = ['fetch', 'xhr', 'http'];

/** The list that axios creates instances with, as text. */
const axiosDefault = 'xhr,http,fetch';

/**
 * Creates a function that sends requests. With an axios instance, its defaults and interceptors
 * apply. Otherwise it calls the axios adapter directly, because the configuration disables
 * everything that `axios.request` would add.
 *
 * @param adapter - Default: the adapter of the instance, unless it is axios's default.
 */
export function createSend(
  http: AxiosInstance | undefined,
  adapter: AxiosRequestConfig['adapter'],
): Send {
  if (http) {
    return (config) => {
      const own = http.defaults.adapter;
      return http.request<unknown>({
        ...wire,
        ...config,
        adapter: adapter ?? (String(own) === axiosDefault ? preferredAdapters : own),
        // Otherwise the user name and password of the instance would go to any host.
        ...(!config.withCredentials && { auth: null as unknown as undefined }),
      });
    };
  }
  let resolved: AxiosAdapter | undefined;
  return async (config) => {
    resolved ??= getAdapter(adapter ?? preferredAdapters);
    const headers = AxiosHeaders.from({ Accept: 'application/json', ...config.headers });
    return resolved({ ...wire, ...config, headers } as InternalAxiosRequestConfig);
  };
}

/**
 * Maps an adapter error to an `ApiError`. Adapters use different codes for a refused connection, a
 * reset and a truncated body; all become `network`. Complete responses never get here.
 */
export function transportError(error: unknown): ApiError {
  const {
    code: rawCode = 'ERR_NETWORK',
    message: rawMessage,
    isAxiosError,
    cause,
  } = (error ?? {}) as Partial<
    Record<'code' | 'message' | 'isAxiosError' | 'cause', string | undefined>
  >;
  // Converted because the code of a DOMException is a number.
  const code = String(rawCode);
  const message = String(rawMessage);
  // An axios error contains the request with its headers; its cause does not.
  const details = { code, cause: isAxiosError ? cause : error };
  // An interceptor can set a time limit.
  if (/^timeout of \d+ms exceeded$/.test(message)) return new ApiError('timeout', message, details);
  // The message means that the browser leaves the page. Its code, ECONNABORTED, is ambiguous: it
  // also stands for a network error.
  if (code === 'ERR_CANCELED' || message === 'Request aborted') {
    return new ApiError('canceled', 'Request aborted', details);
  }
  // Invalid request that was never sent.
  if (/^ERR_(BAD_(OPTION|REQUEST)|INVALID_URL|NOT_SUPPORT)/.test(code)) {
    return new ApiError('badRequest', `bad request: ${message}`, details);
  }
  return new ApiError('network', 'Network Error', details);
}
