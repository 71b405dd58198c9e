import { createServerClock } from '@exchange/api-client/server-clock';
import { features } from '../../../exchange.config.ts';
import type { Access } from '../account/createAccess.ts';
import { createLiveStream, type LiveStream } from './liveStream.ts';
import { createTaskCenter, type TaskCenter } from './taskCenter.ts';

/** The task centre's server. On an untrusted host, only the clock is available. */
export interface Server {
  taskCenter: TaskCenter | undefined;
  /** Live events about changes to the user's data. */
  events: LiveStream | undefined;
  /** The server's time in ms UTC. Deadlines are compared with it. */
  now(): number;
}

/** @param access - undefined on an untrusted host */
export function createServer(
  access: Pick<Access, 'api' | 'session'> | undefined,
  report: (error: unknown) => void,
): Server {
  const clock = createServerClock();
  access?.api.on(clock.listen);
  return {
    taskCenter: access && createTaskCenter(access.api),
    events:
      (features.liveEvents || undefined) &&
      access &&
      createLiveStream({
        api: access.api,
        userId: access.session.userId,
        // The session may have ended.
        onRefusal: () => void access.session.refresh(),
        report,
      }),
    now: clock.now,
  };
}
