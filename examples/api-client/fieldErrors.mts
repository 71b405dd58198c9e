import { createApiClient, isApiError } from '@exchange/api-client/fetch';
import { createDialect } from '@exchange/api-client/envelope';

interface FieldError {
  field: string;
  message: string;
}

interface Body {
  ok: boolean;
  data?: unknown;
  error?: { code: string; message: string; fields?: FieldError[] };
}

const client = createApiClient({
  baseUrl: 'https://api.northwind.example',
  dialect: createDialect((body) => {
    const { ok, data, error } = body as Body;
    return { ok, data, code: error?.code, message: error?.message, details: error?.fields };
  }),
  // Replaces the network in this example.
  fetch: async () => {
    const fields = [{ field: 'amount', message: 'At most 250.00.' }];
    const error = { code: 'INVALID', message: 'The form is wrong.', fields };
    return Response.json({ ok: false, error }, { status: 422 });
  },
});

/** Returns the errors by the name of their field. */
function fieldErrors(error: unknown): Record<string, string> {
  if (!isApiError(error, 'business') || !Array.isArray(error.details)) throw error;
  const list = error.details as FieldError[];
  return Object.fromEntries(list.map(({ field, message }) => [field, message]));
}

const errors = await client.post('/withdrawals', { amount: '300' }).catch(fieldErrors);
console.log(errors); // { amount: 'At most 250.00.' }
