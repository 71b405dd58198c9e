import { loadavg } from 'node:os';
import {
  browserCore,
  measureInChromium,
  ways,
  type Figures,
  type Way,
} from './quote-socket/chromium.ts';
import { canPin } from './quote-socket/pinned.ts';
import { median } from './median.ts';

/** 500 symbols with 20 quotes per second each, for eight seconds. */
const heavyLoad = { symbolCount: 500, framesPerSecond: 10_000, frameCount: 80_000 };
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);

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
  const of = (way: Way, name: keyof Figures) => median(figures[way].map((row) => row[name]));
  for (const way of ways) {
    console.log(
      `  ${way.padEnd(20)} ${(100 * of(way, 'consumed')).toFixed(0).padStart(6)} %` +
        ` ${of(way, 'elapsed').toFixed(1).padStart(6)} s` +
        ` ${of(way, 'script').toFixed(1).padStart(12)} µs ${of(way, 'commits').toFixed(1).padStart(10)}` +
        ` ${of(way, 'p99').toFixed(0).padStart(6)} ms`,
    );
  }
  const share = (name: keyof Figures, beside: Way) => of('quote-socket', name) / of(beside, name);
  verdict('script', share('script', 'partysocket'), 1 / 8, 'partysocket');
  verdict('script', share('script', 'react-use-websocket'), 1 / 15, 'react-use-websocket');
  verdict('commits', share('commits', 'react-use-websocket'), 1 / 100, 'react-use-websocket');
  verdict('p99 age', share('p99', 'partysocket'), 1 / 4, 'partysocket');
}

function verdict(what: string, ratio: number, goal: number, beside: string) {
  console.log(
    `  goal: ${what} 1/${(1 / goal).toFixed(0)} of ${beside}'s at most,` +
      ` ${ratio <= goal ? 'met' : 'missed'} (1/${(1 / ratio).toFixed(1)})`,
  );
}
