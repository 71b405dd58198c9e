import type { TabLocks } from './tabMessage.ts';

/**
 * Elects the leader of all tabs that request the same lock. The leader holds the connection. When its tab
 * closes, crashes or leaves, the browser grants the lock to the next tab.
 *
 * @param lead - called when this tab is elected. It leads until the promise settles.
 * @param resign - called when another tab stole the lock
 */
export function createLeaderElection(
  locks: TabLocks,
  name: string,
  lead: () => Promise<void>,
  resign: () => void,
) {
  /** Aborts the last request for the lock. */
  let candidacy = new AbortController();

  /** Requests the lock. With `steal`, takes it from a leader that does not respond. */
  function run(steal?: boolean) {
    candidacy.abort();
    const { signal } = (candidacy = new AbortController());
    locks
      // The lock may be granted after the request was aborted, so check the signal again.
      .request(name, steal ? { steal } : { signal }, () => (signal.aborted ? undefined : lead()))
      .catch((error: unknown) => {
        if (signal.aborted || (error as Error).name !== 'AbortError') return;
        // Another tab stole the lock because this one didn't respond. Queue for it again.
        resign();
        run();
      });
  }

  return {
    run,
    abort() {
      candidacy.abort();
    },
  };
}
