import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createEventStream } from '../src/events/createEventStream.ts';
import { createApiClient } from '../src/fetch.ts';
import {
  ends,
  listenTo,
  refuses,
  serve,
  stays,
  streamHeaders,
  until,
  type Answer,
} from './eventServer.ts';

const secrets = { guid: () => 'g'.repeat(36), userToken: () => 'token', platform: 'app' } as const;

describe('a stream', () => {
  it("sends the client's headers, and passes events to listeners", async () => {
    const { origin, asked, urls } = await serve(
      stays(':\n\nid: 1\nevent: price\ndata: a\ndata: b\n\ndata: c\n\n'),
    );
    const { events, onOpen } = listenTo(origin, {
      client: secrets,
      params: { lang: 'tr' },
      headers: () => ({ 'X-User-Id': '7' }),
    });
    await until(() => expect(events).toHaveLength(2));
    expect(events).toEqual([
      { data: 'a\nb', type: 'price', id: '1' },
      { data: 'c', type: 'message', id: '1' },
    ]);
    expect(onOpen).toHaveBeenCalledTimes(1);
    expect(urls).toEqual(['/s1/events?lang=tr']);
    expect(asked[0]).toMatchObject({
      usertoken: 'token',
      guid: 'g'.repeat(36),
      platform: 'app',
      'x-user-id': '7',
      accept: 'text/event-stream',
    });
    expect(asked[0]).not.toHaveProperty('last-event-id');
  });

  it('sends no secrets to an untrusted host', async () => {
    const { origin, asked } = await serve(stays('data: a\n\n'));
    const { data } = listenTo('https://api.test', { client: secrets, url: `${origin}/events` });
    await until(() => expect(data()).toEqual(['a']));
    for (const name of ['usertoken', 'guid', 'platform']) expect(asked[0]).not.toHaveProperty(name);
  });

  it('sends one header if names differ only in case', async () => {
    const { origin, asked } = await serve(stays('data: a\n\n'));
    const { data } = listenTo(origin, {
      client: { headers: { authorization: 'Bearer client' } },
      headers: () => ({ Authorization: 'Bearer stream', accept: 'text/plain' }),
    });
    await until(() => expect(data()).toEqual(['a']));
    expect(asked[0]).toMatchObject({
      authorization: 'Bearer stream',
      accept: 'text/event-stream',
    });
  });

  it('reconnects with the last event id and current headers after the given delay', async () => {
    const { origin, asked } = await serve(
      ends('retry: 3000\nid: 7\ndata: a\n\n'),
      ends('id: 8\n\n'),
      stays('data: b\n\n'),
    );
    let token = 'one';
    const { data, pass, onGap, onReconnect } = listenTo(origin, {
      client: { userToken: () => Promise.resolve(token) },
    });
    await until(() => expect(data()).toEqual(['a']));
    token = 'two';
    expect(await pass()).toBe(3_000);
    expect(await pass()).toBe(3_000);
    await until(() => expect(data()).toEqual(['a', 'b']));
    expect(asked.map((headers) => headers.usertoken)).toEqual(['one', 'two', 'two']);
    expect(asked.map((headers) => headers['last-event-id'])).toEqual([undefined, '7', '8']);
    expect(onGap).not.toHaveBeenCalled();
    expect(onReconnect.mock.calls).toEqual([
      [undefined, 3_000],
      [undefined, 3_000],
    ]);
  });

  it('resumes after the last complete event', async () => {
    const cut: Answer = (response) => {
      response.writeHead(200, streamHeaders).write('id: 3\ndata: a\n\nid: 4\ndata: half\n');
      setTimeout(() => response.destroy(), 20);
    };
    const { origin, asked } = await serve(
      (response) => response.destroy(),
      cut,
      stays('data: b\n\n'),
    );
    const { data, pass } = listenTo(origin);
    await pass();
    await pass();
    await until(() => expect(data()).toEqual(['a', 'b']));
    expect(asked.at(-1)).toHaveProperty('last-event-id', '3');
  });

  it('resumes after the event whose listener closed it', async () => {
    const { origin, asked } = await serve(
      stays('id: 1\ndata: a\n\nid: 2\ndata: b\n\n'),
      stays('id: 2\ndata: b again\n\n'),
    );
    const { data, abort, onEvent, events, outcome, open } = listenTo(origin);
    onEvent.mockImplementationOnce((event) => {
      events.push(event);
      abort();
    });
    expect(await outcome).toBe('closed');
    const later = new AbortController();
    const second = open(later.signal);
    await until(() => expect(data()).toEqual(['a', 'b again']));
    later.abort();
    await second;
    expect(asked[1]).toHaveProperty('last-event-id', '1');
  });

  it('ignores errors of listeners', async () => {
    const { origin } = await serve(stays('data: a\n\ndata: b\n\n'));
    const { onEvent, onOpen } = listenTo(origin);
    const broken = () => {
      throw new Error('broken listener');
    };
    onOpen.mockImplementation(broken);
    onEvent.mockImplementation(broken);
    await until(() => expect(onEvent).toHaveBeenCalledTimes(2));
  });
});

