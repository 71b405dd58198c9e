import { eventsPath } from '@exchange/task-center-api';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { openQuotes } from './quoteClient.ts';
import { envelopeOf, runSandbox } from './running.ts';
import { newCaller } from './taskCenterClient.ts';

it('limits the event streams of an account, and not those of others', async () => {
  const { url } = await runSandbox();
  const [user, other] = [await newCaller(url), await newCaller(url)];
  const controller = new AbortController();
  onTestFinished(() => controller.abort());
  const open = (headers: Record<string, string>) =>
    fetch(url + eventsPath, { headers, signal: controller.signal });
  const first = new AbortController();
  const openStream = await fetch(url + eventsPath, { headers: user.headers, signal: first.signal });
  const responses = await Promise.all(Array.from({ length: 400 }, () => open(user.headers)));
  const refused = responses.filter(({ status }) => status !== 200);
  expect(responses.length - refused.length).toBe(31);
  expect(refused[0]!.status).toBe(429);
  expect(refused[0]!.headers.get('retry-after')).toBe('30');
  expect(await envelopeOf(refused[0]!)).toMatchObject({
    ret_code: 10006,
    ret_msg: 'An account may have 32 event streams open. Close one of them.',
  });
  expect([openStream.status, (await open(other.headers)).status]).toEqual([200, 200]);

  first.abort();
  await expect.poll(async () => (await open(user.headers)).status).toBe(200);
});

it.each([
  ['messages', (socket: WebSocket) => socket.send(JSON.stringify({ ping: 1 }))],
  ['protocol pings', (socket: WebSocket) => socket.ping()],
])(
  'closes a quote socket that floods it with %s, without delaying others',
  async (_subject, send) => {
    const { url } = await runSandbox();
    const [flooding, other] = [await openQuotes(url), await openQuotes(url)];
    const reason = new Promise((resolve) =>
      flooding.socket.on('close', (code, text) => resolve([code, text.toString()])),
    );
    flooding.socket.on('error', () => undefined);
    for (let i = 0; i < 50_000; i += 1) send(flooding.socket);
    const sentAt = performance.now();
    other.send({ ping: 2 });
    await other.until(({ pong }) => pong === 2);
    const delayMs = performance.now() - sentAt;
    expect(await reason).toEqual([1008, 'Too many messages: at most 100 per second.']);
    expect(delayMs).toBeLessThan(750);
  },
);

it('does not close a quote socket for the messages of a large page', async () => {
  const { url } = await runSandbox();
  const client = await openQuotes(url);
  for (let i = 0; i < 500; i += 1) client.send({ ping: i });
  expect(await client.until(({ pong }) => pong === 499)).toEqual({ pong: 499 });
});

it('answers at most 500 symbols of a message, and refuses the rest with one error', async () => {
  const { url } = await runSandbox();
  const client = await openQuotes(url);
  client.subscribe(Array.from({ length: 2_000 }, (_, index) => `X${index}`).join());
  client.send({ ping: 1 });
  for (let i = 0; i < 500; i += 1) {
    expect(await client.next()).toMatchObject({ code: 'unknownSymbol', symbol: `X${i}` });
  }
  expect(await client.next()).toMatchObject({ code: 'tooManySymbols', symbol: 'X500' });
  expect(await client.next()).toEqual({ pong: 1 });
});

it('limits the quote sockets of an address', async () => {
  const { url } = await runSandbox();
  const sockets = Array.from(
    { length: 210 },
    () => new WebSocket(`${url.replace('http', 'ws')}/spot/ws/quote/v1`),
  );
  onTestFinished(() => sockets.forEach((socket) => socket.terminate()));
  const results = await Promise.all(
    sockets.map(
      (socket) =>
        new Promise((resolve) => {
          socket.on('open', () => resolve('open'));
          socket.on('error', (error) => resolve(error.message));
        }),
    ),
  );
  const refused = results.filter((result) => result !== 'open');
  expect(refused).toEqual(Array(10).fill('Unexpected server response: 429'));
});
