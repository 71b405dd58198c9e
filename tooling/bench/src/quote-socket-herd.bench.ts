import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import type { ConnectionChange } from './quote-socket/herd.ts';
import { start } from './quote-socket/pinned.ts';
import { median } from './median.ts';

const libraries = ['quote-socket', 'partysocket'] as const;
const clients = 200;
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
/** Time before the server's restart, in ms. After 5 s, both clients treat the connection as stable. */
const uptimeMs = 6_000;

type Library = (typeof libraries)[number];

interface Figures {
  /** 99th percentile of the time from the server's restart to a client's reconnection, in ms. */
  p99: number;
  /** Maximum number of connections that the server accepted within 100 ms. */
  peak: number;
}

/** Measures how many connections per 100 ms 200 clients open to a restarting server, and when they reconnect. */
export async function bench() {
  const figures: Record<Library, Figures[]> = { 'quote-socket': [], partysocket: [] };
  for (let round = 0; round < rounds; round++) {
    // Each round starts with the other library.
    for (const library of round % 2 === 0 ? libraries : libraries.toReversed()) {
      figures[library].push(await run(library));
    }
  }
  console.log(`\nquote-socket, the herd: ${clients} clients of a server that restarts`);
  console.log(`  real TCP on one machine, all clients in one process; median of ${rounds}`);
  console.log(`  ${''.padEnd(14)} p99 reconnect  peak accepts/100 ms`);
  const medianOf = (library: Library, figure: keyof Figures) =>
    median(figures[library].map((row) => row[figure]));
  const ratioOf = (figure: keyof Figures) =>
    medianOf('quote-socket', figure) / medianOf('partysocket', figure);
  for (const library of libraries) {
    const p99 = medianOf(library, 'p99').toFixed(0).padStart(10);
    const peak = medianOf(library, 'peak').toFixed(0).padStart(20);
    console.log(`  ${library.padEnd(14)} ${p99} ms ${peak}`);
  }
  printGoal('p99 reconnect', ratioOf('p99'), 0.75);
  printGoal('peak accepts', ratioOf('peak'), 0.65);
}

function printGoal(figure: string, ratio: number, goal: number) {
  const outcome = ratio <= goal ? 'met' : 'missed';
  console.log(
    `  goal: ${figure} ${goal} of partysocket's at most, ${outcome} (${ratio.toFixed(2)})`,
  );
}

async function run(library: Library): Promise<Figures> {
  const accepts: number[] = [];
  let server = await listen(0, accepts);
  const { port } = server.http.address() as AddressInfo;
  const herd = start('herd', [library, String(port), String(clients)], 1);
  const openSince = new Map<number, number>();
  herd.on('message', ({ client, open, at }: ConnectionChange) => {
    if (open) openSince.set(client, at);
    else openSince.delete(client);
  });
  const waitUntil = async (condition: () => boolean) => {
    while (!condition()) await once(herd, 'message');
  };
  try {
    await waitUntil(() => openSince.size === clients);
    await new Promise((resolve) => setTimeout(resolve, uptimeMs));
    await server.stop();
    const down = Date.now();
    accepts.length = 0;
    server = await listen(port, accepts);
    await waitUntil(
      () => openSince.size === clients && [...openSince.values()].every((at) => at > down),
    );
    const times = [...openSince.values()].map((at) => at - down).sort((a, b) => a - b);
    return { p99: times[Math.ceil(clients * 0.99) - 1] ?? 0, peak: peakOf(accepts) };
  } finally {
    herd.disconnect();
    await server.stop();
  }
}

async function listen(
  port: number,
  accepts: number[],
): Promise<{ http: Server; stop(): Promise<void> }> {
  const http = createServer();
  const sockets = new WebSocketServer({ server: http });
  sockets.on('connection', () => accepts.push(performance.now()));
  http.listen(port, '127.0.0.1', 1_024);
  await once(http, 'listening');
  return {
    http,
    async stop() {
      if (!http.listening) return;
      for (const client of sockets.clients) client.terminate();
      sockets.close();
      http.close();
      http.closeAllConnections();
      await once(http, 'close');
    },
  };
}

/** Returns the maximum number of sorted times in any window of 100 ms. */
function peakOf(times: readonly number[]): number {
  let first = 0;
  let peak = 0;
  for (const [index, time] of times.entries()) {
    while (time - (times[first] ?? 0) >= 100) first++;
    peak = Math.max(peak, index - first + 1);
  }
  return peak;
}
