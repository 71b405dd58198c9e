import { createDialect } from '@exchange/api-client/envelope';
import { retryDelayMs } from '@exchange/api-client/errors';
import { createApiClient } from '@exchange/api-client/fetch';

interface RpcBody {
  result?: unknown;
  error?: { code: number; message: string; data?: unknown };
}

const client = createApiClient({
  baseUrl: 'https://api.northwind.example',
  basePath: '',
  dialect: createDialect((body, { status }) => {
    const { result, error } = body as RpcBody;
    if (!error) return { ok: true, data: result };
    return {
      ok: false,
      code: error.code,
      message: error.message,
      details: error.data,
      noPermission: status === 401,
      transient: error.code === -32029 ? true : undefined, // your API's code of a rate limit
    };
  }),
  // Replaces the network in this example.
  fetch: async (_url, init) => {
    const { method } = JSON.parse(String(init?.body)) as { method: string };
    if (method === 'market.list')
      return Response.json({ jsonrpc: '2.0', id: 1, result: ['BTCUSDT'] });
    const error = { code: -32029, message: 'Too many requests' };
    return Response.json({ jsonrpc: '2.0', id: 1, error }, { headers: { 'Retry-After': '7' } });
  },
});

/** Parameters and result of each method. */
interface Methods {
  'market.list': [params: object, result: string[]];
  'market.book': [params: { symbol: string }, result: { bids: string[][] }];
  'order.cancel': [params: { orderId: string }, result: boolean];
}

const reads: readonly (keyof Methods)[] = ['market.list', 'market.book'];

/** The `id` is always 1, because each request has its own response. So equal reads have equal bodies. */
function rpc<Name extends keyof Methods>(method: Name, params: Methods[Name][0]) {
  const body = { jsonrpc: '2.0', id: 1, method, params };
  return client.post<Methods[Name][1]>('/rpc', body, { read: reads.includes(method) });
}

const [market = ''] = await rpc('market.list', {});
console.log(market); // BTCUSDT
const book = rpc('market.book', { symbol: market });
console.log(await book.catch((error) => retryDelayMs(error))); // 7000
