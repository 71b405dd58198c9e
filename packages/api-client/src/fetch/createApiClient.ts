import type { ApiClient } from '../client/clientOptions.ts';
import { createClient } from '../client/createClient.ts';
import type { FetchCallOptions, FetchOptions } from './fetchOptions.ts';
import { createFetchTransport } from './fetchTransport.ts';

/**
 * Creates a client for an API that wraps its responses in envelopes (spec 7, spec 8). Calls resolve
 * to the `result` of the envelope and reject only with `ApiError` (decision 9). Sends requests with
 * `fetch`.
 */
export function createApiClient(options: FetchOptions): ApiClient<FetchCallOptions> {
  return createClient(options, createFetchTransport);
}
