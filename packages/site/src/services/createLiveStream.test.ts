import { createApiClient } from '@exchange/api-client/fetch';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createLiveStream } from './createLiveStream.ts';

/** Opens a stream whose request receives the given response. */
function listen(response: Response, load = () => import('@exchange/api-client/events')) {
  const requests: [url: string, headers: unknown][] = [];
  const controller = new AbortController();
  onTestFinished(() => controller.abort());
  const onData = vi.fn();
  const onGap = vi.fn();
  const onRefusal = vi.fn();
  const report = vi.fn();
  const connect = createLiveStream({
    api: createApiClient({ baseUrl: 'https://api.test', userToken: () => 'token' }),
    path: '/events',
    userId: () => '7',
    onRefusal,
    report,
    load,
    fetch: (url, init) => {
      requests.push([url as string, init?.headers]);
      return Promise.resolve(response);
    },
  });
  connect({ onData, onGap }, controller.signal);
  return { asked: requests, onData, onGap, onRefusal, report, stop: () => controller.abort() };
}

it('sends the token and the user id, and passes on the data of events', async () => {
  const headers = { 'content-type': 'text/event-stream' };
  const { asked, onData, onGap, onRefusal } = listen(new Response('data: a\n\n', { headers }));
  await vi.waitFor(() => expect(onData.mock.calls).toEqual([['a']]));
  expect(asked).toEqual([
    [
      'https://api.test/events',
      { UserToken: 'token', 'X-User-Id': '7', Accept: 'text/event-stream' },
    ],
  ]);
  expect(onGap).not.toHaveBeenCalled();
  expect(onRefusal).not.toHaveBeenCalled();
});

it('reports once that the server refused the stream', async () => {
  const { onRefusal, onData } = listen(new Response('{}', { status: 401 }));
  await vi.waitFor(() => expect(onRefusal).toHaveBeenCalledTimes(1));
  expect(onData).not.toHaveBeenCalled();
});

it('reports that its code could not be loaded', async () => {
  const { report, onRefusal } = listen(new Response(''), () => Promise.reject(new Error('lost')));
  await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(1));
  expect(onRefusal).not.toHaveBeenCalled();
});

it('sends nothing if it was stopped while its code loaded', async () => {
  const code = await import('@exchange/api-client/events');
  const { asked, onRefusal, stop } = listen(new Response(''), () => Promise.resolve(code));
  stop();
  // A request that is not stopped is sent before the next task.
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toEqual([]);
  expect(onRefusal).not.toHaveBeenCalled();
});
