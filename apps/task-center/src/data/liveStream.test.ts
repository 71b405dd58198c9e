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

/** Polls often, and leaves it to the test's time limit to end a wait. */
const until = (check: () => void) => vi.waitFor(check, { interval: 1, timeout: 60_000 });

interface Timer {
  ms: number;
  callback: () => void;
}

/** Follows a server; time passes only when a test says so. */
function listen(url: string, headers: () => Record<string, string> = () => ({}), random = 0) {
  const timers = new Set<Timer>();
  /** What watches the open connection, and the waits between connections. */
  const watches = () => [...timers].filter(({ ms }) => ms === 40_000);
  const waits: Timer[] = [];
  const controller = new AbortController();
  onTestFinished(() => controller.abort());
  const data: string[] = [];
  const onGap = vi.fn();
  const connect = createLiveStream({
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
  /** Lets the wait after the nth connection pass; tells how long it was, in ms. */
  async function pass(nth: number) {
    await until(() => expect(waits).toHaveLength(nth));
    const { ms, callback } = waits[nth - 1]!;
    callback();
    return ms;
  }
  return { data, onGap, waits, watches, open, pass, abort: () => controller.abort() };
}

it('shows who asks, and hands on what the server says', async () => {
  const euro = Buffer.from('€');
  const { url, asked } = await serve((response) => {
    response.writeHead(200, stream).write(':\n\nid: 1\ndata: {"a":"');
    // A letter that comes in two parts.
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

it('comes back with the last id and today’s headers, as soon as the server allows', async () => {
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

it.each([408, 425, 429, 500, 502, 503, 504])('comes back after status %d', async (status) => {
  const { url } = await serve(refuses(status), stays('data: a\n\n'));
  const { data, pass, onGap } = listen(url);
  expect(await pass(1)).toBe(2_000);
  await until(() => expect(data).toEqual(['a']));
  expect(onGap).toHaveBeenCalledTimes(1);
});

it('waits longer after each failure, shortly again after a success, and reports each gap', async () => {
  const failing = Array.from({ length: 7 }, () => refuses(503));
  const { url } = await serve(...failing, ends('data: a\n\n'), stays(''));
  const { pass, onGap } = listen(url, undefined, 1);
  const waits: number[] = [];
  for (let nth = 1; nth <= 8; nth += 1) waits.push(await pass(nth));
  // 2 s as usual, and up to 2, 4, 8 … 60 s by chance.
  expect(waits).toEqual([4e3, 6e3, 10e3, 18e3, 34e3, 62e3, 62e3, 4e3]);
  await until(() => expect(onGap).toHaveBeenCalledTimes(2));
});

it('comes back when the connection is lost, or nobody answers', async () => {
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

it('takes a link that fell silent for dead, and goes on from there', async () => {
  const { url, asked, closed } = await serve(stays('id: 5\ndata: a\n\n'), stays('data: b\n\n'));
  const { data, pass, watches, onGap, abort } = listen(url);
  await until(() => expect(data).toEqual(['a']));
  expect(watches()).toHaveLength(1);
  watches()[0]!.callback();
  await until(() => expect(closed).toHaveBeenCalledTimes(1));
  await pass(1);
  await until(() => expect(data).toEqual(['a', 'b']));
  expect(asked.at(-1)).toHaveProperty('last-event-id', '5');
  expect(onGap).not.toHaveBeenCalled();
  abort();
  await until(() => expect(watches()).toEqual([]));
});

it.each([
  ['no content', refuses(204)],
  ['no login', refuses(401)],
  ['no such page', refuses(404)],
  ['an envelope', refuses(200, { 'content-type': 'application/json' })],
])('does not come back after %s', async (_, answer) => {
  const { url, asked } = await serve(answer);
  const { waits, watches, data } = listen(url);
  expect(watches()).toHaveLength(1);
  // A new connection would be scheduled as soon as this one is no longer watched.
  await until(() => expect(watches()).toEqual([]));
  expect(asked).toHaveLength(1);
  expect(waits).toEqual([]);
  expect(data).toEqual([]);
});

it('takes the token to no other address', async () => {
  const elsewhere = await serve(stays(''));
  const { url } = await serve(refuses(307, { location: elsewhere.url }));
  const { waits } = listen(url, () => ({ UserToken: 'token' }));
  await until(() => expect(waits).toHaveLength(1));
  expect(elsewhere.asked).toEqual([]);
});

it('hangs up when it is told to, and goes on from there later', async () => {
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

it('waits for nothing after it was told to stop', async () => {
  const { url } = await serve(refuses(503));
  const { waits, abort } = listen(url);
  await until(() => expect(waits).toHaveLength(1));
  abort();
  expect(waits).toEqual([]);
});
