import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { startEarly, type EarlyRequest } from './startEarly.ts';

it('works if its source is evaluated outside its module', () => {
  const fetch = vi.fn(() => Promise.resolve(new Response()));
  const request = runInNewContext(`(${startEarly.toString()})('https://api.test/', {})`, {
    fetch,
    AbortController,
    Date,
  }) as EarlyRequest;
  expect(request).toMatchObject({ url: 'https://api.test/', headers: {} });
  expect(fetch).toHaveBeenCalledTimes(1);
});
