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

/** Functions for a renewal during its turn. */
export interface Turn {
  /** Throws once the time limit has passed. */
  checkTime: () => void;
  /** If another tab may be renewing at the same time, waits until it has, but not for long. */
  waitForOthers: (hasRenewed: () => boolean | Promise<boolean>) => Promise<void>;
}

const defaultTimeoutMs = 30_000;

/** Longest wait for a renewal of another tab, in ms. The server has accepted it before it refused the own one. */
const maxWaitMs = 1_000;

/** Time between two looks for a renewal of another tab, in ms. */
const lookMs = 50;

/**
 * Creates a function that runs a renewal within the time limit, while no other tab of the origin
 * runs one with this name.
 *
 * @throws `ApiError` of kind `badRequest` if `timeoutMs` is negative or not a number.
 */
export function createRenewalTurns({ timeoutMs = defaultTimeoutMs, ...options }: TurnOptions) {
  checkMs('timeoutMs', timeoutMs);
  const limitMs = timeoutMs > 0 && timeoutMs < Infinity ? timeoutMs : defaultTimeoutMs;
  const lock = { ...options, expiresMs: limitMs + 1_000 };
  const { clock } = options;

  async function waitForOthers(hasRenewed: () => boolean | Promise<boolean>): Promise<void> {
    // Browsers run the timers of a tab in the background only once per second, so counting the looks is not enough.
    const end = clock.now() + Math.min(maxWaitMs, limitMs / 2);
    while (clock.now() < end && !(await hasRenewed())) {
      await new Promise<void>((resolve) => {
        clock.setTimeout(resolve, lookMs);
      });
    }
  }

  return <Result>(name: string, renew: (turn: Turn) => Promise<Result>): Promise<Result> =>
    withBrowserLock(`api-client:lock${name}`, lock, (isAlone) => {
      const limit = createTimeLimit(clock, timeoutMs, undefined);
      const turn: Turn = {
        checkTime: limit.check,
        waitForOthers: (hasRenewed) => waitForOthers(() => isAlone || hasRenewed()),
      };
      return limit.wait(renew(turn)).finally(limit.end);
    });
}
