import type { ApiClient } from '@exchange/api-client/fetch';
import type {
  createEventStream,
  EventStream,
  EventStreamOptions,
} from '@exchange/api-client/events';
import { userHeader } from '@exchange/exchange-api';
import { loadChunk } from './browser/loadChunk.ts';

export interface LiveListeners {
  /** Called with the data of each event. */
  onData: (data: string) => void;
  /** Called after a reconnection that cannot resume, so events may have been missed. */
  onGap: () => void;
}

/** Passes events to the listeners until the signal aborts. Never throws. */
export type LiveStream = (listeners: LiveListeners, signal: AbortSignal) => void;

/**
 * Creates the stream of changes to the user's data. Its code loads on first use, because guests have no stream.
 *
 * @param options - `path` is the path of the server-sent events; `userId` returns the user that events are meant for;
 *   `onRefusal` is called when the server refuses the stream, which ends it; `report` logs that the code could not be
 *   loaded
 */
export function createLiveStream({
  api,
  path,
  userId,
  onRefusal,
  report,
  fetch,
  load = () => loadChunk(() => import('@exchange/api-client/events')),
}: {
  api: Pick<ApiClient, 'prepare'>;
  path: string;
  userId: () => string;
  onRefusal: () => void;
  report: (error: unknown) => void;
  load?: () => Promise<{ createEventStream: typeof createEventStream }>;
} & Pick<EventStreamOptions, 'fetch'>): LiveStream {
  let stream: EventStream | undefined;
  async function open(): Promise<EventStream> {
    const { createEventStream } = await load();
    // Shares the stream with calls made while its code was loading. It stores the id of its last event and resumes
    // after it.
    stream ??= createEventStream(api, path, {
      basePath: '',
      headers: () => ({ [userHeader]: userId() }),
      fetch,
    });
    return stream;
  }
  return ({ onData, onGap }, signal) => {
    const listen = (opened: EventStream) => {
      opened.listen({ onEvent: ({ data }) => onData(data), onGap, signal }).catch(onRefusal);
    };
    open().then(listen, report);
  };
}
