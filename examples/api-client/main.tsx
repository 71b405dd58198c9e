import { createApiClient, createUserApi } from '@exchange/api-client';
import { createProfileStore, ProfileProvider, useProfile } from '@exchange/api-client/react';
import { createFakeTransport } from '@exchange/api-client/testing';
import { createRoot } from 'react-dom/client';

const { adapter } = createFakeTransport({
  'GET /v2/private/user/profile': { type: 'result', result: { id: 7, username: 'Ada' } },
});
const client = createApiClient({ baseUrl: 'https://api2.brand.com', adapter });
const store = createProfileStore(createUserApi(client));

function Name() {
  return <p>{useProfile().profile?.username ?? 'Log in'}</p>;
}

createRoot(document.querySelector('#root')!).render(
  <ProfileProvider store={store}>
    <Name />
  </ProfileProvider>,
);
