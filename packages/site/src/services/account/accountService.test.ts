import { accountCalls } from '@exchange/exchange-api';
import { expect, it, vi } from 'vitest';
import { createAccountService } from './accountService.ts';

const paths = {
  login: '/user/login',
  residence: '/user/residence',
  security: '/user/security',
} as never;
const { signal } = new AbortController();

function service() {
  const post = vi.fn(() => Promise.resolve('posted'));
  const request = vi.fn(() => Promise.resolve('read'));
  return { post, request, account: createAccountService({ post, request } as never, paths) };
}

it('posts a call to its path, and checks the answer with its schema', async () => {
  const { account, post, request } = service();
  const body = { email: 'a@b.co', password: 'a-password' };
  expect(await account.call('login', body)).toBe('posted');
  expect(post.mock.calls).toEqual([
    ['/user/login', body, { basePath: '', schema: accountCalls.login, signal: undefined }],
  ]);
  expect(request).not.toHaveBeenCalled();
});

it('sends the input of a read as its query', async () => {
  const { account, request } = service();
  await account.call('residence', { edition: 'tr' });
  expect(request.mock.calls).toMatchObject([
    [{ url: '/user/residence', params: { edition: 'tr' } }],
  ]);
});

it('reads the security settings without a body', async () => {
  const { account, post, request } = service();
  expect(await account.call('security', undefined, { signal })).toBe('read');
  expect(request.mock.calls).toEqual([
    [{ basePath: '', schema: accountCalls.security, signal, url: '/user/security' }],
  ]);
  expect(post).not.toHaveBeenCalled();
});
