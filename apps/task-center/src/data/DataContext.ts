import { createContext, useContext } from 'react';
import type { Track } from '../analytics/createAnalytics.ts';
import type { AttemptKeys } from './attemptKeys.ts';
import type { TaskCenter } from './taskCenter.ts';

/** What hooks of the data layer work with. */
export interface Data {
  taskCenter: TaskCenter;
  /** The locale token whose texts are wanted. */
  lang: string;
  keys: AttemptKeys;
  track: Track;
}

export const DataContext = createContext<Data | undefined>(undefined);

/** @throws Error outside of a DataProvider: a mistake of ours */
export function useData(): Data {
  const data = useContext(DataContext);
  if (!data) throw new Error('useData: there is no DataProvider around this part of the page.');
  return data;
}
