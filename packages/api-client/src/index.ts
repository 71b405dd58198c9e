import type { ApiClient } from './client/clientOptions.ts';
import { createClient } from './client/createClient.ts';
import type { AxiosCallOptions, AxiosOptions } from './transports/axiosOptions.ts';
import { createAxiosTransport } from './transports/axiosTransport.ts';

export * from './commonExports.ts';
export type {
  AxiosCallOptions,
  AxiosOptions as ApiClientOptions,
} from './transports/axiosOptions.ts';

/**
 * Creates a client for an API that wraps its responses in envelopes. Calls resolve
 * to the `result` of the envelope and reject only with `ApiError`. Sends requests with
 * axios.
 */
export function createApiClient(options: AxiosOptions): ApiClient<AxiosCallOptions> {
  return createClient(options, createAxiosTransport);
}
