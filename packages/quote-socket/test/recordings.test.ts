import { globSync, readFileSync } from 'node:fs';
import { WebSocket } from 'ws';
import { expect, it, vi } from 'vitest';
import { createQuoteSocket, type Ticker } from '../src/index.ts';
import { createQuoteServer } from '../src/testing/index.ts';
import { loadedMachineTimeout } from './servers/realServer.ts';

vi.setConfig(loadedMachineTimeout);

const folder = new URL('../../../../shared/data/ticks/', import.meta.url);

interface Item {
  s: string;
  o: string;
  h: string;
  l: string;
  c: string;
  v: string;
  qv: string;
  m: string;
}

/** Reads recorded frames. The prices are real. The envelope was added after the recording. */
function recorded(file: string): { symbol: string; data: Item[] }[] {
  return readFileSync(new URL(file, folder), 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { frame: { symbol: string; data: Item[] } }).frame);
}

/** Generates frames, for checkouts without recordings. */
function generated(): { symbol: string; data: Item[] }[] {
  return Array.from({ length: 200 }, (_, index) => {
    const s = ['AAAUSDT', 'BBBUSDT', 'CCCUSDT'][index % 3] as string;
    const price = (index % 7) + 0.5;
    const [o, h, l, c] = [price, price + 1, price - 0.25, price + 0.125].map(String) as [
      string,
      string,
      string,
      string,
    ];
    const item = {
      t: 1_700_000_000_000 + index,
      s,
      o,
      h,
      l,
      c,
      v: '1.50',
      qv: '2.250',
      m: '-0.01',
    };
    return { topic: 'realtimes', symbol: s, data: [item] };
  });
}

const sources: [name: string, frames: () => { symbol: string; data: Item[] }[]][] = [
  ['a generated feed', generated],
  ...globSync('*.jsonl', { cwd: folder }).map((file): (typeof sources)[number] => [
    file,
    () => recorded(file),
  ]),
];

function fieldsOf(ticker: Ticker | undefined) {
  if (!ticker) return '';
  const { symbol, open, high, low, close, volume, quoteVolume, range } = ticker;
  return [symbol, open, high, low, close, volume, quoteVolume, range].join(' ');
}

it.each(sources)('shows the last frame of every symbol of %s unchanged', async (_, read) => {
  const frames = read();
  const last = new Map(frames.map(({ symbol, data }) => [symbol, data[0] as Item]));
  const server = await createQuoteServer();
  const socket = createQuoteSocket({ url: server.url, WebSocket });
  try {
    for (const symbol of last.keys()) socket.subscribe(symbol, () => undefined);
    await server.until(() => server.subscribed().length === last.size);
    for (const frame of frames) server.sendRaw(JSON.stringify(frame));
    const shown = () => [...last.keys()].map((symbol) => fieldsOf(socket.getSnapshot(symbol)));
    const expected = [...last.values()].map(({ s, o, h, l, c, v, qv, m }) =>
      [s, o, h, l, c, v, qv, m].join(' '),
    );
    await vi.waitFor(
      () => {
        expect(socket.stats.received).toBeGreaterThanOrEqual(frames.length);
        expect(shown()).toEqual(expected);
      },
      { timeout: 30_000 },
    );
    expect(socket.stats.rejected + socket.stats.malformed + socket.stats.outdated).toBe(0);
  } finally {
    socket.close();
    await server.stop();
  }
});
