import type { ApiClient } from './client/clientOptions.ts';
import { createClient } from './client/createClient.ts';
import type { FetchCallOptions, FetchOptions } from './transports/fetchOptions.ts';
import { createFetchTransport } from './transports/fetchTransport.ts';

export * from './commonExports.ts';
export type {
  FetchCallOptions,
  FetchOptions as ApiClientOptions,
} from './transports/fetchOptions.ts';

/**
 * Creates a client for an API that wraps its responses in envelopes. Calls resolve
 * to the `result` of the envelope and reject only with `ApiError`. Sends requests with
 * `fetch`.
 */
export function createApiClient(options: FetchOptions): ApiClient<FetchCallOptions> {
  return createClient(options, createFetchTransport);
}
