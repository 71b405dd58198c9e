import { createServerClock } from '@exchange/api-client';
import { eventsPath } from '@exchange/task-center-api';
import type { Endpoints } from '../../paths/regions.ts';
import type { Access } from '../account/createAccess.ts';
import { createLiveStream, type LiveStream } from './liveStream.ts';
import { createTaskCenter, type TaskCenter } from './taskCenter.ts';

/** The task centre's server. An untrusted host has only the clock. */
export interface Server {
  taskCenter: TaskCenter | undefined;
  /** Live events about changes to the user's data. */
  events: LiveStream | undefined;
  /** The server's time in ms UTC. Deadlines are compared with it. */
  now(): number;
}

/** @param access - undefined on an untrusted host, like `endpoints` */
export function createServer({
  access,
  endpoints,
}: {
  access: Pick<Access, 'api' | 'headers' | 'session'> | undefined;
  endpoints: Pick<Endpoints, 'api'> | undefined;
}): Server {
  const clock = createServerClock();
  access?.api.on(clock.listen);
  return {
    taskCenter: access && createTaskCenter(access.api),
    events:
      access &&
      endpoints &&
      createLiveStream({
        url: endpoints.api + eventsPath,
        headers: access.headers,
        // The session may have ended.
        onRefusal: () => void access.session.refresh(),
      }),
    now: clock.now,
  };
}
