import { createDialect } from '@exchange/api-client/envelope';
import { createApiClient, isApiError } from '@exchange/api-client/fetch';

interface Problem {
  type?: string;
  title?: string;
  detail?: string;
  errors?: unknown;
}

const client = createApiClient({
  baseUrl: 'https://api.northwind.example',
  headers: { accept: 'application/json, application/problem+json' },
  dialect: createDialect((body, { status, headers }) => {
    const isProblem = headers.get('content-type')?.startsWith('application/problem+json');
    if (!isProblem) return status < 400 ? { ok: true, data: body } : undefined;
    const { type = 'about:blank', title, detail, errors } = body as Problem;
    return {
      ok: false,
      code: type,
      message: detail ?? title,
      details: errors,
      noPermission: status === 401,
    };
  }),
  // Replaces the network in this example.
  fetch: async () => {
    const type = 'https://northwind.example/problems/limit';
    const headers = { 'Content-Type': 'application/problem+json' };
    return Response.json({ type, title: 'Over the limit', status: 422 }, { status: 422, headers });
  },
});

const error: unknown = await client.post('/withdrawals', { amount: '300' }).catch((e) => e);
if (isApiError(error, 'business')) console.log(error.serverMessage, error.status); // Over the limit 422
