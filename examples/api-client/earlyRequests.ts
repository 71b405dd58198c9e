import { createApiClient } from '@exchange/api-client/fetch';
import { createEarlyFetch, startEarly, type EarlyRequest } from '@exchange/api-client/early';

/** Inline this script into the page. `startEarly` uses only its arguments and globals. */
export const inlineScript = `early = [
  (${startEarly.toString()})('https://api2.brand.com/s1/tasks', { platform: 'pc' }),
]`;

/** Requests that the inline script has started. */
const { early } = globalThis as { early?: EarlyRequest[] };
export const client = createApiClient({
  baseUrl: 'https://api2.brand.com',
  platform: 'pc',
  fetch: createEarlyFetch({ requests: early }),
});
