import { fillRandom, hex, type RandomBytes } from '../random.ts';

/**
 * Creates W3C trace context headers, level 1: `00-{trace id}-{span id}-{flags}`. Each request
 * starts a new trace.
 *
 * @returns A function for the `traceparent` option of `createApiClient`.
 */
export function createTraceparent({
  sampled = true,
  random = fillRandom,
}: { sampled?: boolean; random?: RandomBytes } = {}): () => string {
  return () => {
    const id = hex(random(new Uint8Array(24)));
    return `00-${id.slice(0, 32)}-${id.slice(32)}-0${sampled ? 1 : 0}`;
  };
}
