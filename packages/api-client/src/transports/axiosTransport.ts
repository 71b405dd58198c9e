import {
  type AxiosAdapter,
  AxiosHeaders,
  type AxiosRequestConfig,
  type AxiosResponse,
  getAdapter,
  type InternalAxiosRequestConfig,
} from 'axios';
import type { RequestOptions } from '../client/clientOptions.ts';
import { badRequest } from '../errors/apiError.ts';
import { type BodyData, isStream } from '../request/requestBody.ts';
import type { Transport, TransportRequest } from './transport.ts';
import { transportError } from './transportError.ts';
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

  function request(
    config: AxiosRequestConfig,
    isTrusted: boolean,
  ): Promise<AxiosResponse<unknown>> {
    const own = http?.defaults.adapter;
    const chosen = adapterFor(config, adapter ?? (String(own) === axiosDefault ? undefined : own));
    if (http) {
      config.adapter = chosen;
      // Without this, the instance's user name and password would be sent to any host.
      if (!isTrusted) config.auth = null as unknown as undefined;
      return http.request<unknown>(config);
    }
    const isUsual = chosen === adapter || chosen === preferredAdapters;
    const send = isUsual ? (preferred ??= getAdapter(chosen)) : getAdapter(chosen);
    config.headers = AxiosHeaders.from({ Accept: 'application/json', ...config.headers });
    return send(config as InternalAxiosRequestConfig);
  }

  return async ({ url, method, headers, body, trusted, credentials, signal, call }) => {
    const { onUploadProgress } = call as AxiosCallOptions & RequestOptions;
    try {
      const response = await request(
        {
          ...wire,
          url,
          // In lower case, because axios passes methods to adapters in lower case.
          method: method.toLowerCase(),
          // A header with the value `false` also removes a default header of an axios instance.
          headers,
          withCredentials: sendsCookies(credentials, url),
          signal,
          ...(body !== undefined && { data: typed(body, headers) }),
          ...(onUploadProgress && { onUploadProgress }),
        },
        trusted,
      );
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

/** Axios supports only `include` and `omit`. */
function sendsCookies(credentials: RequestCredentials, url: string): boolean {
  if (credentials !== 'same-origin') return credentials === 'include';
  const page = (globalThis.location as Location | undefined)?.origin;
  return new URL(url).origin === page;
}

/** Returns the body. A `Blob` gets the type of the header, because the http adapter sends the type of the `Blob`. */
function typed(body: BodyData, headers: TransportRequest['headers']): BodyData {
  if (typeof Blob === 'undefined' || !(body instanceof Blob)) return body;
  const type = AxiosHeaders.from(headers).getContentType();
  return typeof type === 'string' ? body.slice(0, body.size, type) : body;
}

/** Returns the adapter for a request: the given one, or else a list of names in order of preference. */
function adapterFor(
  { onUploadProgress, data }: AxiosRequestConfig,
  given: AxiosRequestConfig['adapter'],
): NonNullable<AxiosRequestConfig['adapter']> {
  const chosen = given ?? (onUploadProgress ? progressAdapters : preferredAdapters);
  if (typeof chosen === 'function' || !isStream(data)) return chosen;
  if ([chosen].flat().includes('fetch')) return 'fetch';
  throw badRequest('the body is a stream, which only the adapter "fetch" can send');
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
