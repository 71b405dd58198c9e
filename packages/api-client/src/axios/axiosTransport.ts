import {
  type AxiosAdapter,
  AxiosHeaders,
  type AxiosRequestConfig,
  type AxiosResponse,
  getAdapter,
  type InternalAxiosRequestConfig,
} from 'axios';
import type { RequestOptions } from '../client/clientOptions.ts';
import { ApiError } from '../errors/apiError.ts';
import type { Transport } from '../request/transport.ts';
import type { AxiosCallOptions, AxiosOptions } from './axiosOptions.ts';

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

/** In a page, `fetch` reports the progress of an upload over HTTP/2 only, or not at all. */
const progressAdapters = ['xhr', 'http', 'fetch'];

/** The list that axios creates instances with, as text. */
const axiosDefault = 'xhr,http,fetch';

/**
 * Creates a transport over axios. With an axios instance, its defaults and interceptors apply.
 * Otherwise it calls the axios adapter directly, because the configuration disables everything that
 * `axios.request` would add.
 */
export function createAxiosTransport({ axios: http, adapter }: AxiosOptions): Transport {
  let preferred: AxiosAdapter | undefined;

  function request(config: AxiosRequestConfig): Promise<AxiosResponse<unknown>> {
    const defaults = config.onUploadProgress ? progressAdapters : preferredAdapters;
    if (http) {
      const own = http.defaults.adapter;
      config.adapter = adapter ?? (String(own) === axiosDefault ? defaults : own);
      // Otherwise the user name and password of the instance would go to any host.
      if (!config.withCredentials) config.auth = null as unknown as undefined;
      return http.request<unknown>(config);
    }
    const send =
      adapter || defaults === preferredAdapters
        ? (preferred ??= getAdapter(adapter ?? defaults))
        : getAdapter(defaults);
    config.headers = AxiosHeaders.from({ Accept: 'application/json', ...config.headers });
    return send(config as InternalAxiosRequestConfig);
  }

  return async ({ url, method, headers, body, trusted, signal, call }) => {
    const { onUploadProgress } = call as AxiosCallOptions & RequestOptions;
    try {
      const response = await request({
        ...wire,
        url,
        // Lowercase, as axios passes it to adapters.
        method: method.toLowerCase(),
        // `false` also removes a default of an axios instance.
        headers,
        withCredentials: trusted,
        signal,
        ...(body !== undefined && { data: body }),
        ...(onUploadProgress && { onUploadProgress }),
      });
      const received = response.headers as Record<string, string | undefined>;
      return {
        status: response.status,
        body: response.data,
        wasRedirected: wasRedirected(response.request, url),
        header: (name) => received[name.toLowerCase()],
      };
    } catch (error) {
      throw transportError(error);
    }
  };
}

/** Detects redirects that XMLHttpRequest always follows. Other adapters set no `responseURL`. */
function wasRedirected(request: unknown, href: string): boolean {
  const { responseURL } = (request ?? {}) as { responseURL?: unknown };
  return (
    typeof responseURL === 'string' &&
    responseURL !== '' &&
    responseURL !== href &&
    responseURL !== new URL(href).href
  );
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
