import { loadavg } from 'node:os';
import {
  browserCore,
  clients,
  measureInChromium,
  type Client,
  type Figures,
} from './quote-socket/chromium.ts';
import { canPin } from './quote-socket/pinned.ts';
import { median } from './median.ts';

/** 500 symbols with 20 quotes per second each, for eight seconds. */
const heavyLoad = { symbolCount: 500, framesPerSecond: 10_000, frameCount: 80_000 };
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);

/** Figures of quote-socket that are smaller than those of another client, by at least a factor. */
const goals: readonly { figure: keyof Figures; name: string; than: Client; factor: number }[] = [
  { figure: 'script', name: 'script', than: 'partysocket', factor: 8 },
  { figure: 'script', name: 'script', than: 'react-use-websocket', factor: 15 },
  { figure: 'commits', name: 'commits', than: 'react-use-websocket', factor: 100 },
  { figure: 'p99', name: 'p99 age', than: 'partysocket', factor: 4 },
];

/**
 * Measures the CPU cost of a page with 500 rows of quotes, which receives 10,000 frames per second
 * for eight seconds.
 */
export async function bench() {
  const { symbolCount, frameCount, framesPerSecond } = heavyLoad;
  const figures = await measureInChromium(heavyLoad, rounds);
  console.log(`\nquote-socket in Chromium: ${symbolCount} rows, ${framesPerSecond} frames/s`);
  console.log(`  synthetic prices; ${frameCount} frames, median of ${rounds}`);
  console.log('  real: browser, React, rows, socket; simulated: all symbols change at once');
  const place = canPin(browserCore) ? `on core ${browserCore}, the server on core 0` : 'not pinned';
  console.log(`  the browser is ${place}; machine load ${loadavg()[0]?.toFixed(1)}`);
  console.log(`  ${''.padEnd(20)} consumed   took  script a frame  commits/s  p99 age`);
  const medianOf = (client: Client, figure: keyof Figures) =>
    median(figures[client].map((row) => row[figure]));
  for (const client of clients) {
    const consumed = (100 * medianOf(client, 'consumed')).toFixed(0).padStart(6);
    const elapsed = medianOf(client, 'elapsed').toFixed(1).padStart(6);
    const script = medianOf(client, 'script').toFixed(1).padStart(12);
    const commits = medianOf(client, 'commits').toFixed(1).padStart(10);
    const p99 = medianOf(client, 'p99').toFixed(0).padStart(6);
    console.log(
      `  ${client.padEnd(20)} ${consumed} % ${elapsed} s ${script} µs ${commits} ${p99} ms`,
    );
  }
  for (const { figure, name, than, factor } of goals) {
    const reached = medianOf(than, figure) / medianOf('quote-socket', figure);
    const outcome = reached >= factor ? 'met' : 'missed';
    console.log(
      `  goal: ${name} 1/${factor} of ${than}'s at most, ${outcome} (1/${reached.toFixed(1)})`,
    );
  }
}
