import { isTransient } from '../errors/isTransient.ts';

/**
 * Creates the `retry` option of TanStack Query: repeats a call up to `retries` times while
 * `isTransient` says that a later attempt may succeed. Default 2.
 */
export function retryTransient(retries = 2): (failures: number, error: unknown) => boolean {
  return (failures, error) => failures < retries && isTransient(error);
}
