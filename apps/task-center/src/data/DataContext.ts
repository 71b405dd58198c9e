import { usePage } from '@exchange/site/page';
import type { Track } from '@exchange/site/services';
import { createContext, useContext, useEffect, useMemo } from 'react';
import type { RefusedWrite } from '../services/interruptedWrites.ts';
import type { Services } from '../services/services.ts';
import type { TaskCenter } from '../services/taskCenter.ts';

/** Services of the data hooks. */
export type DataServices = Pick<
  Services,
  'taskCenter' | 'liveEvents' | 'analytics' | 'queries' | 'account' | 'interruptedWrites'
>;

/** Dependencies of the data hooks. */
export interface Data {
  taskCenter: TaskCenter;
  /** Id of the user whose data is shown, `0` for a guest. */
  userId: string;
  /** Locale token that selects the language of responses. */
  lang: string;
  track: Track;
  /** Keeps a write that was refused because the session had ended. Opens the login if no other user is logged in. */
  interrupt: (write: RefusedWrite) => void;
}

/** Returns the data hooks' dependencies for a user. Undefined on an untrusted host. */
export function useDataOf(
  userId: string,
  { taskCenter, analytics: { track }, account, interruptedWrites }: DataServices,
): Data | undefined {
  const { locale } = usePage();
  return useMemo(
    () =>
      taskCenter && {
        taskCenter,
        userId,
        lang: locale,
        track,
        interrupt(write) {
          interruptedWrites.store(userId, write);
          void account.session.refresh().then(({ status }) => {
            if (status === 'guest') void account.login?.login();
          });
        },
      },
    [taskCenter, userId, locale, track, account, interruptedWrites],
  );
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
export function useTrackedView(name: string): void {
  const { track } = useData();
  useEffect(() => track('view', { what: name }), [track, name]);
}
