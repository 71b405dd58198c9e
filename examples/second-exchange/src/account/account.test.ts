import { createApiClient } from '@exchange/api-client/fetch';
import { createFakeTransport } from '@exchange/api-client/testing';
import { expect, it } from 'vitest';
import { api } from '../../exchange.config.ts';
import { createAccount } from './account.ts';

it.each(['42', '9007199254740993', '"a7"'])('the id %s of a member is a text', async (id) => {
  const { fetch } = createFakeTransport({
    [`GET ${api.basePath}/me`]: {
      type: 'reply',
      body: `{"ok":true,"data":{"id":${id},"name":"Ada","email":"a@mail.example"}}`,
    },
  });
  const client = createApiClient({ ...api, baseUrl: 'https://gateway.test', fetch });
  const account = createAccount(localStorage, () => client);
  await account.load();
  expect(account.getVisitor()).toEqual({
    id: id.replaceAll('"', ''),
    name: 'Ada',
    email: 'a@mail.example',
  });
});
