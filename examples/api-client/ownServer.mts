import { createServer } from 'node:http';
import { createApiClient, createUserApi, isApiError } from '@exchange/api-client';

const api = createServer((request, response) => {
  response.setHeader('content-type', 'application/json');
  if (request.url === '/s1/tasks') response.end('{ "ret_code": 0, "result": { "open": 3 } }');
  else response.end('{ "ret_code": 10007, "ret_msg": "log in first", "result": {} }');
});
await new Promise<void>((listening) => api.listen(4712, '127.0.0.1', listening));

const client = createApiClient({
  baseUrl: 'http://127.0.0.1:4712',
  trustedHosts: ['127.0.0.1'], // only these hosts receive the guid and the token
  guid: () => '00000000-0000-4000-8000-000000000000',
  platform: 'pc',
});

console.log(JSON.stringify(await client.get('/tasks'))); // {"open":3}
try {
  await createUserApi(client).profile();
} catch (error) {
  if (!isApiError(error)) throw error;
  console.log(error.kind, error.code, error.message); // noPermission 10007 user no permission
}
api.close();
api.closeAllConnections();
