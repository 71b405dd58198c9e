import { createApiClient, createTokenRefresh } from '@exchange/api-client';

const get = () => localStorage.getItem('token') ?? undefined;
const client = createApiClient({
  baseUrl: 'https://api2.brand.com',
  userToken: get,
  renewToken: createTokenRefresh({
    get,
    set: (token) => localStorage.setItem('token', token),
    refresh: (expired) => client.post<string>('/token', { expired }, { authorization: false }),
  }),
  onSessionEnd: () => location.assign('/login'),
});
console.log(await client.get('/tasks'));
