import { describe } from 'vitest';
import { createApiClient as overFetch } from '../src/fetch.ts';
import {
  type ApiClient,
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

/** Options that clients with any transport accept. */
type SharedOptions = Parameters<typeof createApiClient>[0] & Parameters<typeof overFetch>[0];

type CreateClient = (options: SharedOptions) => ApiClient;

/** Creates a client with a fake transport and a fake clock. */
export function clientWithFakeServer(
  routes: Record<string, FakeStep | FakeStep[]>,
  options?: Partial<SharedOptions>,
  create: CreateClient = createApiClient,
) {
  const clock = createFakeClock(1_700_000_000_000);
  const transport = createFakeTransport(routes, { clock });
  const client = create({
    baseUrl: 'https://api.test',
    adapter: transport.adapter,
    fetch: transport.fetch,
    clock,
    cache: createTtlCache({ now: clock.now }),
    ...options,
  });
  return { clock, transport, client };
}

/** The entries of this package that create clients. */
const entries: [name: string, create: CreateClient][] = [
  ['axios', createApiClient],
  ['fetch', overFetch],
];

/** Runs the same tests with each transport. */
export function eachTransport(
  suite: (entry: {
    createApiClient: CreateClient;
    clientWithFakeServer: (
      routes: Record<string, FakeStep | FakeStep[]>,
      options?: Partial<SharedOptions>,
    ) => ReturnType<typeof clientWithFakeServer>;
  }) => void,
): void {
  describe.each(entries)('over %s', (_name, create) => {
    suite({
      createApiClient: create,
      clientWithFakeServer: (routes, options) => clientWithFakeServer(routes, options, create),
    });
  });
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
