import { useSyncExternalStore } from 'react';
import type { Resource, ResourceState } from './resource.ts';

/** Returns the state of a resource. The first component that uses it starts the fetch. */
export function useResource<Data>(resource: Resource<Data>): ResourceState<Data> {
  return useSyncExternalStore(resource.subscribe, resource.getSnapshot, resource.getServerSnapshot);
}
