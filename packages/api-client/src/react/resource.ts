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
  /** Adds a listener. The first listener starts the fetch, so a server does not fetch. */
  subscribe: (listener: () => void) => () => void;
  /** Fetches again and skips the cache. Never rejects: errors go to the state. */
  refresh: () => Promise<void>;
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
  const listeners = new Set<() => void>();
  let state: ResourceState<Data> = notFetched;
  let latest = 0;

  function put(change: Partial<ResourceState<Data>>): void {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener();
  }

  async function fetchData(refresh: boolean): Promise<void> {
    const turn = ++latest;
    put({ isFetching: true });
    try {
      const data = await load({ refresh });
      if (turn === latest) put({ status: 'fetched', data, error: undefined, isFetching: false });
    } catch (thrown) {
      const error = isApiError(thrown)
        ? thrown
        : new ApiError('badResponse', String(thrown), { cause: thrown });
      if (turn === latest) put({ error, isFetching: false });
    }
  }

  return {
    getSnapshot: () => state,
    getServerSnapshot: () => notFetched,
    subscribe(listener) {
      listeners.add(listener);
      if (latest === 0) void fetchData(false);
      return () => listeners.delete(listener);
    },
    refresh: () => fetchData(true),
    set(data) {
      latest++;
      put({ status: 'fetched', data, error: undefined, isFetching: false });
    },
  };
}
