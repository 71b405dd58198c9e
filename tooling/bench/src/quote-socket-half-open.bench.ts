import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { createQuoteSocket } from '@exchange/quote-socket';
import { WebSocket as ReconnectingWebSocket } from 'partysocket';
import { WebSocket, WebSocketServer } from 'ws';

const patienceMs = 60_000;
const goalMs = 15_000;

/** Measures the time until a client replaces a half-open connection. Runs in real time. */
export async function bench() {
  console.log('\nquote-socket: time to replace a half-open connection');
  console.log(`  a TCP proxy that drops all data without closing; real time, one round`);
  const [ours, theirs] = await Promise.all([
    measure((url) => {
      const socket = createQuoteSocket({ url, WebSocket });
      socket.connect();
      return () => {
        socket.close();
      };
    }),
    measure((url) => {
      const socket = new ReconnectingWebSocket(url, [], { WebSocket });
      return () => {
        socket.close();
      };
    }),
  ]);
  console.log(`  quote-socket ${told(ours)}`);
  console.log(`  partysocket  ${told(theirs)}`);
  const isMet = ours !== undefined && ours <= goalMs;
  console.log(`  goal: ${goalMs / 1_000} s at most, ${isMet ? 'met' : 'missed'}`);
}

function told(ms: number | undefined): string {
  return ms === undefined ? `not within ${patienceMs / 1_000} s` : `${(ms / 1_000).toFixed(1)} s`;
}

/** Returns the ms from the failure to a new open connection, or undefined if there is none. */
async function measure(open: (url: string) => () => void): Promise<number | undefined> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  // A continuous feed, which stops with the failure.
  const feed = setInterval(() => {
    for (const client of server.clients) client.send('{"topic":"realtimes"}');
  }, 500);
  const { port } = server.address() as AddressInfo;
  const ends = new Set<Socket>();
  let isHole = false;
  const proxy = createServer((client) => {
    const target = connect(port, '127.0.0.1');
    // Connections after the failure work.
    const isWhole = isHole;
    for (const [from, to] of [
      [client, target],
      [target, client],
    ] as const) {
      ends.add(from);
      from.on('data', (data) => {
        if (!isHole || isWhole) to.write(data);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const close = open(`ws://127.0.0.1:${(proxy.address() as AddressInfo).port}/`);
  try {
    await once(server, 'connection');
    // The connection has been open for a while, as is typical.
    await new Promise((resolve) => setTimeout(resolve, 6_000));
    isHole = true;
    const start = performance.now();
    await once(server, 'connection', { signal: AbortSignal.timeout(patienceMs) });
    return performance.now() - start;
  } catch (error) {
    if ((error as Error).name !== 'AbortError') throw error;
    return undefined;
  } finally {
    close();
    clearInterval(feed);
    for (const end of ends) end.destroy();
    proxy.close();
    server.close();
  }
}
