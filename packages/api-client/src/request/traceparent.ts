import { badRequest } from '../errors/apiError.ts';
import { fillRandom, hex, type RandomBytes } from '../random.ts';

export interface TraceparentOptions {
  /**
   * Trace id for all requests, such as those of one page load: 32 lower-case hexadecimal digits, not all
   * 0. Default: a new trace for each request.
   */
  traceId?: string | undefined;
  /** Whether the servers should record the trace. Default: true. */
  sampled?: boolean | undefined;
  random?: RandomBytes | undefined;
}

/**
 * Creates W3C trace context headers, level 1: `00-{trace id}-{span id}-{flags}`.
 *
 * @returns A function for the `traceparent` option of `createApiClient`.
 * @throws ApiError of kind `badRequest` for an invalid `traceId`.
 */
export function createTraceparent({
  traceId,
  sampled = true,
  random = fillRandom,
}: TraceparentOptions = {}): () => string {
  if (traceId !== undefined && (!/^[0-9a-f]{32}$/.test(traceId) || /^0+$/.test(traceId))) {
    throw badRequest(`traceId "${traceId}" must be 32 lower-case hexadecimal digits, not all 0`);
  }
  const digits = (bytes: number) => hex(random(new Uint8Array(bytes)));
  return () => `00-${traceId ?? digits(16)}-${digits(8)}-0${sampled ? 1 : 0}`;
}
