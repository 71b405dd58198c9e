import type { PreparedRequest } from '../client/clientOptions.ts';
import type { Clock } from '../clock.ts';
import { withoutPrototype } from '../ownProperties.ts';
import { noContent, refusalOf } from './refusal.ts';

interface ConnectionOptions {
  fetch: typeof globalThis.fetch | undefined;
  /** Maximum size of the body of a refusal, in UTF-16 code units. */
  maxChars: number;
  clock: Pick<Clock, 'now'>;
  signal: AbortSignal;
}

/**
 * Sends the request of a stream. Resolves to the body of its response.
 *
 * @throws `ApiError` if the response is not a stream, see `refusalOf`, and any error of `fetch`
 */
export async function openBody(
  { url, headers, credentials, dialect }: PreparedRequest,
  { fetch = globalThis.fetch, maxChars, clock, signal }: ConnectionOptions,
): Promise<ReadableStream<Uint8Array>> {
  const init = withoutPrototype<RequestInit>({
    headers,
    credentials,
    cache: 'no-store',
    // A followed redirect would send the headers to any host (decision 12).
    redirect: 'manual',
    signal,
  });
  const response = await fetch(url, init);
  const error = await refusalOf(response, { dialect, maxChars, receivedAt: clock.now() });
  if (!error && response.body) return response.body;
  void response.body?.cancel().catch(() => undefined);
  throw error ?? noContent(response.status);
}
