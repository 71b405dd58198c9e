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

/**
 * Configuration of all requests. It turns off what this package does itself: checking the status,
 * parsing the body and the time limit.
 */
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

/** Adapters for uploads with progress. In a page, `fetch` reports progress over HTTP/2 only, or not at all. */
const progressAdapters = ['xhr', 'http', 'fetch'];

/** The adapter list of axios's default instances, joined to a string. */
const axiosDefault = 'xhr,http,fetch';

/**
 * Creates a transport over axios. If an axios instance is given, its defaults and interceptors apply.
 * Otherwise, it calls the axios adapter directly, because the configuration turns off everything that
 * `axios.request` would add.
 */
export function createAxiosTransport({ axios: http, adapter }: AxiosOptions): Transport {
  let preferred: AxiosAdapter | undefined;

  function request(config: AxiosRequestConfig): Promise<AxiosResponse<unknown>> {
    const defaults = config.onUploadProgress ? progressAdapters : preferredAdapters;
    if (http) {
      const own = http.defaults.adapter;
      config.adapter = adapter ?? (String(own) === axiosDefault ? defaults : own);
      // Without this, the instance's user name and password would be sent to any host.
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
        // In lower case, because axios passes methods to adapters in lower case.
        method: method.toLowerCase(),
        // A header with the value `false` also removes a default header of an axios instance.
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

/**
 * Returns whether XMLHttpRequest, which always follows redirects, was redirected. Other adapters set no
 * `responseURL`.
 */
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
 * Maps an adapter error to an `ApiError`. Adapters use different codes for a refused connection, a reset
 * and a truncated body. All of them become `network`. Not called for complete responses.
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
  // Converted to a string, because the code of a DOMException is a number.
  const code = String(rawCode);
  const message = String(rawMessage);
  // Keep only the cause of an axios error, because the error itself contains the request with its
  // headers.
  const details = { code, cause: isAxiosError ? cause : error };
  // Axios times out by itself only if an interceptor sets a time limit.
  if (/^timeout of \d+ms exceeded$/.test(message)) return new ApiError('timeout', message, details);
  // "Request aborted" means that the browser left the page. Check the message, because its code,
  // ECONNABORTED, also stands for network errors.
  if (code === 'ERR_CANCELED' || message === 'Request aborted') {
    return new ApiError('canceled', 'Request aborted', details);
  }
  // These codes mean that the request is invalid and was never sent.
  if (/^ERR_(BAD_(OPTION|REQUEST)|INVALID_URL|NOT_SUPPORT)/.test(code)) {
    return new ApiError('badRequest', `bad request: ${message}`, details);
  }
  return new ApiError('network', 'Network Error', details);
}
