import { createApiClient, isApiError } from '@exchange/api-client/fetch';
import { createFakeTransport } from '@exchange/api-client/testing';

interface Order {
  id: string;
  amount: string;
}

// Replaces the server in this example. Without `fetch`, the client sends the requests to `baseUrl`.
const { fetch } = createFakeTransport({
  'GET /s1/orders': { type: 'result', result: [{ id: '7', amount: '0.5' }] },
  'POST /s1/orders': { type: 'reply', body: { ret_code: 30002, ret_msg: 'balance too low' } },
});

// One client for the site, as one axios instance or `ky.create`.
const client = createApiClient({
  baseUrl: 'https://api2.brand.com',
  userToken: () => localToken(),
  timeoutMs: 10_000,
  fetch,
});

// The result itself, not a response with `data`.
const orders = await client.get<Order[]>('/orders', { params: { symbol: 'BTCUSDT' } });
console.log(orders[0]?.amount); // 0.5

try {
  await client.post('/orders', { symbol: 'BTCUSDT', amount: '9000' });
} catch (error) {
  // The status is 200. The code in the body makes it an error.
  if (isApiError(error, 'business')) console.log(error.code, error.serverMessage); // 30002 balance too low
}

function localToken(): string | undefined {
  return undefined;
}
