import { isTransient } from '../errors/isTransient.ts';

/**
 * Creates the `retry` option of TanStack Query: repeats a call up to `retries` times
 * (default 2) while `isTransient` returns true for its error.
 */
export function retryTransient(retries = 2): (failures: number, error: unknown) => boolean {
  return (failures, error) => failures < retries && isTransient(error);
}
