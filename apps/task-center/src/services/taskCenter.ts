import { isTransient } from '@exchange/api-client/errors';
import type { ApiClient, FetchCallOptions } from '@exchange/api-client/fetch';
import { userHeader } from '@exchange/exchange-api';
import {
  endpoints,
  type BodyOf,
  type Endpoint,
  type QueryOf,
  type ResultOf,
} from '@exchange/task-center-api';
import { paths } from '../../app.config.ts';
import type { ReadName, WriteName } from './endpointNames.ts';
import { readCall } from './readCall.ts';

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

/** Part of `Caller` that differs between calls. The edition is the same for all calls of a page. */
type CallUser = Pick<Caller, 'userId'>;

/** API of the task centre. Calls reject with an ApiError, `badResponse` for a malformed response. */
export interface TaskCenter {
  read<Name extends ReadName>(
    name: Name,
    query: QueryOf<Name>,
    options: CallUser & { signal?: AbortSignal | undefined },
  ): Promise<ResultOf<Name>>;
  /**
   * Retries of a write have its first `Idempotency-Key` until the outcome is known, so that the server does it once.
   *
   * @param options - `earlierKey` is the key of an attempt in another page
   */
  write<Name extends WriteName>(
    name: Name,
    body: BodyOf<Name>,
    options: CallUser & { lang: string; earlierKey?: string | undefined },
  ): Promise<ResultOf<Name>>;
}

/**
 * Calls the endpoints of the shared table and validates responses against its schemas.
 *
 * @param edition - edition that the page displays
 * @param createKey - creates an idempotency key
 */
export function createTaskCenter(
  client: Pick<ApiClient<FetchCallOptions>, 'request'>,
  edition: string,
  createKey: () => string = () => crypto.randomUUID(),
): TaskCenter {
  /** Idempotency keys of writes with an unknown outcome. */
  const unsettledKeys = new Map<string, string>();
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
    async write(name, body, { lang, userId, earlierKey }) {
      const { result: schema, method }: Endpoint = endpoints[name];
      const writeId = JSON.stringify([userId, name, body]);
      const idempotencyKey = earlierKey ?? unsettledKeys.get(writeId) ?? createKey();
      unsettledKeys.set(writeId, idempotencyKey);
      try {
        const result = await client.request({
          method,
          url: paths.taskCenter[name],
          basePath: '',
          params: { lang, edition },
          headers: { [userHeader]: userId },
          body,
          idempotencyKey,
          schema,
          // Completes the write even if the visitor leaves the page, for example with a click on a link.
          fetchOptions: { keepalive: true },
        });
        unsettledKeys.delete(writeId);
        return result as ResultOf<typeof name>;
      } catch (error) {
        // After a transient failure, the server may have done the write.
        if (!isTransient(error)) unsettledKeys.delete(writeId);
        throw error;
      }
    },
  };
}
