import { once } from 'node:events';
import { WebSocket } from 'ws';
import { createFakeClock } from '@tooling/testing/fakeClock';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQuoteServer, type QuoteServer } from '../src/testing/index.ts';
import { loadedMachineServer, loadedMachineTimeout } from './servers/realServer.ts';

vi.setConfig(loadedMachineTimeout);

let server: QuoteServer;
const clients: Client[] = [];

/** A client that records the frames that it receives. */
interface Client {
  link: WebSocket;
  frames: (string | Buffer)[];
  send(message: unknown): void;
  /** Resolves when `count` frames have arrived. */
  until(count: number): Promise<void>;
}

async function connect(url = server.url): Promise<Client> {
  const link = new WebSocket(url);
  const frames: Client['frames'] = [];
  const client: Client = {
    link,
    frames,
    send: (message) => {
      link.send(typeof message === 'string' ? message : JSON.stringify(message));
    },
    async until(count) {
      while (frames.length < count) await once(link, 'message');
    },
  };
  link.on('message', (data, isBinary) => {
    frames.push(isBinary ? (data as Buffer) : (data as Buffer).toString());
  });
  link.on('error', () => undefined);
  clients.push(client);
  await once(link, 'open');
  return client;
}

const sub = (symbol: string) => ({ topic: 'realtimes', event: 'sub', symbol });
const parsed = ({ frames }: Client) => frames.map((frame) => JSON.parse(String(frame)) as unknown);

beforeEach(async () => {
  server = await createQuoteServer(loadedMachineServer);
});

afterEach(async () => {
  for (const { link } of clients.splice(0)) link.terminate();
  await server.stop();
});

it('listens on the given path and port', async () => {
  expect(server.url).toBe(`ws://127.0.0.1:${server.port}/spot/ws/quote/v1`);
  const { port } = server;
  await server.stop();
  server = await createQuoteServer({ port, path: '/quotes' });
  expect(server.url).toBe(`ws://127.0.0.1:${port}/quotes`);
  await connect();
  await expect(connect(`ws://127.0.0.1:${port}/other`)).rejects.toThrow('400');
});

it('gives quotes without a time that of its clock', async () => {
  await server.stop();
  server = await createQuoteServer({ clock: createFakeClock(1_800_000_000_000) });
  const client = await connect();
  client.send(sub('BTCUSDT'));
  await client.until(1);
  server.publish({ symbol: 'BTCUSDT' }, { symbol: 'BTCUSDT', currentTime: 5 });
  await client.until(3);
  expect(parsed(client).slice(1)).toMatchObject([
    { sendTime: 1_800_000_000_000, data: [{ t: 1_800_000_000_000 }] },
    { data: [{ t: 5 }] },
  ]);
});

it('answers pings and requests, and records messages', async () => {
  const client = await connect();
  client.send({ ping: 5 });
  client.send(sub('BTCUSDT,ETHUSDT'));
  client.send({ topic: 'realtimes', event: 'cancel', symbol: 'BTCUSDT' });
  await client.until(3);
  const answer = { topic: 'realtimes', params: { binary: 'false' }, code: '0', msg: 'Success' };
  expect(parsed(client)).toEqual([
    { pong: 5 },
    { ...answer, event: 'sub', symbol: 'BTCUSDT,ETHUSDT' },
    { ...answer, event: 'cancel', symbol: 'BTCUSDT' },
  ]);
  expect(server.subscribed()).toEqual(['ETHUSDT']);
  expect(server.received).toEqual([
    { connection: 1, message: { ping: 5 } },
    { connection: 1, message: sub('BTCUSDT,ETHUSDT') },
    { connection: 1, message: { topic: 'realtimes', event: 'cancel', symbol: 'BTCUSDT' } },
  ]);
});

it('does not answer invalid messages', async () => {
  const client = await connect();
  const messages = ['{', 'null', { ping: 'now' }, { topic: 'depth', symbol: 'A' }, sub(5 as never)];
  for (const message of messages) client.send(message);
  client.link.send(Buffer.from('{"ping":1}'), { binary: true });
  client.send({ ping: 9 });
  await client.until(1);
  expect(parsed(client)).toEqual([{ pong: 9 }]);
  expect(server.subscribed()).toEqual([]);
  expect(server.received.map(({ message }) => message)).toEqual([
    '{',
    null,
    { ping: 'now' },
    { topic: 'depth', symbol: 'A' },
    { topic: 'realtimes', event: 'sub', symbol: 5 },
    '',
    { ping: 9 },
  ]);
});

