import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../errors/apiError.ts';
import { toUserProfile, type UserProfile } from './profile.ts';
import { createProfileStore } from './profileStore.ts';
import type { UserApi } from './userApi.ts';

const user = (id: number) => toUserProfile({ id });

/** Returns a store, and the fetches of its profile, which the test can settle in any order. */
function manualStore() {
  const loads: {
    refresh: boolean | undefined;
    resolve: (profile: UserProfile) => void;
    reject: (error: unknown) => void;
  }[] = [];
  const api: UserApi = {
    profile: ({ refresh } = {}) =>
      new Promise((resolve, reject) => {
        loads.push({ refresh, resolve, reject });
      }),
    logout: () => Promise.resolve(),
    onForget: () => () => undefined,
  };
  return { loads, store: createProfileStore(api) };
}

describe('the profile store', () => {
  it('loads only when its first listener is added, and may use the cache', () => {
    const { loads, store } = manualStore();
    expect(store.getSnapshot().isFetching).toBe(false);
    store.subscribe(() => undefined);
    store.subscribe(() => undefined);
    expect(loads.map(({ refresh }) => refresh)).toEqual([false]);
    expect(store.getSnapshot()).toEqual({
      status: 'notFetched',
      data: undefined,
      error: undefined,
      isFetching: true,
    });
  });

  it('skips the cache on refresh and keeps the old data while fetching', async () => {
    const { loads, store } = manualStore();
    store.set(user(1));
    const refreshed = store.refresh();
    expect(loads.map(({ refresh }) => refresh)).toEqual([true]);
    expect(store.getSnapshot()).toMatchObject({
      status: 'fetched',
      data: user(1),
      isFetching: true,
    });
    loads[0]?.resolve(user(2));
    await refreshed;
    expect(store.getSnapshot()).toMatchObject({ data: user(2), isFetching: false });
  });

  it('has the error of a failed load in its state until the next success', async () => {
    const { loads, store } = manualStore();
    const error = new ApiError('network', 'Network Error');
    const failed = store.refresh();
    loads[0]?.reject(error);
    await failed;
    expect(store.getSnapshot()).toEqual({
      status: 'notFetched',
      data: undefined,
      error,
      isFetching: false,
    });
    const succeeded = store.refresh();
    loads[1]?.resolve(user(1));
    await succeeded;
    expect(store.getSnapshot().error).toBeUndefined();
  });

  it('converts an error that is not an ApiError to badResponse', async () => {
    const { loads, store } = manualStore();
    const bug = new TypeError('no such field');
    const failed = store.refresh();
    loads[0]?.reject(bug);
    await failed;
    expect(store.getSnapshot().error).toMatchObject({
      kind: 'badResponse',
      message: 'TypeError: no such field',
      cause: bug,
    });
  });

  it('ignores the failure of a load that a newer one replaced', async () => {
    const { loads, store } = manualStore();
    const older = store.refresh();
    const newer = store.refresh();
    loads[0]?.reject(new ApiError('network', 'Network Error'));
    await older;
    expect(store.getSnapshot()).toMatchObject({ error: undefined, isFetching: true });
    loads[1]?.resolve(user(2));
    await newer;
    expect(store.getSnapshot()).toMatchObject({ data: user(2), error: undefined });
  });

  it('ignores a pending load after set and does not load for later listeners', async () => {
    const { loads, store } = manualStore();
    const older = store.refresh();
    store.set(user(5));
    expect(store.getSnapshot()).toMatchObject({ data: user(5), isFetching: false });
    store.subscribe(() => undefined);
    expect(loads).toHaveLength(1);
    const newer = store.refresh();
    loads[0]?.resolve(user(1));
    await older;
    expect(store.getSnapshot()).toMatchObject({ data: user(5), isFetching: true });
    loads[1]?.resolve(user(6));
    await newer;
    expect(store.getSnapshot().data).toEqual(user(6));
  });

  it('ignores the result of a load that is pending when it is set', async () => {
    const { loads, store } = manualStore();
    const older = store.refresh();
    store.set(user(5));
    loads[0]?.resolve(user(1));
    await older;
    expect(store.getSnapshot()).toMatchObject({ data: user(5), isFetching: false });
  });

  it('is loaded again for the next listener if it was invalidated while it loaded', async () => {
    const { loads, store } = manualStore();
    const pending = store.refresh();
    store.invalidate();
    loads[0]?.resolve(user(1));
    await pending;
    store.subscribe(() => undefined);
    expect(loads).toHaveLength(2);
  });

  it('is loaded again for a listener that is added while a load from before an invalidation is pending', async () => {
    const { loads, store } = manualStore();
    const pending = store.refresh();
    store.invalidate();
    store.subscribe(() => undefined);
    expect(loads).toHaveLength(2);
    loads[1]?.resolve(user(2));
    loads[0]?.resolve(user(1));
    await pending;
    expect(store.getSnapshot()).toMatchObject({ data: user(2), isFetching: false });
  });

  it('calls a listener for each change until it unsubscribes', () => {
    const { store } = manualStore();
    store.set(user(1));
    const listener = vi.fn();
    const unsubscribe = store.subscribe(listener);
    store.set(user(2));
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    store.set(user(3));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('loads again after a failure, but not after a success, when all listeners left and a new one is added', async () => {
    const { loads, store } = manualStore();
    const mount = () => store.subscribe(() => undefined);
    mount()();
    loads[0]?.reject(new ApiError('network', 'Network Error'));
    await vi.waitFor(() => expect(store.getSnapshot().error?.kind).toBe('network'));
    const unmount = mount();
    expect(loads).toHaveLength(2);
    loads[1]?.resolve(user(1));
    await vi.waitFor(() => expect(store.getSnapshot().data).toEqual(user(1)));
    unmount();
    mount();
    expect(loads).toHaveLength(2);
  });

  it('does not load twice when it is mounted again while it loads', () => {
    const { loads, store } = manualStore();
    store.subscribe(() => undefined)();
    store.subscribe(() => undefined);
    expect(loads).toHaveLength(1);
  });

  it('calls all listeners and keeps the result if one throws', async () => {
    const { loads, store } = manualStore();
    const listener = vi.fn();
    store.subscribe(() => {
      throw new Error('broken listener');
    });
    store.subscribe(listener);
    loads[0]?.resolve(user(1));
    await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1));
    expect(store.getSnapshot()).toMatchObject({ data: user(1), error: undefined });
  });

  it('is loaded again after invalidate, once for several calls during a load', async () => {
    const { loads, store } = manualStore();
    store.subscribe(() => undefined);
    loads[0]?.resolve(user(1));
    await vi.waitFor(() => expect(store.getSnapshot().data).toEqual(user(1)));
    store.invalidate();
    expect(loads).toHaveLength(2);
    expect(store.getSnapshot()).toMatchObject({ data: user(1), isFetching: true });
    store.invalidate();
    store.invalidate();
    loads[1]?.resolve(user(2));
    await vi.waitFor(() => expect(loads).toHaveLength(3));
    loads[2]?.resolve(user(3));
    await vi.waitFor(() =>
      expect(store.getSnapshot()).toMatchObject({ data: user(3), isFetching: false }),
    );
    expect(loads).toHaveLength(3);
  });

  it('counts a listener that unsubscribes twice once', () => {
    const { loads, store } = manualStore();
    const unsubscribe = store.subscribe(() => undefined);
    unsubscribe();
    unsubscribe();
    store.invalidate();
    store.subscribe(() => undefined);
    expect(loads).toHaveLength(2);
    store.subscribe(() => undefined);
    store.invalidate();
    expect(loads).toHaveLength(3);
  });

  it('is not loaded again after set, even if it was invalidated during the load before', async () => {
    const { loads, store } = manualStore();
    store.set(user(1));
    store.subscribe(() => undefined);
    store.invalidate();
    store.invalidate();
    store.set(undefined);
    loads[0]?.resolve(user(2));
    await vi.waitFor(() => expect(store.getSnapshot().isFetching).toBe(false));
    await Promise.resolve();
    expect(loads).toHaveLength(1);
    expect(store.getSnapshot()).toMatchObject({ status: 'fetched', data: undefined });
  });

  it('is loaded once after an invalidation that follows set, while an older load is pending', async () => {
    const { loads, store } = manualStore();
    store.subscribe(() => undefined);
    store.invalidate();
    store.invalidate();
    store.set(user(1));
    store.invalidate();
    const pending = loads.length;
    for (const { resolve } of [...loads]) resolve(user(2));
    await vi.waitFor(() => expect(store.getSnapshot().data).toEqual(user(2)));
    await Promise.resolve();
    expect(loads).toHaveLength(pending);
  });

  it('loads after invalidate only when a listener is added', () => {
    const { loads, store } = manualStore();
    store.set(user(1));
    store.invalidate();
    expect(loads).toEqual([]);
    store.subscribe(() => undefined);
    expect(loads).toHaveLength(1);
  });
});
