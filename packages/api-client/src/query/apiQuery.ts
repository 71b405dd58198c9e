import type { ApiClient, CallOptions } from '../client/clientOptions.ts';
import type { StandardSchema } from '../request/schema.ts';

/** Options of `useQuery`. The key starts with the URL, so that one URL can be invalidated. */
export interface ApiQuery<Data> {
  queryKey: readonly [
    url: string,
    options: Pick<CallOptions, 'path' | 'params' | 'headers'> & {
      /** The absolute URL; `undefined` where it cannot be resolved, such as on a server. */
      href: string | undefined;
    },
  ];
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
}

type QueryClientApi = Pick<ApiClient, 'request' | 'resolveUrl'>;
type QueryCallOptions = Omit<CallOptions, 'signal' | 'cache'>;

/**
 * Builds the options of a TanStack query for a GET: `useQuery(apiQuery(client, '/tasks'))`. The schema
 * determines the data type. Without a schema, the type argument does. The client's own cache is not
 * used, because TanStack Query has its own.
 */
export function apiQuery<Output>(
  client: QueryClientApi,
  url: string,
  options: QueryCallOptions & { schema: StandardSchema<Output> },
): ApiQuery<Output>;
export function apiQuery<Data = unknown>(
  client: QueryClientApi,
  url: string,
  options?: QueryCallOptions,
): ApiQuery<Data>;
export function apiQuery(
  client: QueryClientApi,
  url: string,
  options: QueryCallOptions = {},
): ApiQuery<unknown> {
  const { path, params, headers } = options;
  return {
    // The absolute URL separates other hosts and base paths.
    queryKey: [url, { path, params, headers, href: hrefOf(client, url, options) }],
    queryFn: async ({ signal }) => {
      const result = await client.request({ ...options, url, signal });
      // If the envelope has no result, the call resolves to `undefined`, which TanStack Query does not
      // allow.
      return result === undefined ? null : result;
    },
  };
}

/** If the URL is invalid, the call reports it, not the render that creates the key. */
function hrefOf(
  client: QueryClientApi,
  url: string,
  options: QueryCallOptions,
): string | undefined {
  try {
    return client.resolveUrl(url, options);
  } catch {
    return undefined;
  }
}
