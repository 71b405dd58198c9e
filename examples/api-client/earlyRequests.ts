import { createApiClient } from '@exchange/api-client/fetch';
import { createEarlyFetch, startEarly, type EarlyRequest } from '@exchange/api-client/early';

const options = { baseUrl: 'https://api2.brand.com', platform: 'pc' } as const;

/** Bundle this into an inline script of the page. */
export function startFirstCalls(): void {
  Object.assign(globalThis, { early: [startEarly(options, { url: '/tasks' })] });
}

/** Requests that the inline script has started. */
const { early } = globalThis as { early?: EarlyRequest[] };
export const client = createApiClient({
  ...options,
  fetch: createEarlyFetch({ requests: early }),
});
