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

/** The `id` is always 1, because each request has its own response. So equal reads have equal bodies. */
function rpc<Result>(method: string, params?: object, read = false): Promise<Result> {
  return client.post<Result>('/rpc', { jsonrpc: '2.0', id: 1, method, params }, { read });
}

console.log(await rpc<string[]>('market.list', {}, true)); // [ 'BTCUSDT' ]
console.log(await rpc('market.book', {}, true).catch((error) => retryDelayMs(error))); // 7000
