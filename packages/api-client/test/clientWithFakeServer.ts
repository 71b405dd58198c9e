import {
  type ApiClientOptions,
  type ApiError,
  createApiClient,
  createTtlCache,
  isApiError,
} from '../src/index.ts';
import { createFakeClock, createFakeTransport, type FakeStep } from '../src/testing/index.ts';

/** Options with values that only trusted hosts may receive. */
export const secrets = {
  guid: () => 'g'.repeat(36),
  userToken: () => 'secret',
  platform: 'pc',
} as const;

/** Creates a client with a fake transport and a fake clock. */
export function clientWithFakeServer(
  routes: Record<string, FakeStep | FakeStep[]>,
  options?: Partial<ApiClientOptions>,
) {
  const clock = createFakeClock(1_700_000_000_000);
  const transport = createFakeTransport(routes, { clock });
  const client = createApiClient({
    baseUrl: 'https://api.test',
    adapter: transport.adapter,
    clock,
    cache: createTtlCache({ now: clock.now }),
    ...options,
  });
  return { clock, transport, client };
}

/**
 * Resolves to the `ApiError` of a call. Throws if the call succeeds or fails with another error.
 */
export async function caught(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!isApiError(error)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
}
