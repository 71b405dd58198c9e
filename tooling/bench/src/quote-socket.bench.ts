import { once } from 'node:events';
import { isDeepStrictEqual } from 'node:util';
import { createFeed, type Feed } from './quote-socket/feed.ts';
import type { Outcome } from './quote-socket/client.ts';
import { frameCount, framesPerSecond, symbolCount, warmUpFrames } from './quote-socket/load.ts';
import { start } from './quote-socket/pinned.ts';
import { median } from './rounds.ts';

const ways = ['count', 'quote-socket', 'partysocket'] as const;
const rounds = 5;

/** Measures a client's CPU time per frame in Node, minus that of a `ws` client that only receives and counts frames. */
export async function bench() {
  const { about, last } = createFeed(symbolCount, frameCount);
  console.log(`\nquote-socket: client CPU per frame above a socket that only counts`);
  console.log(
    `  ${about}; ${frameCount} frames at ${framesPerSecond}/s, the first ${warmUpFrames} not measured, ${rounds} rounds`,
  );
  const server = start('server', [frameCount, symbolCount, framesPerSecond].map(String), 0);
  const [port] = (await once(server, 'message')) as [number];
  const figures = { count: [], 'quote-socket': [], partysocket: [] } as Record<string, number[]>;
  try {
    for (let round = 0; round < rounds; round++) {
      for (let turn = 0; turn < ways.length; turn++) {
        const way = ways[(turn + round) % ways.length] as string;
        figures[way]?.push(await run(way, port, last));
      }
    }
  } finally {
    server.disconnect();
  }
  const [count = 0, ours = 0, party = 0] = ways.map((way) => median(figures[way] ?? []));
  print('a socket that only counts', count);
  print('quote-socket, above that', ours - count);
  print('partysocket + JSON.parse, above that', party - count);
  const ratio = (ours - count) / (party - count);
  const verdict = ratio <= 0.7 ? 'met' : 'missed';
  console.log(`  goal: 0.7 of partysocket's at most, ${verdict} (${ratio.toFixed(2)})`);
}

/** Runs a client in its own process and returns its CPU time per frame, in µs. */
async function run(way: string, port: number, last: Feed['last']): Promise<number> {
  const client = start('client', [way, String(port)], 1);
  const [outcome] = (await once(client, 'message')) as [Outcome];
  const right = way === 'count' || isDeepStrictEqual(outcome.closes, last);
  if (outcome.consumed !== frameCount || !right) {
    throw new Error(
      `${way} received ${outcome.consumed} of ${frameCount} frames, so the run is invalid. Run it again.`,
    );
  }
  return (outcome.cpuMs * 1_000) / outcome.measured;
}

function print(what: string, microseconds: number) {
  console.log(`  ${what.padEnd(36)} ${microseconds.toFixed(2).padStart(6)} µs`);
}
