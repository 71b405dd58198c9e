import { retryDelayMs } from '@exchange/api-client/errors';
import { createApiClient } from '@exchange/api-client/fetch';

/** Repeats a call after a transient error: after 1 s, then 2 s, or when the server's `Retry-After` allows it. */
async function withRetries<T>(call: () => Promise<T>, retries = 2, failures = 0): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const pauseMs = retryDelayMs(error, failures);
    if (failures === retries || pauseMs === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return withRetries(call, retries, failures + 1);
  }
}

// Replaces the server in this example, and fails once. Omit it to use the global fetch.
let requests = 0;
const fetch = () => {
  requests += 1;
  return Promise.resolve(
    requests === 1
      ? new Response('', { status: 503 })
      : Response.json({ ret_code: 0, result: { open: 3 } }),
  );
};

const client = createApiClient({ baseUrl: 'https://api2.brand.com', fetch });
const tasks = await withRetries(() => client.get<{ open: number }>('/tasks'));
console.log(tasks.open, requests); // 3 2
