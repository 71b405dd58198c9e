import type { Track } from '@exchange/site/services';
import { createContext, useContext } from 'react';
import type { IdempotencyKeys } from '../services/idempotencyKeys.ts';
import type { RefusedWrite } from '../services/interruptedWrites.ts';
import type { Services } from '../services/services.ts';
import type { TaskCenter } from '../services/taskCenter.ts';

/** Services of the data hooks. */
export type DataServices = Pick<
  Services,
  | 'taskCenter'
  | 'liveEvents'
  | 'analytics'
  | 'queries'
  | 'account'
  | 'idempotencyKeys'
  | 'interruptedWrites'
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
  interrupt: (write: RefusedWrite) => void;
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
