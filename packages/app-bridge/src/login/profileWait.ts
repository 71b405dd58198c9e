import type { Clock } from '../clock.ts';

/** Maximum wait for the profile before the reload after a success, in ms. */
const profileWaitMs = 3_000;

export interface ProfileWait {
  /**
   * Loads the profile. Resolves to the result, or to true after 3 s, so that a slow request can't block the
   * reload.
   */
  load(): Promise<boolean>;
  /** Stops all timers. Pending promises then resolve only when the profile is loaded. */
  dispose(): void;
}

/** Limits the time that a login waits for the profile. */
export function createProfileWait(
  loadProfile: () => Promise<boolean>,
  clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>,
): ProfileWait {
  const timers = new Set<unknown>();
  return {
    load: () =>
      new Promise((resolve) => {
        const timer = clock.setTimeout(() => {
          resolve(true);
        }, profileWaitMs);
        timers.add(timer);
        void loadProfile().then((isFetched) => {
          clock.clearTimeout(timer);
          timers.delete(timer);
          resolve(isFetched);
        });
      }),
    dispose() {
      for (const timer of timers) clock.clearTimeout(timer);
    },
  };
}
