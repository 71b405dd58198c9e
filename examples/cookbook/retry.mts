import { isTransient } from '@exchange/api-client/errors';
import { createApiClient } from '@exchange/api-client/fetch';

/** Repeats a call after a transient error. Each pause is twice as long as the one before. */
async function withRetries<T>(call: () => Promise<T>, retries = 2, pauseMs = 500): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (retries === 0 || !isTransient(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return withRetries(call, retries - 1, pauseMs * 2);
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
