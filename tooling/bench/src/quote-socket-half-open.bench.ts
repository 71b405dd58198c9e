import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { createQuoteSocket } from '@exchange/quote-socket';
import { WebSocket as ReconnectingWebSocket } from 'partysocket';
import { WebSocket, WebSocketServer } from 'ws';
import { median } from './median.ts';

/** Time limit of a round. */
const patienceMs = 60_000;
/** Longest time to replace the connection. */
const goalMs = 15_000;
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);

/** Opens a connection. Returns a function that closes it. */
type Open = (url: string) => () => void;

const openOurs: Open = (url) => {
  const socket = createQuoteSocket({ url, WebSocket });
  socket.connect();
  return () => {
    socket.close();
  };
};

const openTheirs: Open = (url) => {
  const socket = new ReconnectingWebSocket(url, [], { WebSocket });
  return () => {
    socket.close();
  };
};

/**
 * Measures the time until a client replaces a half-open connection. All rounds of both clients run at the same time,
 * because they mostly wait. A client that does not replace the connection counts as `patienceMs`.
 */
export async function bench() {
  console.log('\nquote-socket: time to replace a half-open connection');
  console.log(`  a TCP proxy that drops all data without closing; real time, median of ${rounds}`);
  const measureRounds = (open: Open) =>
    Promise.all(Array.from({ length: rounds }, (_, round) => measure(open, round)));
  const [ours, theirs] = await Promise.all([measureRounds(openOurs), measureRounds(openTheirs)]);
  console.log(`  quote-socket ${seconds(median(ours))}, worst ${seconds(Math.max(...ours))}`);
  console.log(`  partysocket  ${seconds(median(theirs))}, worst ${seconds(Math.max(...theirs))}`);
  const isBound = median(theirs) === patienceMs;
  const ratio = (median(ours) / median(theirs)).toFixed(2);
  console.log(`  of partysocket's: ${ratio}×${isBound ? ' at most' : ''}`);
  const isMet = Math.max(...ours) <= goalMs;
  console.log(`  goal: ${goalMs / 1_000} s at most in each round, ${isMet ? 'met' : 'missed'}`);
}

function seconds(ms: number): string {
  return ms === patienceMs ? `not within ${patienceMs / 1_000} s` : `${(ms / 1_000).toFixed(1)} s`;
}

/**
 * Returns the time from the network failure to a new open connection in ms, or `patienceMs` if none opens. In each
 * round, the failure happens at a different point between two heartbeats.
 */
async function measure(open: Open, round: number): Promise<number> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  // Send frames continuously. After the failure, they no longer arrive.
  const feed = setInterval(() => {
    for (const client of server.clients) client.send('{"topic":"realtimes"}');
  }, 500);
  const { port } = server.address() as AddressInfo;
  const proxy = await startProxy(port);
  const close = open(`ws://127.0.0.1:${proxy.port}/`);
  try {
    await once(server, 'connection');
    // Let the connection work for a while before the failure, as is typical.
    await new Promise((resolve) => setTimeout(resolve, 6_000 + (round * 1_000) / rounds));
    proxy.breakConnections();
    const start = performance.now();
    await once(server, 'connection', { signal: AbortSignal.timeout(patienceMs) });
    return performance.now() - start;
  } catch (error) {
    if ((error as Error).name !== 'AbortError') throw error;
    return patienceMs;
  } finally {
    close();
    clearInterval(feed);
    proxy.close();
    server.close();
  }
}

/** Starts a TCP proxy. After `breakConnections`, its open connections drop all data. Later ones work. */
async function startProxy(targetPort: number) {
  const sockets = new Set<Socket>();
  let isBroken = false;
  const proxy = createServer((client) => {
    const target = connect(targetPort, '127.0.0.1');
    const isNew = isBroken;
    const forward = (from: Socket, to: Socket) => {
      sockets.add(from);
      from.on('data', (data) => {
        if (!isBroken || isNew) to.write(data);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    };
    forward(client, target);
    forward(target, client);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    port: (proxy.address() as AddressInfo).port,
    breakConnections() {
      isBroken = true;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}
