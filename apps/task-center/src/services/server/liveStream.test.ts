import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createLiveStream } from './liveStream.ts';

const stream = { 'content-type': 'text/event-stream; charset=utf-8' };
type Answer = (response: ServerResponse) => void;

const ends =
  (text: string): Answer =>
  (response) =>
    void response.writeHead(200, stream).end(text);
const stays =
  (text: string): Answer =>
  (response) =>
    void response.writeHead(200, stream).write(text);
const refuses =
  (status: number, headers = {}): Answer =>
  (response) =>
    void response.writeHead(status, headers).end('{"ret_code":10007}');

async function serve(...answers: Answer[]) {
  const asked: IncomingHttpHeaders[] = [];
  const closed = vi.fn();
  const server = createServer((request, response) => {
    response.on('close', closed);
    answers[Math.min(asked.push(request.headers), answers.length) - 1]?.(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked, closed };
}

/** Polls every 1 ms. The test's own time limit ends a wait that never succeeds. */
const until = (check: () => void) => vi.waitFor(check, { interval: 1, timeout: 60_000 });

interface Timer {
  ms: number;
  callback: () => void;
}

/** Opens a stream with manual timers: time passes only when the test runs a callback. */
function listen(url: string, headers: () => Record<string, string> = () => ({}), random = 0) {
  const timers = new Set<Timer>();
  /** Silence timers of open connections. `waits` has the reconnection timers. */
  const silenceTimers = () => [...timers].filter(({ ms }) => ms === 40_000);
  const waits: Timer[] = [];
  const controller = new AbortController();
  onTestFinished(() => controller.abort());
  const data: string[] = [];
  const onGap = vi.fn();
  const onRefusal = vi.fn();
  const connect = createLiveStream({
    onRefusal,
    url,
    headers,
    random: () => random,
    setTimeout: (callback, ms) => {
      const timer = { ms, callback };
      timers.add(timer);
      if (ms !== 40_000) waits.push(timer);
      return timer;
    },
    clearTimeout: (timer) => {
      timers.delete(timer as Timer);
      if (waits.includes(timer as Timer)) waits.splice(waits.indexOf(timer as Timer), 1);
    },
  });
  const open = (signal: AbortSignal) =>
    connect({ onData: (text) => data.push(text), onGap }, signal);
  open(controller.signal);
  /** Runs the nth reconnection timer and returns its delay in ms. */
  async function pass(nth: number) {
    await until(() => expect(waits).toHaveLength(nth));
    const { ms, callback } = waits[nth - 1]!;
    callback();
    return ms;
  }
  return {
    data,
    onGap,
    onRefusal,
    waits,
    silenceTimers,
    open,
    pass,
    abort: () => controller.abort(),
  };
}

it('sends the headers and passes on events', async () => {
  const euro = Buffer.from('€');
  const { url, asked } = await serve((response) => {
    response.writeHead(200, stream).write(':\n\nid: 1\ndata: {"a":"');
    // A character split across two chunks.
    response.write(euro.subarray(0, 1));
    setImmediate(() => response.write(Buffer.concat([euro.subarray(1), Buffer.from('"}\n\n')])));
  });
  const { data } = listen(url, () => ({ UserToken: 'token', platform: 'app' }));
  await until(() => expect(data).toEqual(['{"a":"€"}']));
  expect(asked[0]).toMatchObject({
    usertoken: 'token',
    platform: 'app',
    accept: 'text/event-stream',
  });
  expect(asked[0]).not.toHaveProperty('last-event-id');
});

it('reconnects with the last event id and current headers after the given delay', async () => {
  const { url, asked } = await serve(
    ends('retry: 3000\nid: 7\ndata: a\n\n'),
    ends('id: 8\n\n'),
    stays('data: b\n\n'),
  );
  let token = 'one';
  const { data, pass, onGap } = listen(url, () => ({ UserToken: token }));
  token = 'two';
  expect(await pass(1)).toBe(3_000);
  expect(await pass(2)).toBe(3_000);
  await until(() => expect(data).toEqual(['a', 'b']));
  expect(asked.map((headers) => headers.usertoken)).toEqual(['one', 'two', 'two']);
  expect(asked.map((headers) => headers['last-event-id'])).toEqual([undefined, '7', '8']);
  expect(onGap).not.toHaveBeenCalled();
});

it.each([408, 425, 429, 500, 502, 503, 504])('reconnects after status %d', async (status) => {
  const { url } = await serve(refuses(status), stays('data: a\n\n'));
  const { data, pass, onGap } = listen(url);
  expect(await pass(1)).toBe(2_000);
  await until(() => expect(data).toEqual(['a']));
  expect(onGap).toHaveBeenCalledTimes(1);
});

it('backs off after each failure, resets after a success, and reports each gap', async () => {
  const failing = Array.from({ length: 7 }, () => refuses(503));
  const { url } = await serve(...failing, ends('data: a\n\n'), stays(''));
  const { pass, onGap } = listen(url, undefined, 1);
  const waits: number[] = [];
  for (let nth = 1; nth <= 8; nth += 1) waits.push(await pass(nth));
  // The default delay of 2 s plus a maximum jitter of 2, 4, 8 … 60 s.
  expect(waits).toEqual([4e3, 6e3, 10e3, 18e3, 34e3, 62e3, 62e3, 4e3]);
  await until(() => expect(onGap).toHaveBeenCalledTimes(2));
});

it('reconnects after a dropped connection or a missing response', async () => {
  const cut: Answer = (response) => {
    response.writeHead(200, stream).write('id: 3\ndata: a\n\ndata: half');
    setTimeout(() => response.destroy(), 20);
  };
  const { url, asked } = await serve((response) => response.destroy(), cut, stays('data: b\n\n'));
  const { data, pass } = listen(url);
  await pass(1);
  await pass(2);
  await until(() => expect(data).toEqual(['a', 'b']));
  expect(asked.at(-1)).toHaveProperty('last-event-id', '3');
});

it('reconnects and resumes after 40 s of silence', async () => {
  const { url, asked, closed } = await serve(stays('id: 5\ndata: a\n\n'), stays('data: b\n\n'));
  const { data, pass, silenceTimers, onGap, abort } = listen(url);
  await until(() => expect(data).toEqual(['a']));
  expect(silenceTimers()).toHaveLength(1);
  silenceTimers()[0]!.callback();
  await until(() => expect(closed).toHaveBeenCalledTimes(1));
  await pass(1);
  await until(() => expect(data).toEqual(['a', 'b']));
  expect(asked.at(-1)).toHaveProperty('last-event-id', '5');
  expect(onGap).not.toHaveBeenCalled();
  abort();
  await until(() => expect(silenceTimers()).toEqual([]));
});

it.each([
  ['status 204', refuses(204)],
  ['status 401', refuses(401)],
  ['status 404', refuses(404)],
  ['a JSON response', refuses(200, { 'content-type': 'application/json' })],
])('does not reconnect after %s, and reports it', async (_, answer) => {
  const { url, asked } = await serve(answer);
  const { waits, silenceTimers, data, onRefusal } = listen(url);
  expect(silenceTimers()).toHaveLength(1);
  // A reconnection would be scheduled as soon as the silence timer is cleared.
  await until(() => expect(silenceTimers()).toEqual([]));
  await until(() => expect(onRefusal).toHaveBeenCalledTimes(1));
  expect(asked).toHaveLength(1);
  expect(waits).toEqual([]);
  expect(data).toEqual([]);
});

it('does not follow redirects with the token', async () => {
  const elsewhere = await serve(stays(''));
  const { url } = await serve(refuses(307, { location: elsewhere.url }));
  const { waits } = listen(url, () => ({ UserToken: 'token' }));
  await until(() => expect(waits).toHaveLength(1));
  expect(elsewhere.asked).toEqual([]);
});

it('disconnects on abort and resumes on the next call', async () => {
  const { url, asked, closed } = await serve(stays('id: 5\ndata: a\n\n'));
  const { data, abort, open, waits } = listen(url);
  await until(() => expect(data).toEqual(['a']));
  abort();
  await until(() => expect(closed).toHaveBeenCalled());
  expect(waits).toEqual([]);

  const later = new AbortController();
  open(later.signal);
  await until(() => expect(data).toEqual(['a', 'a']));
  later.abort();
  expect(asked.at(-1)).toHaveProperty('last-event-id', '5');
});

it('cancels a scheduled reconnection on abort', async () => {
  const { url } = await serve(refuses(503));
  const { waits, abort } = listen(url);
  await until(() => expect(waits).toHaveLength(1));
  abort();
  expect(waits).toEqual([]);
});
