import type { RequestOptions } from '../client/clientOptions.ts';
import { badRequest } from '../errors/apiError.ts';
import { withoutPrototype } from '../ownProperties.ts';
import { isStream } from '../request/requestBody.ts';
import type { Transport, TransportRequest } from './transport.ts';
import { transportError } from './transportError.ts';
import type { FetchCallOptions, FetchOptions } from './fetchOptions.ts';

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

/** Returns the options with which `fetch` sends a request of a client. */
export function requestInit(
  {
    method,
    headers: given,
    body,
    trusted,
    credentials,
    signal,
  }: Omit<TransportRequest, 'url' | 'call'>,
  fetchOptions?: RequestInit,
): RequestInit {
  // Set one header at a time: the constructor would join the values of names that differ only in case.
  const headers = new Headers({ Accept: 'application/json' });
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  return withoutPrototype({
    ...fetchOptions,
    // `fetchOptions` chooses the credentials for trusted hosts only.
    credentials: (trusted && fetchOptions?.credentials) || credentials,
    method,
    headers,
    body,
    signal,
    // A followed redirect would send headers and cookies to any host (decision 12).
    redirect: 'manual',
  });
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
