import { ApiError } from '@exchange/api-client/errors';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './createQueryClient.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Shows a query for ten minutes. Returns how many requests it sends. */
async function requestsOf(answer: () => Promise<unknown>): Promise<number> {
  const queryFn = vi.fn(answer);
  const observer = new QueryObserver(createQueryClient(), { queryKey: ['goods'], queryFn });
  const stop = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(10 * 60_000 + 30_000);
  stop();
  return queryFn.mock.calls.length;
}

it('loads visible data again each minute', async () => {
  expect(await requestsOf(() => Promise.resolve('data'))).toBe(11);
});

it('does not load a list again that has several pages', async () => {
  const list = (pages: number) => () => Promise.resolve({ pages: Array(pages).fill([]) });
  expect(await requestsOf(list(2))).toBe(1);
  expect(await requestsOf(list(1))).toBe(11);
});

it('neither repeats nor polls what the server refuses', async () => {
  const refused = new ApiError('business', 'no', { code: 30001 });
  expect(await requestsOf(() => Promise.reject(refused))).toBe(1);
});

it('repeats a failed request twice, and polls further', async () => {
  const queryFn = vi.fn(() => Promise.reject(new ApiError('http', 'no', { status: 503 })));
  const observer = new QueryObserver(createQueryClient(), { queryKey: ['goods'], queryFn });
  const stop = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(queryFn).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(70_000);
  expect(queryFn.mock.calls.length).toBeGreaterThan(3);
  stop();
});

it('shares a response for ten seconds', async () => {
  const queries = createQueryClient();
  const queryFn = vi.fn(() => Promise.resolve('data'));
  const read = () => queries.fetchQuery({ queryKey: ['goods'], queryFn });
  await read();
  await vi.advanceTimersByTimeAsync(9_000);
  await read();
  expect(queryFn).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1_000);
  await read();
  expect(queryFn).toHaveBeenCalledTimes(2);
});
