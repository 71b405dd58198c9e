import type { Clock } from '../clock.ts';
import type { RandomBytes } from '../random.ts';
import { checkMs, createTimeLimit } from '../request/timeLimit.ts';
import { type Locks, withBrowserLock } from './browserLock.ts';
import type { TokenStorage } from './sharedItem.ts';

interface TurnOptions {
  timeoutMs: number | undefined;
  locks: Locks | undefined;
  storage: TokenStorage | undefined;
  clock: Clock;
  random: RandomBytes;
}

const defaultTimeoutMs = 30_000;

/**
 * Creates a function that runs a renewal within the time limit, while no other tab of the origin runs one with this name.
 *
 * @throws `ApiError` of kind `badRequest` if `timeoutMs` is negative or not a number.
 */
export function createRenewalTurns({ timeoutMs = defaultTimeoutMs, ...options }: TurnOptions) {
  checkMs('timeoutMs', timeoutMs);
  const isLimited = timeoutMs > 0 && timeoutMs < Infinity;
  const lock = { ...options, expiresMs: (isLimited ? timeoutMs : defaultTimeoutMs) + 1_000 };
  return <Result>(
    name: string,
    /** `checkTime` throws once the time limit has passed. */
    renew: (checkTime: () => void) => Promise<Result>,
  ): Promise<Result> =>
    withBrowserLock(`api-client:lock${name}`, lock, () => {
      const limit = createTimeLimit(options.clock, timeoutMs, undefined);
      return limit.wait(renew(limit.check)).finally(limit.end);
    });
}
