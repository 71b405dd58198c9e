import { createApiClient, createUserApi, isApiError } from '@exchange/api-client/fetch';
import { createFakeTransport } from '@exchange/api-client/testing';

const { fetch } = createFakeTransport({
  'GET /s1/tasks': { type: 'result', result: { open: 3 } },
  'GET /v2/private/user/profile': { type: 'reply', body: { ret_code: 10007 } },
});
const client = createApiClient({
  baseUrl: 'https://api2.brand.com',
  trustedHosts: ['brand.com'],
  guid: () => '00000000-0000-4000-8000-000000000000', // on a page: createGuid() of /cookies
  platform: 'pc',
  fetch,
});

const tasks = await client.get<{ open: number }>('/tasks');
console.log(tasks.open); // 3
try {
  await createUserApi(client).profile();
} catch (error) {
  console.log(isApiError(error, 'noPermission') ? 'a guest' : error); // a guest
}
