import { createLiveStream, type LiveStream, type SiteServices } from '@exchange/site/services';
import { features, paths } from '../../app.config.ts';
import { createTaskCenter, type TaskCenter } from './taskCenter.ts';

/** The task centre's server. Undefined on an untrusted host. */
export interface Server {
  taskCenter: TaskCenter | undefined;
  /** Live events about changes to the user's data. */
  events: LiveStream | undefined;
}

export function createServer({
  api,
  account: { session },
  report,
}: Pick<SiteServices, 'api' | 'account' | 'report'>): Server {
  return {
    taskCenter: api && createTaskCenter(api),
    events:
      (features.liveEvents || undefined) &&
      api &&
      createLiveStream({
        api,
        path: paths.events,
        userId: session.userId,
        // The server refuses the stream if the session has ended.
        onRefusal: () => void session.refresh(),
        report,
      }),
  };
}
