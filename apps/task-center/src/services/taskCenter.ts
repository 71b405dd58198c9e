import type { ApiClient, FetchCallOptions } from '@exchange/api-client/fetch';
import { userHeader } from '@exchange/exchange-api';
import {
  endpoints,
  type BodyOf,
  type Endpoint,
  type EndpointName,
  type QueryOf,
  type ResultOf,
} from '@exchange/task-center-api';
import { paths } from '../../app.config.ts';
import { readCall } from './readCall.ts';

/** Names of the endpoints that only read data. All others are in `WriteName`. */
export type ReadName = {
  [Name in EndpointName]: (typeof endpoints)[Name]['body'] extends undefined ? Name : never;
}[EndpointName];
export type WriteName = Exclude<EndpointName, ReadName>;

/** Returns the names of the reads that respond to guests. */
export function openReads(): ReadName[] {
  return (Object.keys(endpoints) as ReadName[]).filter((name) => endpoints[name].guests);
}

/** For whom the page makes a call. */
export interface Caller {
  /** Edition that the page displays. The server offers nothing that this edition may not offer. */
  edition: string;
  /**
   * Id of the user, `0` for a guest. If the session belongs to someone else, the server refuses the
   * call (`isForOtherUser`).
   */
  userId: string;
}

/** For whom a call is made, in the edition of the page. */
type CallUser = Pick<Caller, 'userId'>;

/**
 * API of the task centre. Calls reject with an ApiError, `badResponse` for a malformed response.
 */
export interface TaskCenter {
  read<Name extends ReadName>(
    name: Name,
    query: QueryOf<Name>,
    options: CallUser & { signal?: AbortSignal | undefined },
  ): Promise<ResultOf<Name>>;
  /** Requests with the same `idempotencyKey` get the same response. */
  write<Name extends WriteName>(
    name: Name,
    body: BodyOf<Name>,
    options: CallUser & { lang: string; idempotencyKey: string },
  ): Promise<ResultOf<Name>>;
}

/**
 * Calls the endpoints of the shared table and validates responses against its schemas.
 *
 * @param edition - edition that the page displays
 */
export function createTaskCenter(
  client: Pick<ApiClient<FetchCallOptions>, 'request'>,
  edition: string,
): TaskCenter {
  return {
    read(name, params, { userId, signal }) {
      const { result: schema }: Endpoint = endpoints[name];
      const answer = client.request({
        ...readCall(name, params, { userId, edition }),
        signal,
        schema,
      });
      return answer as Promise<ResultOf<typeof name>>;
    },
    write(name, body, { lang, idempotencyKey, userId }) {
      const { result: schema, method }: Endpoint = endpoints[name];
      const params = { lang, edition };
      const answer = client.request({
        method,
        url: paths.taskCenter[name],
        basePath: '',
        params,
        headers: { [userHeader]: userId },
        body,
        idempotencyKey,
        schema,
        // Completes the write even if the visitor leaves the page, for example with a click on a link.
        fetchOptions: { keepalive: true },
      });
      return answer as Promise<ResultOf<typeof name>>;
    },
  };
}
