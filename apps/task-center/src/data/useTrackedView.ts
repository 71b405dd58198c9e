import { useEffect } from 'react';
import { useData } from './DataContext.ts';

/** Tracks one view of an item, such as `task daily-trade`, each time the component mounts. */
export function useTrackedView(what: string): void {
  const { track } = useData();
  useEffect(() => track('view', { what }), [track, what]);
}
