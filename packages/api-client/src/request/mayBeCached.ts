import type { RequestOptions } from '../client/clientOptions.ts';
import type { TransportResponse } from '../transports/transport.ts';

/** The part of `fetchOptions` that can return an older response. `next` is Next's own cache. */
interface CacheOptions {
  fetchOptions?: { cache?: RequestCache; next?: unknown };
}

/**
 * Returns whether an HTTP cache may have stored the response earlier, so that the times in it are old. Only
 * `Cache-Control` shows this for a response of another origin, because CORS hides `Age` unless it is
 * exposed. Writes are never answered from a cache.
 */
export function mayBeCached(
  { header }: TransportResponse,
  { method, fetchOptions }: Pick<RequestOptions, 'method'> & CacheOptions,
): boolean {
  if (header('age') !== undefined) return true;
  if (method !== 'GET' && method !== 'HEAD') return false;
  const { cache, next } = fetchOptions ?? {};
  if (next !== undefined || cache === 'force-cache' || cache === 'only-if-cached') return true;
  const directives = (header('cache-control') ?? '').toLowerCase().split(',');
  return !directives.some((text) => ['no-store', 'no-cache'].includes(text.trim()));
}
