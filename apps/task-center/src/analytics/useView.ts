import { useEffect } from 'react';
import { useData } from '../data/DataContext.ts';

/** Tells the collector once that a thing was looked at, such as `task daily-trade`. */
export function useView(what: string): void {
  const { track } = useData();
  useEffect(() => track('view', { what }), [track, what]);
}
