import { createApiClient, createTokenRefresh } from '@exchange/api-client';

let token: string | undefined = 'expired';
const client = createApiClient({
  baseUrl: 'https://api2.brand.com',
  userToken: () => token,
  renewToken: createTokenRefresh({
    get: () => token,
    set: (renewed) => void (token = renewed),
    refresh: (expired) => client.post<string>('/token', { expired }, { authorization: false }),
  }),
});
console.log(await client.get('/tasks'));
