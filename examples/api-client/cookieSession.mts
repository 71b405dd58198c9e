import { createApiClient, createCookieRefresh } from '@exchange/api-client/fetch';
import { createFakeTransport } from '@exchange/api-client/testing';

const { fetch } = createFakeTransport({
  'GET /s1/tasks': [
    { type: 'reply', status: 401, body: '' },
    { type: 'result', result: { open: 3 } },
  ],
  'POST /s1/session/renew': { type: 'result', result: null },
});
const client = createApiClient({
  baseUrl: 'https://api2.brand.com',
  renewToken: createCookieRefresh({
    refresh: () => client.post('/session/renew', undefined, { authorization: false }),
  }),
  onSessionEnd: () => console.log('log in again'),
  fetch,
});
console.log(await client.get('/tasks')); // { open: 3 }
