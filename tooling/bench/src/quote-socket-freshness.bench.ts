import { loadavg } from 'node:os';
import { measureInChromium, ways, type Figures, type Way } from './quote-socket/chromium.ts';
import { pageLoad } from './quote-socket/load.ts';
import { median } from './rounds.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
/** CPU slowdown that simulates a mid-range phone. */
const throttle = 4;
const goals = { median: 150, worst: 1_000, cpu: 0.5 };

/**
 * Measures the age of 100 visible prices on a slow processor. The page receives 2,000 frames per second for eight
 * seconds.
 */
export async function bench() {
  const { symbolCount, framesPerSecond } = pageLoad;
  const { about, figures } = await measureInChromium(pageLoad, rounds, throttle);
  console.log(
    `\nfreshness of quotes in Chromium: ${symbolCount} rows, ${framesPerSecond} frames/s`,
  );
  console.log(`  ${about}; processor ${throttle} times slower, median of ${rounds}`);
  console.log(`  machine load ${loadavg()[0]?.toFixed(1)}`);
  console.log(`  ${''.padEnd(20)} consumed  script a frame  commits/s  median age  worst age`);
  const of = (way: Way, name: keyof Figures) => median(figures[way].map((row) => row[name]));
  for (const way of ways) {
    console.log(
      `  ${way.padEnd(20)} ${(100 * of(way, 'consumed')).toFixed(0).padStart(6)} %` +
        ` ${of(way, 'script').toFixed(1).padStart(12)} µs ${of(way, 'commits').toFixed(1).padStart(10)}` +
        ` ${of(way, 'median').toFixed(0).padStart(8)} ms ${of(way, 'worst').toFixed(0).padStart(7)} ms`,
    );
  }
  const above = (way: Way) => of(way, 'script') - of('count', 'script');
  const ours = 'quote-socket';
  for (const peer of ['partysocket', 'react-use-websocket'] as const) {
    const ratios = [
      `median age ${ratio(of(ours, 'median'), of(peer, 'median'))}`,
      `worst age ${ratio(of(ours, 'worst'), of(peer, 'worst'))}`,
      `script above counting ${ratio(above(ours), above(peer))}`,
    ];
    console.log(`  of ${peer}'s: ${ratios.join(', ')}`);
  }
  verdict('median age, ms', of(ours, 'median'), goals.median);
  verdict('worst age, ms', of(ours, 'worst'), goals.worst);
  verdict("script above counting, of partysocket's", above(ours) / above('partysocket'), goals.cpu);
}

function ratio(ours: number, theirs: number): string {
  return `${(ours / theirs).toFixed(2)}×`;
}

function verdict(what: string, figure: number, goal: number) {
  const rounded = figure < 10 ? figure.toFixed(2) : figure.toFixed(0);
  console.log(`  goal: ${what} ${goal} at most, ${figure <= goal ? 'met' : 'missed'} (${rounded})`);
}
