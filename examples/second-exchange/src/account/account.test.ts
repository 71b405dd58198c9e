import type { ApiClient } from '@exchange/api-client/fetch';
import { expect, it } from 'vitest';
import { createAccount } from './account.ts';

// The API client returns an id as text if a number would lose digits.
it.each([42, '9007199254740993', 'a7'])('the id %o of a member is a text', async (id) => {
  const client = { get: () => Promise.resolve({ id, name: 'Ada', email: 'a@mail.example' }) };
  const account = createAccount(localStorage, () => client as unknown as ApiClient);
  await account.load();
  expect(account.getVisitor()).toEqual({ id: String(id), name: 'Ada', email: 'a@mail.example' });
});
