import { ApiError, isApiError } from './errors.ts';

/** Something that is fetched, as a page sees it. A new object for every change. */
export interface ResourceState<Data> {
  /** `fetched` from the first answer on (spec 4, "User info states"). */
  status: 'notFetched' | 'fetched';
  /** The last answer; it stays while a newer one is under way, or failed. */
  data: Data | undefined;
  /** Why the last fetch failed. */
  error: ApiError | undefined;
  isFetching: boolean;
}

/** Data with its state, outside of any component. */
export interface Resource<Data> {
  getSnapshot: () => ResourceState<Data>;
  /** What is drawn on a server and while hydrating: always "not fetched". */
  getServerSnapshot: () => ResourceState<Data>;
  /** The first listener starts the first fetch, so nothing is fetched on a server. */
  subscribe: (listener: () => void) => () => void;
  /** Fetches anew, past the cache. Never rejects: a failure is in the state. */
  refresh: () => Promise<void>;
  /** Puts an answer that is known already; one that is under way no longer counts. */
  set: (data: Data | undefined) => void;
}

const notFetched: ResourceState<never> = {
  status: 'notFetched',
  data: undefined,
  error: undefined,
  isFetching: false,
};

/**
 * Makes a resource of a call, such as `({ refresh }) => client.get('/tasks', { cache: { refresh } })`.
 * The latest fetch wins, whatever order the answers come in.
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
