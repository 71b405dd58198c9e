import { isTransient } from '@exchange/api-client/errors';
import { createApiClient, isApiError, type ApiErrorKind } from '@exchange/api-client/fetch';
import { dialects, type DialectName } from './dialects.ts';
import { handleFailure } from './handleFailure.ts';

/** Behaviour of the server: it responds to the call, drops the connection, or never responds. */
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
      /** Error message from the server, for the user. */
      readonly serverMessage: string | undefined;
      /** Whether a later attempt may succeed. */
      readonly transient: boolean;
      /** Result of `handleFailure`. */
      readonly reaction: string;
    };

/** Status codes whose responses have no body. */
const withoutBody = [204, 205, 304];

/** Returns whether the `Response` constructor accepts the status code. */
export function isStatus(status: number): boolean {
  return Number.isInteger(status) && status >= 200 && status <= 599;
}

/** Makes a call with a real client. A simulated `fetch` returns the chosen response. Timeouts expire at once. */
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
