import { createApiClient, type ApiClient } from '@exchange/api-client/fetch';
import { api } from '../exchange.config.ts';
import type { Connections } from './services.ts';

/** Creates the client of the API. Without `userToken`, its requests are those of a guest, as on a server. */
export function createClient(
  { apiUrl, fetch }: Connections,
  userToken?: () => string | undefined,
): ApiClient {
  return createApiClient({
    ...api,
    baseUrl: apiUrl,
    ...(userToken && { userToken }),
    ...(fetch && { fetch }),
  });
}
