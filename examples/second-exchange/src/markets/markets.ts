import type { ApiClient } from '@exchange/api-client/fetch';

/** A market that the page lists. */
export interface Market {
  symbol: string;
  name: string;
}

export function loadMarkets(client: ApiClient, signal?: AbortSignal): Promise<Market[]> {
  return client.get<Market[]>('/markets', { ...(signal && { signal }) });
}
