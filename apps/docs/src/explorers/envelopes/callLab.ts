import { isTransient } from '@exchange/api-client/errors';
import { createApiClient, isApiError, type ApiErrorKind } from '@exchange/api-client/fetch';
import { dialects, type DialectName } from './dialects.ts';
import { handleFailure } from './handleFailure.ts';

/** Reaction of the server to the call. */
export type Behaviour = 'respond' | 'drop' | 'hang';

export interface LabInput {
  /** Text of the response body. */
  readonly body: string;
  /** HTTP status, 200 to 599. */
  readonly status: number;
  readonly dialect: DialectName;
  readonly behaviour: Behaviour;
}

export type LabOutcome =
  | { readonly type: 'result'; readonly result: unknown }
  | {
      readonly type: 'error';
      readonly kind: ApiErrorKind;
      readonly message: string;
      readonly code: number | string | undefined;
      readonly status: number | undefined;
      /** The text that the server wrote for the user. */
      readonly serverMessage: string | undefined;
      /** Whether a later attempt may succeed. */
      readonly transient: boolean;
      /** The answer of `handleFailure`. */
      readonly reaction: string;
    };

/** Statuses whose responses have no body. */
const withoutBody = [204, 205, 304];

/** Returns whether `Response` accepts the status. */
export function isStatus(status: number): boolean {
  return Number.isInteger(status) && status >= 200 && status <= 599;
}

/** Calls a server with the chosen response, with a real client. Time limits end at once. */
export async function callLab({ body, status, dialect, behaviour }: LabInput): Promise<LabOutcome> {
  const client = createApiClient({
    baseUrl: 'https://api2.brand.com',
    dialect: dialects[dialect],
    clock: {
      now: Date.now,
      setTimeout: (callback, ms) =>
        behaviour === 'hang' && ms > 0 ? queueMicrotask(callback) : undefined,
      clearTimeout: () => undefined,
    },
    fetch: () => {
      if (behaviour === 'drop') return Promise.reject(new TypeError('Failed to fetch'));
      if (behaviour === 'hang') return new Promise(() => undefined);
      return Promise.resolve(new Response(withoutBody.includes(status) ? null : body, { status }));
    },
  });
  try {
    return { type: 'result', result: await client.get('/lab') };
  } catch (error) {
    if (!isApiError(error)) throw error;
    const { kind, message, code, status: httpStatus, serverMessage } = error;
    return {
      type: 'error',
      kind,
      message,
      code,
      status: httpStatus,
      serverMessage,
      transient: isTransient(error),
      reaction: handleFailure(error),
    };
  }
}
