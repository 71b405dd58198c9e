import { createQuoteSocket } from '@exchange/quote-socket';
import { WebSocket as ReconnectingWebSocket } from 'partysocket';
import { WebSocket } from 'ws';
import { createFeed } from './feed.ts';
import { frameCount, symbolCount } from './load.ts';

/** Result of a client at the end of the feed. */
export interface Outcome {
  /** User and system CPU time from the first frame to the last, in ms. */
  cpuMs: number;
  /** Number of received frames. */
  consumed: number;
  /** Whether the client has the exact last price of every symbol. */
  right: boolean;
}

// Started as a separate process with `client.ts {way} {port}`. `way` is the client that consumes the feed.
const [way, port] = process.argv.slice(2);
const url = `ws://127.0.0.1:${port ?? ''}/`;
const { symbols, last } = createFeed(symbolCount, frameCount);
const closes = new Map<string, string>();
const end = '{"end":true}';
let consumed = 0;
let before: NodeJS.CpuUsage | undefined;

/** Counts a frame. Returns false for the end marker. The parent rejects a run that did not count all frames. */
function count(data: unknown): boolean {
  before ??= process.cpuUsage();
  if (data === end) return false;
  consumed += 1;
  return true;
}

function finish() {
  const { user, system } = process.cpuUsage(before);
  const right = way === 'count' || symbols.every((symbol) => closes.get(symbol) === last[symbol]);
  const outcome: Outcome = { cpuMs: (user + system) / 1_000, consumed, right };
  process.send?.(outcome, () => process.exit());
}

function countOnly() {
  const socket = new WebSocket(url);
  socket.onmessage = ({ data }) => {
    if (!count(data)) finish();
  };
}

function partysocket() {
  const socket = new ReconnectingWebSocket(url, [], { WebSocket });
  socket.onmessage = ({ data }: { data: unknown }) => {
    if (!count(data)) {
      finish();
      return;
    }
    const { data: items } = JSON.parse(data as string) as { data: { s: string; c: string }[] };
    for (const { s, c } of items) closes.set(s, c);
  };
}

function quoteSocket() {
  const socket = createQuoteSocket({ url, WebSocket });
  for (const symbol of symbols) {
    socket.subscribe(symbol, ({ close }) => closes.set(symbol, close));
  }
  // The end marker is not a quote, so the socket counts it as ignored. Frames arrive in order, so the flush after the
  // end marker contains the last prices.
  socket.on('flush', () => {
    before ??= process.cpuUsage();
    consumed = socket.stats.received - socket.stats.ignored;
    if (socket.stats.ignored > 0) finish();
  });
}

({ count: countOnly, partysocket, 'quote-socket': quoteSocket })[way as 'count']();
