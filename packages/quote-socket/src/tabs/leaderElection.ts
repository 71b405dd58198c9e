import type { TabLocks } from './tabMessage.ts';

interface LeaderElectionOptions {
  locks: TabLocks;
  name: string;
  /** Called when this tab is elected. It leads until the promise settles. */
  lead: () => Promise<void>;
  /** Called when another tab stole the lock. */
  resign: () => void;
  /** Called if the browser refuses the request, such as in a sandboxed frame. */
  onBlocked: () => void;
}

export interface LeaderElection {
  /** Requests the lock. */
  run(): void;
  /** Takes the lock from a leader that does not respond. */
  steal(): void;
  /** Withdraws the last request for the lock. */
  abort(): void;
}

/**
 * Elects the leader of all tabs that request the same lock. The leader holds the connection. When its tab
 * closes, crashes or leaves, the browser grants the lock to the next tab.
 */
export function createLeaderElection({
  locks,
  name,
  lead,
  resign,
  onBlocked,
}: LeaderElectionOptions): LeaderElection {
  /** Aborts the last request for the lock. */
  let candidacy = new AbortController();

  /** Requests the lock. With `steal`, takes it from a leader that does not respond. */
  async function run({ steal = false } = {}) {
    candidacy.abort();
    candidacy = new AbortController();
    const { signal } = candidacy;
    try {
      // The lock may be granted after the request was aborted, so check the signal again.
      await locks.request(name, steal ? { steal } : { signal }, () =>
        signal.aborted ? undefined : lead(),
      );
    } catch (error) {
      if (signal.aborted) return;
      if ((error as Error).name !== 'AbortError') return onBlocked();
      // Another tab stole the lock because this one didn't respond. Queue for it again.
      resign();
      void run();
    }
  }

  return {
    run: () => void run(),
    steal: () => void run({ steal: true }),
    abort() {
      candidacy.abort();
    },
  };
}
