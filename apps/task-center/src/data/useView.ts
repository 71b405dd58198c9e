import { useEffect } from 'react';
import { useData } from './DataContext.ts';

/** Tracks one view of the given item, such as `task daily-trade`, per mount. */
export function useView(what: string): void {
  const { track } = useData();
  useEffect(() => track('view', { what }), [track, what]);
}
