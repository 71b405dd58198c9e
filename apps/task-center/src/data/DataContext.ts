import type { Track } from '@exchange/site/services';
import { createContext, useContext, useEffect } from 'react';
import type { TaskCenter } from '../services/taskCenter.ts';
import type { Services } from '../services/services.ts';
import type { InterruptedWrites } from '../services/interruptedWrites.ts';
import type { IdempotencyKeys } from './idempotencyKeys.ts';

/** Services of the data hooks. */
export type DataServices = Pick<
  Services,
  'server' | 'analytics' | 'queries' | 'account' | 'interruptedWrites'
>;

/** Dependencies of the data hooks. */
export interface Data {
  taskCenter: TaskCenter;
  /** Id of the user whose data is shown, `0` for a guest. */
  userId: string;
  /** Locale token that selects the language of responses. */
  lang: string;
  keys: IdempotencyKeys;
  track: Track;
  /** Keeps a write that was refused because the session had ended. Opens the login if no other user is logged in. */
  interrupt: InterruptedWrites['keep'];
}

export const DataContext = createContext<Data | undefined>(undefined);

/** @throws Error if used outside of DataProvider */
export function useData(): Data {
  const data = useContext(DataContext);
  if (!data)
    throw new Error(
      'useData was called outside of DataProvider. Wrap the component in DataProvider.',
    );
  return data;
}

/** Tracks one view of an item, such as `task daily-trade`, each time the component mounts. */
export function useView(what: string): void {
  const { track } = useData();
  useEffect(() => track('view', { what }), [track, what]);
}