it('ignores rejections of asynchronous listeners', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  onTestFinished(() => void process.off('unhandledRejection', unhandled));
  const { origin } = await serve(ends('data: a\n\n'), stays('data: b\n\n'));
  const called = new Set<string>();
  const controller = new AbortController();
  const broken = (name: string) => (): unknown => {
    called.add(name);
    return Promise.reject(new Error('broken listener'));
  };
  const client = createApiClient({ baseUrl: origin });
  const done = createEventStream(client, '/events', { retryMs: 1, random: () => 0 }).listen({
    onEvent: broken('onEvent'),
    onOpen: broken('onOpen'),
    onGap: broken('onGap'),
    onReconnect: broken('onReconnect'),
    signal: controller.signal,
  });
  await until(() => expect(called.size).toBe(4));
  await turn();
  controller.abort();
  await done;
  expect(unhandled).not.toHaveBeenCalled();
});

describe('delays', () => {
  it('grow after each failure and are reset by data, and each gap is reported', async () => {
    const failing = Array.from({ length: 7 }, () => refuses(503));
    const { origin } = await serve(...failing, ends('data: a\n\n'), stays(''));
    const { pass, onGap } = listenTo(origin, { random: () => 1 });
    const waits: number[] = [];
    for (let nth = 1; nth <= 8; nth++) waits.push(await pass());
    // The default delay of 2 s, plus the maximum jitter, which grows from 2 to 60 s.
    expect(waits).toEqual([4e3, 6e3, 10e3, 18e3, 34e3, 62e3, 62e3, 4e3]);
    await until(() => expect(onGap).toHaveBeenCalledTimes(2));
  });

  it.each([
    ['retry: 0\ndata: a\n\n', 100],
    ['retry: 99999999999\ndata: a\n\n', 3_600_000],
    ['retry: soon\ndata: a\n\n', 2_000],
  ])('are limited: %j', async (text, delayMs) => {
    const { origin } = await serve(ends(text), stays(''));
    expect(await listenTo(origin).pass()).toBe(delayMs);
  });

  it('follow Retry-After', async () => {
    const { origin } = await serve(
      refuses(429, { 'retry-after': '30' }),
      refuses(503, { 'retry-after': 'Wed, 21 Oct 1970 07:28:00 GMT' }),
      refuses(503, { 'retry-after': 'Thu, 01 Jan 1970 00:00:00 GMT' }),
      stays(''),
    );
    const { pass } = listenTo(origin);
    expect([await pass(), await pass(), await pass()]).toEqual([30_000, 3_600_000, 2_000]);
  });

  it('end when the stream is closed', async () => {
    const { origin } = await serve(refuses(503));
    const { waits, abort, outcome } = listenTo(origin);
    await until(() => expect(waits()).toHaveLength(1));
    abort();
    expect(await outcome).toBe('closed');
    expect(waits()).toEqual([]);
  });
});

