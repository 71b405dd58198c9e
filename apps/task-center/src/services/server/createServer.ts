import { createServerClock } from '@exchange/api-client/server-clock';
import { features } from '../../../exchange.config.ts';
import type { TrustedAccount } from '../account/createTrustedAccount.ts';
import { createLiveStream, type LiveStream } from './liveStream.ts';
import { createTaskCenter, type TaskCenter } from './taskCenter.ts';

/** The task centre's server. On an untrusted host, only the clock is available. */
export interface Server {
  taskCenter: TaskCenter | undefined;
  /** Live events about changes to the user's data. */
  events: LiveStream | undefined;
  /** Returns the server's time in ms UTC, with which deadlines must be compared. */
  now(): number;
}

/** @param trustedAccount - undefined on an untrusted host */
export function createServer(
  trustedAccount: Pick<TrustedAccount, 'api' | 'session'> | undefined,
  report: (error: unknown) => void,
): Server {
  const clock = createServerClock();
  trustedAccount?.api.on(clock.listen);
  return {
    taskCenter: trustedAccount && createTaskCenter(trustedAccount.api),
    events:
      (features.liveEvents || undefined) &&
      trustedAccount &&
      createLiveStream({
        api: trustedAccount.api,
        userId: trustedAccount.session.userId,
        // The server refuses the stream if the session has ended.
        onRefusal: () => void trustedAccount.session.refresh(),
        report,
      }),
    now: clock.now,
  };
}
