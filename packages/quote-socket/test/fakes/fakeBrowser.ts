import type { Clock } from '../../src/index.ts';
import type { TabChannelConstructor, TabLocks } from '../../src/tabs/sharedQuoteSocket.ts';
import type { FakeClock } from '@tooling/testing/fakeClock';

interface Request {
  tab: string;
  isGranted: boolean;
  signal: AbortSignal | undefined;
  callback: () => Promise<void> | void;
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
}

/** Time between the grant of a lock and the call of the tab's callback, in ms. */
const grantDelayMs = 5;

/** Fakes Web Locks and BroadcastChannel for the tabs of one browser. Each tab can crash or hang. */
export function createFakeBrowser(clock: FakeClock) {
  const queues = new Map<string, Request[]>();
  const channels = new Set<{ name: string; tab: string; deliver: (data: unknown) => void }>();
  const dead = new Set<string>();
  /** Tasks deferred until a hanging tab wakes. */
  const hung = new Map<string, (() => void)[]>();
  const throttled = new Set<string>();
  let posted = 0;

  const aborted = () => new DOMException('aborted', 'AbortError');

  /** Runs a task in a tab: now, or when the tab wakes if it hangs. */
  function within(tab: string, task: () => void) {
    const waiting = hung.get(tab);
    if (waiting) waiting.push(task);
    else task();
  }

  function clockOf(tab: string): Clock {
    const cleared = new Set<unknown>();
    return {
      now: () => clock.now(),
      clearTimeout(handle) {
        cleared.add(handle);
        clock.clearTimeout(handle);
      },
      setTimeout(callback, delayMs) {
        const handle = clock.setTimeout(
          () => {
            within(tab, () => {
              if (!cleared.has(handle)) callback();
            });
          },
          delayMs + (throttled.has(tab) ? 60_000 : 0),
        );
        return handle;
      },
    };
  }

  /**
   * Grants a free lock to the first request in its queue. The tab receives the grant after a delay. An
   * abort during this delay is too late: the callback still runs.
   */
  function grant(name: string) {
    const queue = queues.get(name) ?? [];
    const first = queue[0];
    if (!first || first.isGranted) return;
    clock.setTimeout(() => {
      if (queue[0] !== first || first.isGranted) return;
      first.isGranted = true;
      clock.setTimeout(() => {
        within(first.tab, () => {
          if (!queue.includes(first)) return;
          void Promise.resolve(first.callback()).then(() => {
            if (queue[0] !== first) return;
            queue.shift();
            first.resolve(undefined);
            grant(name);
          });
        });
      }, grantDelayMs);
    }, 1);
  }

  function locksOf(tab: string): TabLocks {
    return {
      request(name, { signal, steal }, callback) {
        return new Promise((resolve, reject) => {
          const request: Request = {
            tab,
            isGranted: false,
            signal,
            callback,
            resolve,
            reject,
          };
          const queue = queues.get(name) ?? [];
          queues.set(name, queue);
          if (steal) {
            const stolen = queue.shift();
            if (stolen) {
              within(stolen.tab, () => {
                stolen.reject(aborted());
              });
            }
            queue.unshift(request);
            grant(name);
            return;
          }
          signal?.addEventListener('abort', () => {
            const at = queue.indexOf(request);
            if (at < 0 || request.isGranted) return;
            queue.splice(at, 1);
            reject(aborted());
            grant(name);
          });
          queue.push(request);
          grant(name);
        });
      },
    };
  }

  function channelOf(tab: string): TabChannelConstructor {
    return class {
      onmessage: ((event: never) => void) | null = null;
      private readonly end = {
        tab,
        name: '',
        deliver: (data: unknown) => this.onmessage?.({ data } as never),
      };

      constructor(name: string) {
        this.end.name = name;
        channels.add(this.end);
      }

      postMessage(message: unknown) {
        if (dead.has(tab)) return;
        posted += 1;
        const data: unknown = structuredClone(message);
        for (const end of channels) {
          if (end === this.end || end.name !== this.end.name) continue;
          clock.setTimeout(() => {
            within(end.tab, () => {
              if (channels.has(end)) end.deliver(data);
            });
          }, 1);
        }
      }

      close() {
        channels.delete(this.end);
      }
    };
  }

  return {
    within,
    tab: (tab: string) => ({
      clock: clockOf(tab),
      locks: locksOf(tab),
      BroadcastChannel: channelOf(tab),
    }),
    /** Ends a tab without any event. The browser releases its locks. */
    crash(tab: string) {
      dead.add(tab);
      hung.set(tab, []);
      for (const end of [...channels]) if (end.tab === tab) channels.delete(end);
      for (const [name, queue] of queues) {
        const isHolder = queue[0]?.tab === tab;
        queue.splice(0, queue.length, ...queue.filter((request) => request.tab !== tab));
        if (isHolder) grant(name);
      }
    },
    /** Delays all further timers of the tab by a minute, as in a hidden tab. Messages are not delayed. */
    throttle: (tab: string) => void throttled.add(tab),
    /** Stops all code of the tab. It keeps its locks and channels. */
    hang: (tab: string) => void hung.set(tab, []),
    wake(tab: string) {
      const missed = hung.get(tab) ?? [];
      hung.delete(tab);
      for (const task of missed) task();
    },
    get channels() {
      return channels.size;
    },
    /** Number of requests that hold a lock or wait for one. */
    get locks() {
      return [...queues.values()].flat().length;
    },
    get posted() {
      return posted;
    },
  };
}
