import type { RequestOptions } from '../client/clientOptions.ts';
import { withoutInherited } from '../client/withoutInherited.ts';
import { ApiError } from '../errors/apiError.ts';
import type { Transport } from '../request/transport.ts';
import type { FetchCallOptions, FetchOptions } from './fetchOptions.ts';

/** Creates a transport over `fetch`, which is looked up for each request. */
export function createFetchTransport({ fetch }: FetchOptions): Transport {
  return async ({ url, method, headers: given, body, trusted, signal, call }) => {
    // Set one header at a time: the constructor would join the values of names that differ only in case.
    const headers = new Headers({ Accept: 'application/json' });
    for (const [name, value] of Object.entries(given)) {
      if (typeof value === 'string') headers.set(name, value);
    }
    const { fetchOptions } = call as FetchCallOptions & RequestOptions;
    const init: RequestInit = withoutInherited({
      credentials: 'include',
      ...fetchOptions,
      ...(!trusted && { credentials: 'omit' as const }),
      method,
      headers,
      body,
      signal,
      // A followed redirect would send headers and cookies to any host (decision 12).
      redirect: 'manual',
    });
    try {
      const response = await (fetch ?? globalThis.fetch)(url, init);
      return {
        status: response.status,
        body: await response.text(),
        wasRedirected: response.redirected,
        header: (name) => response.headers.get(name) ?? undefined,
      };
    } catch (cause) {
      throw new ApiError('network', 'Network Error', { code: 'ERR_NETWORK', cause });
    }
  };
}
