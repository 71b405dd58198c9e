import { createQuoteSocket } from '@exchange/quote-socket';
import { WebSocket as ReconnectingWebSocket } from 'partysocket';
import { WebSocket } from 'ws';
import { symbolsOf } from './feed.ts';
import { symbolCount, warmUpFrames } from './load.ts';

/** Result of a client at the end of the feed. */
export interface Outcome {
  /** User and system CPU time from the end of the warm-up to the last frame, in ms. */
  cpuMs: number;
  /** Number of frames in that time. */
  measured: number;
  /** Number of received frames. */
  consumed: number;
  /** Last price by symbol. */
  closes: Readonly<Record<string, string>>;
}

// Started as a separate process with `client.ts {way} {port}`. `way` is the client that consumes the feed.
const [way, port] = process.argv.slice(2);
const url = `ws://127.0.0.1:${port ?? ''}/`;
// Only the symbols: the garbage of a whole feed would be collected at a random time of the run, for one client more than for another.
const symbols = symbolsOf(symbolCount);
const closes = new Map<string, string>();
const end = '{"end":true}';
let consumed = 0;
let warmUp: { readonly cpu: NodeJS.CpuUsage; readonly frames: number } | undefined;

/** Call after each change of `consumed`. */
function endWarmUp() {
  if (consumed >= warmUpFrames) warmUp ??= { cpu: process.cpuUsage(), frames: consumed };
}

/** Counts a frame. Returns false for the end marker. The parent rejects a run that did not count all frames. */
function count(data: unknown): boolean {
  if (data === end) return false;
  consumed += 1;
  endWarmUp();
  return true;
}

function finish({ user, system } = process.cpuUsage(warmUp?.cpu)) {
  const outcome: Outcome = {
    cpuMs: (user + system) / 1_000,
    measured: consumed - (warmUp?.frames ?? 0),
    consumed,
    closes: Object.fromEntries(closes),
  };
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
  let timer: NodeJS.Timeout | undefined;
  socket.on('flush', () => {
    // The end marker is not a quote, so the socket counts it as ignored.
    consumed = socket.stats.received - socket.stats.ignored;
    endWarmUp();
    if (socket.stats.ignored === 0) return;
    // On a busy machine, a flush has several slices. Measures until the last one, after which there is a long pause.
    clearTimeout(timer);
    timer = setTimeout(finish, 1_500, process.cpuUsage(warmUp?.cpu));
  });
}

({ count: countOnly, partysocket, 'quote-socket': quoteSocket })[way as 'count']();
