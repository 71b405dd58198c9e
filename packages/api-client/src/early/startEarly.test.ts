import { expect, it, vi } from 'vitest';
import { startEarly } from './startEarly.ts';

const baseUrl = 'https://api.test';

it('sends at once, and records when the request was sent and when its response arrived', async () => {
  let now = 5;
  const clock = { now: () => now };
  const fetch = vi.fn(() => Promise.resolve(new Response()));
  const request = startEarly({ baseUrl, fetch, clock, platform: 'h5' }, { url: '/home' });
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(request).toMatchObject({
    url: 'https://api.test/s1/home',
    headers: { accept: 'application/json', platform: 'h5' },
    credentials: 'include',
    startedAt: 5,
  });
  now = 9;
  await request.response;
  await Promise.resolve();
  expect(request.receivedAt).toBe(9);
});

it('uses the base path of the call', () => {
  const fetch = vi.fn(() => Promise.resolve(new Response()));
  expect(startEarly({ baseUrl, fetch }, { url: '/v2/me', basePath: '' }).url).toBe(
    'https://api.test/v2/me',
  );
  expect(startEarly({ baseUrl, fetch, basePath: '/x' }, { url: '/me' }).url).toBe(
    'https://api.test/x/me',
  );
});

it('sends neither cookies nor the guid to another host', () => {
  const fetch = vi.fn(() => Promise.resolve(new Response()));
  const { credentials, headers } = startEarly(
    { baseUrl, fetch, guid: () => 'secret' },
    { url: 'https://elsewhere.test/a' },
  );
  expect(credentials).toBe('omit');
  expect(headers).toEqual({ accept: 'application/json' });
});

it('throws for an invalid URL', () => {
  expect(() => startEarly({ baseUrl: 'javascript:1' }, { url: '/a' })).toThrow(
    expect.objectContaining({ kind: 'badRequest' }),
  );
});

it('causes no unhandled rejection if the request fails', async () => {
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const { response, receivedAt } = startEarly({ baseUrl, fetch }, { url: '/a' });
  await expect(response).rejects.toThrow('Failed to fetch');
  expect(receivedAt).toBeUndefined();
});

it('cancels the request with its controller', async () => {
  const fetch = vi.fn((_: unknown, init?: RequestInit) => {
    return new Promise<Response>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
    });
  });
  const { controller, response } = startEarly({ baseUrl, fetch }, { url: '/a' });
  controller.abort();
  await expect(response).rejects.toThrow('gone');
});