describe('a connection', () => {
  it.each([408, 425, 429, 500, 502, 503, 504])('is repeated after status %d', async (status) => {
    const { origin } = await serve(refuses(status), stays('data: a\n\n'));
    const { data, pass, onGap, onReconnect } = listenTo(origin);
    expect(await pass()).toBe(2_000);
    await until(() => expect(data()).toEqual(['a']));
    expect(onGap).toHaveBeenCalledTimes(1);
    expect(onReconnect.mock.calls).toEqual([
      [expect.objectContaining({ kind: 'http', status }), 2_000],
    ]);
  });

  it.each([
    ['status 204', refuses(204), { kind: 'empty', status: 204 }],
    ['status 401', refuses(401), { kind: 'http', status: 401 }],
    ['status 404', refuses(404), { kind: 'http', status: 404 }],
    [
      'a JSON response',
      refuses(200, { 'content-type': 'application/json' }),
      { kind: 'noPermission', status: 200 },
    ],
    [
      'an HTML page',
      refuses(200, { 'content-type': 'text/html' }),
      { kind: 'badResponse', status: 200 },
    ],
    [
      'a type that only starts alike',
      refuses(200, { 'content-type': 'text/event-streams' }),
      { kind: 'badResponse' },
    ],
    [
      'a redirect',
      refuses(307, { location: 'https://elsewhere.test' }),
      { kind: 'http', status: 307 },
    ],
  ])('ends with one error after %s', async (_name, answer, error) => {
    const { origin, asked, closed } = await serve(answer);
    const { outcome, waits, idleTimers, data } = listenTo(origin);
    expect(await outcome).toMatchObject(error);
    expect([asked.length, waits(), idleTimers(), data()]).toEqual([1, [], [], []]);
    await until(() => expect(closed).toHaveBeenCalledTimes(1));
  });

  it('does not follow redirects with the token', async () => {
    const elsewhere = await serve(stays(''));
    const { origin } = await serve(refuses(307, { location: elsewhere.origin }));
    await listenTo(origin, { client: secrets }).outcome;
    expect(elsewhere.asked).toEqual([]);
  });

  it('is opened again and resumed after 40 s of silence', async () => {
    const { origin, asked, closed } = await serve(
      stays('id: 5\ndata: a\n\n'),
      stays('data: b\n\n'),
    );
    const { data, pass, idleTimers, onGap, onReconnect, abort, outcome } = listenTo(origin);
    await until(() => expect(data()).toEqual(['a']));
    expect(idleTimers()).toHaveLength(1);
    idleTimers()[0]?.callback();
    await until(() => expect(closed).toHaveBeenCalledTimes(1));
    await pass();
    await until(() => expect(data()).toEqual(['a', 'b']));
    expect(asked.at(-1)).toHaveProperty('last-event-id', '5');
    expect(onGap).not.toHaveBeenCalled();
    expect(onReconnect.mock.calls[0]?.[0]).toMatchObject({
      kind: 'timeout',
      message: 'timeout of 40000ms exceeded',
    });
    abort();
    expect(await outcome).toBe('closed');
    expect(idleTimers()).toEqual([]);
  });

  it.each<[name: string, answer: Answer]>([
    ['accepts the request but sends nothing', () => undefined],
    [
      'sends headers but no data',
      (response) => void response.writeHead(200, streamHeaders).flushHeaders(),
    ],
  ])('is opened again if the server %s', async (_name, answer) => {
    const { origin, asked } = await serve(answer, stays('data: a\n\n'));
    const { data, pass, idleTimers } = listenTo(origin);
    await until(() => expect(asked).toHaveLength(1));
    idleTimers()[0]?.callback();
    await pass();
    await until(() => expect(data()).toEqual(['a']));
  });

  it.each([0, Infinity])('is not opened again after silence with idleMs %d', async (idleMs) => {
    const { origin } = await serve(stays('data: a\n\n'));
    const { data, waits } = listenTo(origin, { idleMs });
    await until(() => expect(data()).toEqual(['a']));
    expect(waits()).toEqual([]);
  });

  it('does not wait forever for a token', async () => {
    const { origin } = await serve(stays(''));
    const { waits, idleTimers, abort, outcome } = listenTo(origin, {
      client: { userToken: () => new Promise(() => undefined) },
    });
    idleTimers()[0]?.callback();
    await until(() => expect(waits()).toHaveLength(1));
    abort();
    expect(await outcome).toBe('closed');
  });

  it('rejects a second listen call while open, because both would change the last event id', async () => {
    const { origin, asked } = await serve(stays('id: 1\ndata: a\n\n'));
    const { data, open, abort, outcome } = listenTo(origin);
    const second = open(new AbortController().signal);
    await expect(second).rejects.toMatchObject({ kind: 'badRequest' });
    await until(() => expect(data()).toEqual(['a']));
    abort();
    const again = new AbortController();
    const done = open(again.signal);
    expect(await outcome).toBe('closed');
    await expect(open(new AbortController().signal)).rejects.toThrow('open');
    await until(() => expect(asked).toHaveLength(2));
    again.abort();
    await done;
  });

  it('resumes when it is opened again after it was closed', async () => {
    const { origin, asked, closed } = await serve(stays('id: 5\ndata: a\n\n'));
    const { data, abort, open, waits, outcome, onGap } = listenTo(origin);
    await until(() => expect(data()).toEqual(['a']));
    abort();
    await until(() => expect(closed).toHaveBeenCalled());
    expect(await outcome).toBe('closed');
    expect(waits()).toEqual([]);
    const later = new AbortController();
    const second = open(later.signal);
    await until(() => expect(data()).toEqual(['a', 'a']));
    later.abort();
    await second;
    expect(asked.at(-1)).toHaveProperty('last-event-id', '5');
    expect(onGap).not.toHaveBeenCalled();
  });

  it('reports a gap when it is opened again without an id', async () => {
    const { origin } = await serve(stays('data: a\n\n'));
    const { data, abort, open, outcome, onGap } = listenTo(origin);
    await until(() => expect(data()).toEqual(['a']));
    expect(onGap).not.toHaveBeenCalled();
    abort();
    await outcome;
    const later = new AbortController();
    const second = open(later.signal);
    await until(() => expect(onGap).toHaveBeenCalledTimes(1));
    later.abort();
    await second;
  });

  it('is not opened with an aborted signal', async () => {
    const { origin, asked } = await serve(stays(''));
    const { abort, open } = listenTo(origin);
    abort();
    await open(AbortSignal.abort());
    expect(asked).toEqual([]);
  });

  it('fails with badRequest if the URL is invalid', async () => {
    const { outcome } = listenTo('https://api.test', { url: 'no-slash' });
    expect(await outcome).toMatchObject({ kind: 'badRequest' });
  });
});
