import type { RequestOptions } from '../client/clientOptions.ts';
import { badRequest } from '../errors/badRequest.ts';
import { isStream } from '../request/requestBody.ts';
import type { Transport } from './transport.ts';
import { transportError } from './transportError.ts';
import type { FetchCallOptions, FetchOptions } from './fetchOptions.ts';
import { requestInit } from './requestInit.ts';

/** Creates a transport over `fetch`, which is looked up for each request. */
export function createFetchTransport({ fetch }: FetchOptions): Transport {
  return async ({ url, call, ...request }) => {
    const { fetchOptions } = call as FetchCallOptions & RequestOptions;
    const init = requestInit(request, {
      ...fetchOptions,
      ...(isStream(request.body) && { duplex: 'half' }),
    });
    const send = (fetch ?? globalThis.fetch) as typeof globalThis.fetch | undefined;
    if (!send) throw badRequest('this environment has no fetch: pass the option "fetch"');
    try {
      const response = await send(url, init);
      return {
        status: response.status,
        body: await response.text(),
        wasRedirected: response.redirected,
        header: (name) => response.headers.get(name) ?? undefined,
      };
    } catch (error) {
      if (error instanceof TypeError && !isValid(url, init)) {
        throw badRequest(`fetch refuses the fetchOptions of the call: ${error.message}`, error);
      }
      throw transportError(error);
    }
  };
}

/** Returns whether `fetch` accepts the options. Leaves out the body, which may have been read. */
function isValid(url: string, init: RequestInit): boolean {
  if (typeof Request === 'undefined') return true;
  try {
    return Boolean(new Request(url, { ...init, body: null }));
  } catch {
    return false;
  }
}
