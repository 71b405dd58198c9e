import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../src/index.ts';
import { createResource } from '../src/react/resource.ts';

/** Returns a resource, and its loads, which the test can settle in any order. */
function manualResource() {
  const loads: {
    refresh: boolean;
    resolve: (data: number) => void;
    reject: (error: unknown) => void;
  }[] = [];
  const resource = createResource<number>(
    ({ refresh }) =>
      new Promise((resolve, reject) => {
        loads.push({ refresh, resolve, reject });
      }),
  );
  return { loads, resource };
}

describe('a resource', () => {
  it('loads only when its first listener is added, and may use the cache', () => {
    const { loads, resource } = manualResource();
    expect(resource.getSnapshot().isFetching).toBe(false);
    resource.subscribe(() => undefined);
    resource.subscribe(() => undefined);
    expect(loads.map(({ refresh }) => refresh)).toEqual([false]);
    expect(resource.getSnapshot()).toEqual({
      status: 'notFetched',
      data: undefined,
      error: undefined,
      isFetching: true,
    });
  });

  it('skips the cache on refresh and keeps the old data while fetching', async () => {
    const { loads, resource } = manualResource();
    resource.set(1);
    const refreshed = resource.refresh();
    expect(loads.map(({ refresh }) => refresh)).toEqual([true]);
    expect(resource.getSnapshot()).toMatchObject({ status: 'fetched', data: 1, isFetching: true });
    loads[0]?.resolve(2);
    await refreshed;
    expect(resource.getSnapshot()).toMatchObject({ data: 2, isFetching: false });
  });

  it('has the error of a failed load in its state until the next success', async () => {
    const { loads, resource } = manualResource();
    const error = new ApiError('network', 'Network Error');
    const failed = resource.refresh();
    loads[0]?.reject(error);
    await failed;
    expect(resource.getSnapshot()).toEqual({
      status: 'notFetched',
      data: undefined,
      error,
      isFetching: false,
    });
    const succeeded = resource.refresh();
    loads[1]?.resolve(1);
    await succeeded;
    expect(resource.getSnapshot().error).toBeUndefined();
  });

  it('converts an error that is not an ApiError to badResponse', async () => {
    const { loads, resource } = manualResource();
    const bug = new TypeError('no such field');
    const failed = resource.refresh();
    loads[0]?.reject(bug);
    await failed;
    expect(resource.getSnapshot().error).toMatchObject({
      kind: 'badResponse',
      message: 'TypeError: no such field',
      cause: bug,
    });
  });

  it('ignores the failure of a load that a newer one replaced', async () => {
    const { loads, resource } = manualResource();
    const older = resource.refresh();
    const newer = resource.refresh();
    loads[0]?.reject(new ApiError('network', 'Network Error'));
    await older;
    expect(resource.getSnapshot()).toMatchObject({ error: undefined, isFetching: true });
    loads[1]?.resolve(2);
    await newer;
    expect(resource.getSnapshot()).toMatchObject({ data: 2, error: undefined });
  });

  it('ignores a pending load after set and does not load for later listeners', async () => {
    const { loads, resource } = manualResource();
    const older = resource.refresh();
    resource.set(5);
    expect(resource.getSnapshot()).toMatchObject({ data: 5, isFetching: false });
    resource.subscribe(() => undefined);
    expect(loads).toHaveLength(1);
    const newer = resource.refresh();
    loads[0]?.resolve(1);
    await older;
    expect(resource.getSnapshot()).toMatchObject({ data: 5, isFetching: true });
    loads[1]?.resolve(6);
    await newer;
    expect(resource.getSnapshot().data).toBe(6);
  });

  it('ignores the result of a load that is pending when it is set', async () => {
    const { loads, resource } = manualResource();
    const older = resource.refresh();
    resource.set(5);
    loads[0]?.resolve(1);
    await older;
    expect(resource.getSnapshot()).toMatchObject({ data: 5, isFetching: false });
  });

  it('is loaded again for the next listener if it was invalidated while it loaded', async () => {
    const { loads, resource } = manualResource();
    const pending = resource.refresh();
    resource.invalidate();
    loads[0]?.resolve(1);
    await pending;
    resource.subscribe(() => undefined);
    expect(loads).toHaveLength(2);
  });

  it('is loaded again for a listener that is added while a load from before an invalidation is pending', async () => {
    const { loads, resource } = manualResource();
    const pending = resource.refresh();
    resource.invalidate();
    resource.subscribe(() => undefined);
    expect(loads).toHaveLength(2);
    loads[1]?.resolve(2);
    loads[0]?.resolve(1);
    await pending;
    expect(resource.getSnapshot()).toMatchObject({ data: 2, isFetching: false });
  });

  it('calls a listener for each change until it unsubscribes', () => {
    const { resource } = manualResource();
    resource.set(1);
    const listener = vi.fn();
    const unsubscribe = resource.subscribe(listener);
    resource.set(2);
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    resource.set(3);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('loads again after a failure, but not after a success, when all listeners left and a new one is added', async () => {
    const { loads, resource } = manualResource();
    const mount = () => resource.subscribe(() => undefined);
    mount()();
    loads[0]?.reject(new ApiError('network', 'Network Error'));
    await vi.waitFor(() => expect(resource.getSnapshot().error?.kind).toBe('network'));
    const unmount = mount();
    expect(loads).toHaveLength(2);
    loads[1]?.resolve(1);
    await vi.waitFor(() => expect(resource.getSnapshot().data).toBe(1));
    unmount();
    mount();
    expect(loads).toHaveLength(2);
  });

  it('does not load twice when it is mounted again while it loads', () => {
    const { loads, resource } = manualResource();
    resource.subscribe(() => undefined)();
    resource.subscribe(() => undefined);
    expect(loads).toHaveLength(1);
  });

  it('calls all listeners and keeps the result if one throws', async () => {
    const { loads, resource } = manualResource();
    const listener = vi.fn();
    resource.subscribe(() => {
      throw new Error('broken listener');
    });
    resource.subscribe(listener);
    loads[0]?.resolve(1);
    await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1));
    expect(resource.getSnapshot()).toMatchObject({ data: 1, error: undefined });
  });

  it('is loaded again after invalidate, once for several calls during a load', async () => {
    const { loads, resource } = manualResource();
    resource.subscribe(() => undefined);
    loads[0]?.resolve(1);
    await vi.waitFor(() => expect(resource.getSnapshot().data).toBe(1));
    resource.invalidate();
    expect(loads).toHaveLength(2);
    expect(resource.getSnapshot()).toMatchObject({ data: 1, isFetching: true });
    resource.invalidate();
    resource.invalidate();
    loads[1]?.resolve(2);
    await vi.waitFor(() => expect(loads).toHaveLength(3));
    loads[2]?.resolve(3);
    await vi.waitFor(() =>
      expect(resource.getSnapshot()).toMatchObject({ data: 3, isFetching: false }),
    );
    expect(loads).toHaveLength(3);
  });

  it('counts a listener that unsubscribes twice once', () => {
    const { loads, resource } = manualResource();
    const unsubscribe = resource.subscribe(() => undefined);
    unsubscribe();
    unsubscribe();
    resource.invalidate();
    resource.subscribe(() => undefined);
    expect(loads).toHaveLength(2);
    resource.subscribe(() => undefined);
    resource.invalidate();
    expect(loads).toHaveLength(3);
  });

  it('is not loaded again after set, even if it was invalidated during the load before', async () => {
    const { loads, resource } = manualResource();
    resource.set(1);
    resource.subscribe(() => undefined);
    resource.invalidate();
    resource.invalidate();
    resource.set(undefined);
    loads[0]?.resolve(2);
    await vi.waitFor(() => expect(resource.getSnapshot().isFetching).toBe(false));
    await Promise.resolve();
    expect(loads).toHaveLength(1);
    expect(resource.getSnapshot()).toMatchObject({ status: 'fetched', data: undefined });
  });

  it('is loaded once after an invalidation that follows set, while an older load is pending', async () => {
    const { loads, resource } = manualResource();
    resource.subscribe(() => undefined);
    resource.invalidate();
    resource.invalidate();
    resource.set(1);
    resource.invalidate();
    const pending = loads.length;
    for (const { resolve } of [...loads]) resolve(2);
    await vi.waitFor(() => expect(resource.getSnapshot().data).toBe(2));
    await Promise.resolve();
    expect(loads).toHaveLength(pending);
  });

  it('loads after invalidate only when a listener is added', () => {
    const { loads, resource } = manualResource();
    resource.set(1);
    resource.invalidate();
    expect(loads).toEqual([]);
    resource.subscribe(() => undefined);
    expect(loads).toHaveLength(1);
  });
});
