import { ApiError, createApiClient, createUserApi } from '@exchange/api-client/fetch';
import { createProfileStore } from '@exchange/api-client/react';

const client = createApiClient({ baseUrl: 'https://api.northwind.example' });
export const user = createUserApi(client, {
  profileUrl: '/me',
  logoutUrl: '/session/end',
  readProfile(result) {
    const { uid, tier } = result as { uid?: string; tier?: number };
    if (uid === undefined) throw new ApiError('noPermission', 'a guest');
    return { uid, tier: tier ?? 0 };
  },
});
export const store = createProfileStore(user);