it('publishes to subscribed clients, and counts clients', async () => {
  const [a, b] = [await connect(), await connect()];
  expect([server.clients, server.accepted]).toEqual([2, 2]);
  a.send(sub('BTCUSDT'));
  b.send(sub('BTCUSDT,ETHUSDT'));
  await Promise.all([a.until(1), b.until(1)]);
  expect(server.subscribed()).toEqual(['BTCUSDT', 'ETHUSDT']);
  server.publish({ symbol: 'ETHUSDT', close: '7' }, { symbol: 'BTCUSDT', close: '8' });
  await Promise.all([a.until(2), b.until(3)]);
  const closes = (client: Client) =>
    (parsed(client).slice(1) as { data: { s: string; c: string }[] }[]).map(({ data }) => data[0]);
  expect(closes(a)).toEqual([expect.objectContaining({ s: 'BTCUSDT', c: '8' })]);
  expect(closes(b)).toMatchObject([
    { s: 'ETHUSDT', c: '7' },
    { s: 'BTCUSDT', c: '8' },
  ]);
  a.link.close();
  await server.until(() => server.clients === 1);
  expect([server.subscribed(), server.accepted]).toEqual([['BTCUSDT', 'ETHUSDT'], 2]);
});

it('writes frames in the format of PROTOCOL.md', async () => {
  const client = await connect();
  client.send(sub('BTCUSDT'));
  await client.until(1);
  server.publish({});
  await client.until(2);
  expect(parsed(client)[1]).toEqual({
    topic: 'realtimes',
    symbol: 'BTCUSDT',
    params: { binary: 'false' },
    data: [
      {
        t: 1_700_000_000_000,
        s: 'BTCUSDT',
        c: '105',
        h: '110',
        l: '90',
        o: '100',
        v: '12.5',
        qv: '1300',
        m: '0.05',
      },
    ],
    f: false,
    sendTime: 1_700_000_000_000,
  });
});

it('is silent until the fault ends', async () => {
  const client = await connect();
  server.fault({ type: 'silence' });
  client.send({ ping: 1 });
  await server.until(() => server.received.length === 1);
  server.fault({ type: 'malformed' });
  server.fault({ type: 'silence', on: false });
  client.send({ ping: 2 });
  await client.until(1);
  expect(parsed(client)).toEqual([{ pong: 2 }]);
});

it('refuses connections until the fault ends', async () => {
  server.fault({ type: 'refuse' });
  await expect(connect()).rejects.toThrow('401');
  expect(server.accepted).toBe(0);
  server.fault({ type: 'refuse', on: false });
  await connect();
  expect(server.accepted).toBe(1);
});

it.each([
  [{ type: 'close' }, 1012, ''],
  [{ type: 'close', code: 4401, reason: 'expired' }, 4401, 'expired'],
  [{ type: 'cut' }, 1006, ''],
] as const)('ends connections: %j', async (fault, code, reason) => {
  const { link } = await connect();
  const closed = once(link, 'close');
  server.fault(fault);
  const [seenCode, seenReason] = (await closed) as [number, Buffer];
  expect([seenCode, seenReason.toString()]).toEqual([code, reason]);
  await server.until(() => server.clients === 0);
});

it.each([
  ['malformed', ['{"topic":"realtimes","data":[{"t":', 'null', '']],
  ['binary', [Buffer.from([0x1f, 0x8b, 0x08, 0x00])]],
  ['wrongTopic', ['{"topic":"depth","symbol":"BTCUSDT","data":[{"s":"BTCUSDT","t":1}]}']],
  ['oversize', [`{"topic":"realtimes","data":[],"padding":"${'x'.repeat(262_144)}"}`]],
] as const)('sends a %s frame to every client', async (type, frames) => {
  const both = [await connect(), await connect()];
  server.fault({ type });
  for (const client of both) {
    await client.until(frames.length);
    expect(client.frames).toEqual(frames);
  }
});

it('sends text and bytes unchanged, and restarts on the same port', async () => {
  const client = await connect();
  server.sendRaw('text');
  server.sendRaw(new Uint8Array([1, 2]));
  await client.until(2);
  expect(client.frames).toEqual(['text', Buffer.from([1, 2])]);
  const { url } = server;
  const closed = once(client.link, 'close');
  await server.restart();
  await closed;
  expect([server.url, server.clients, server.accepted]).toEqual([url, 0, 1]);
  await connect();
  await server.stop();
  await server.stop();
  expect([server.clients, server.accepted]).toEqual([0, 2]);
});

it('drops half-open clients without closing their connections', async () => {
  const old = await connect();
  old.send(sub('BTCUSDT'));
  await old.until(1);
  server.fault({ type: 'halfOpen' });
  expect([server.clients, server.subscribed()]).toEqual([0, []]);
  const fresh = await connect();
  fresh.send(sub('BTCUSDT'));
  await fresh.until(1);
  server.publish({});
  await fresh.until(2);
  expect([old.frames.length, old.link.readyState]).toEqual([1, WebSocket.OPEN]);
});
