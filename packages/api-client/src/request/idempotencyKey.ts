import { fillRandom, type RandomBytes, uuid } from '../random.ts';

/**
 * Creates keys for writes: a new version 4 UUID for each call.
 *
 * @param options.random - Source of random bytes. Default: `crypto.getRandomValues`.
 * @returns A function for the `idempotencyKey` option of `createApiClient`.
 */
export function createIdempotencyKey({ random = fillRandom }: { random?: RandomBytes } = {}) {
  return (): string => uuid(random);
}
