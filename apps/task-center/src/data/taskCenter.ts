import type { ApiClient } from '@exchange/api-client';
import {
  endpoints,
  type BodyOf,
  type Endpoint,
  type EndpointName,
  type QueryOf,
  type ResultOf,
} from '@exchange/task-center-api';

/** The endpoints that only read, and those that change something. */
export type ReadName = {
  [Name in EndpointName]: (typeof endpoints)[Name]['body'] extends undefined ? Name : never;
}[EndpointName];
export type WriteName = Exclude<EndpointName, ReadName>;

/** The task centre's server. Calls reject with an ApiError; a malformed answer is `badResponse`. */
export interface TaskCenter {
  read<Name extends ReadName>(
    name: Name,
    query: QueryOf<Name>,
    signal?: AbortSignal,
  ): Promise<ResultOf<Name>>;
  /** `idempotencyKey`: the same one gets the same answer, however often it is sent. */
  write<Name extends WriteName>(
    name: Name,
    body: BodyOf<Name>,
    options: { lang: string; idempotencyKey: string },
  ): Promise<ResultOf<Name>>;
}

/** Makes the calls of the shared table; what they answer is read by its schemas. */
export function createTaskCenter(client: Pick<ApiClient, 'request'>): TaskCenter {
  return {
    read(name, params, signal) {
      const { path: url, result: schema }: Endpoint = endpoints[name];
      const answer = client.request({ url, basePath: '', params, signal, schema });
      return answer as Promise<ResultOf<typeof name>>;
    },
    write(name, body, { lang, idempotencyKey }) {
      const { path: url, result: schema, method }: Endpoint = endpoints[name];
      const params = { lang };
      const answer = client.request({
        method,
        url,
        basePath: '',
        params,
        body,
        idempotencyKey,
        schema,
      });
      return answer as Promise<ResultOf<typeof name>>;
    },
  };
}
