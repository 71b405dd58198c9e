import { createEmitter } from '../emitter.ts';
import { ApiError, isApiError } from '../errors/apiError.ts';

/** The state of fetched data. Every change creates a new object. */
export interface ResourceState<Data> {
  /** `fetched` once the first fetch has succeeded (spec 4, "User info states"). */
  status: 'notFetched' | 'fetched';
  /** Result of the last successful fetch. Kept while a refresh is pending and after it fails. */
  data: Data | undefined;
  /** Error of the last fetch, if it failed. */
  error: ApiError | undefined;
  isFetching: boolean;
}

/** A store for fetched data and its state, outside of components. */
export interface Resource<Data> {
  getSnapshot: () => ResourceState<Data>;
  /** Snapshot for server rendering and hydration: always `notFetched`. */
  getServerSnapshot: () => ResourceState<Data>;
  /**
   * Adds a listener. The first listener starts a fetch if there is no valid data, so a server does
   * not fetch, and a page that is mounted again recovers from a failure.
   */
  subscribe: (listener: () => void) => () => void;
  /** Fetches again and skips the cache. Never rejects: an error is set in the state. */
  refresh: () => Promise<void>;
  /**
   * Marks the data as outdated. Fetches again if there are listeners, otherwise when the next listener
   * is added. Further calls during such a fetch cause one more fetch afterwards.
   */
  invalidate: () => void;
  /** Sets the data directly. The result of a pending fetch is ignored. */
  set: (data: Data | undefined) => void;
}

const notFetched: ResourceState<never> = {
  status: 'notFetched',
  data: undefined,
  error: undefined,
  isFetching: false,
};

/**
 * Creates a resource from a call, such as
 * `({ refresh }) => client.get('/tasks', { cache: { refresh } })`. The latest fetch wins, even if
 * responses arrive out of order.
 */
export function createResource<Data>(
  load: (options: { refresh: boolean }) => Promise<Data>,
): Resource<Data> {
  const changes = createEmitter<void>();
  let listeners = 0;
  let state: ResourceState<Data> = notFetched;
  let latest = 0;
  /** Whether the data was fetched, or is being fetched, after the last `invalidate`. */
  let isValid = false;
  /** The pending fetch that an invalidation started, and whether another invalidation followed. */
  let refetch: { isOutdated: boolean } | undefined;

  function put(change: Partial<ResourceState<Data>>): void {
    state = { ...state, ...change };
    changes.emit();
  }

  async function fetchData(refresh: boolean): Promise<void> {
    const turn = ++latest;
    isValid = true;
    put({ isFetching: true });
    try {
      const data = await load({ refresh });
      if (turn === latest) putData(data);
    } catch (thrown) {
      if (turn !== latest) return;
      isValid = false;
      const error = isApiError(thrown)
        ? thrown
        : new ApiError('badResponse', String(thrown), { cause: thrown });
      put({ error, isFetching: false });
    }
  }

  function putData(data: Data | undefined): void {
    put({ status: 'fetched', data, error: undefined, isFetching: false });
  }

  async function refetchUntilValid(): Promise<void> {
    const own = { isOutdated: false };
    refetch = own;
    do {
      own.isOutdated = false;
      await fetchData(false);
    } while (refetch === own && own.isOutdated);
    if (refetch === own) refetch = undefined;
  }

  return {
    getSnapshot: () => state,
    getServerSnapshot: () => notFetched,
    subscribe(listener) {
      const off = changes.on(listener);
      listeners++;
      if (listeners === 1 && !isValid) void fetchData(false);
      let isSubscribed = true;
      return () => {
        if (!isSubscribed) return;
        isSubscribed = false;
        off();
        listeners--;
      };
    },
    refresh: () => fetchData(true),
    invalidate() {
      isValid = false;
      if (refetch) refetch.isOutdated = true;
      else if (listeners > 0) void refetchUntilValid();
    },
    set(data) {
      latest++;
      refetch = undefined;
      isValid = true;
      putData(data);
    },
  };
}
