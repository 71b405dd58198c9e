import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { launchChromium } from '@tooling/vitest/chromium';
import { build } from 'esbuild';
import { createFeed } from './quote-socket/feed.ts';
import { browserFrameCount, framesPerSecond, symbolCount } from './quote-socket/load.ts';
import type { PageOutcome } from './quote-socket/page.ts';
import { canPin, onCore, start } from './quote-socket/pinned.ts';
import { openUnwatched } from './quote-socket/unwatchedPage.ts';
import { median } from './rounds.ts';

const ways = ['count', 'quote-socket', 'partysocket', 'react-use-websocket'] as const;
type Way = (typeof ways)[number];
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
/** Core of the browser. The server runs on core 0. */
const browserCore = 1;
/** Clients that must consume every frame. Otherwise the run is invalid. */
const complete: readonly Way[] = ['count', 'quote-socket'];
/** Time limit for other pages. Their figures then cover only the consumed frames. */
const patienceMs = 30_000;
/** In ms, for a busy machine. */
const completeMs = 120_000;

interface Figures {
  /** Share of consumed frames, 0 to 1. */
  consumed: number;
  /** Seconds from the first frame to the last, or 0 after the time limit. The server sends for eight seconds. */
  elapsed: number;
  /** CPU time of scripts in the page's thread per consumed frame, in µs. */
  script: number;
  /** React commits per second. */
  commits: number;
  /** 99th percentile of the age of visible prices, in ms. */
  age: number;
}

/** Measures the cost of 500 rows of quotes for a page: 10,000 frames per second for eight seconds. */
export async function bench() {
  const feed = createFeed(symbolCount, browserFrameCount);
  const script = await bundle();
  const web = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : `<!doctype html><body>${hook}<script src=page.js></script>`);
  });
  web.listen(0, '127.0.0.1');
  await once(web, 'listening');
  const page = `http://127.0.0.1:${(web.address() as AddressInfo).port}/`;
  const server = start('server', [String(browserFrameCount)], 0);
  const [port] = (await once(server, 'message')) as [number];
  const figures = Object.fromEntries(ways.map((way) => [way, [] as Figures[]]));
  try {
    for (let round = 0; round < rounds; round++) {
      for (let turn = 0; turn < ways.length; turn++) {
        const way = ways[(turn + round) % ways.length] as Way;
        const url = `${page}#${way}:${port}`;
        figures[way]?.push(await onCore(browserCore, () => run(way, url, feed.last)));
      }
    }
  } finally {
    server.disconnect();
    web.close();
  }
  console.log(`\nquote-socket in Chromium: ${symbolCount} rows, ${framesPerSecond} frames/s`);
  console.log(`  ${feed.about}; ${browserFrameCount} frames, median of ${rounds}`);
  console.log('  real: browser, React, rows, socket; simulated: all symbols change at once');
  const place = canPin(browserCore) ? `on core ${browserCore}, the server on core 0` : 'not pinned';
  console.log(`  the browser is ${place}; machine load ${loadavg()[0]?.toFixed(1)}`);
  console.log(`  ${''.padEnd(20)} consumed   took  script a frame  commits/s  p99 age`);
  for (const way of ways) {
    const of = (name: keyof Figures) => median((figures[way] ?? []).map((row) => row[name]));
    console.log(
      `  ${way.padEnd(20)} ${(100 * of('consumed')).toFixed(0).padStart(6)} %` +
        ` ${of('elapsed').toFixed(1).padStart(6)} s` +
        ` ${of('script').toFixed(1).padStart(12)} µs ${of('commits').toFixed(1).padStart(10)}` +
        ` ${of('age').toFixed(0).padStart(6)} ms`,
    );
  }
  const share = (name: keyof Figures, of: Way) =>
    median((figures['quote-socket'] ?? []).map((row) => row[name])) /
    median((figures[of] ?? []).map((row) => row[name]));
  verdict('script', share('script', 'partysocket'), 1 / 8, 'partysocket');
  verdict('script', share('script', 'react-use-websocket'), 1 / 15, 'react-use-websocket');
  verdict('commits', share('commits', 'react-use-websocket'), 1 / 100, 'react-use-websocket');
  verdict('p99 age', share('age', 'partysocket'), 1 / 4, 'partysocket');
}

function verdict(what: string, ratio: number, goal: number, beside: string) {
  console.log(
    `  goal: ${what} 1/${(1 / goal).toFixed(0)} of ${beside}'s at most,` +
      ` ${ratio <= goal ? 'met' : 'missed'} (1/${(1 / ratio).toFixed(1)})`,
  );
}

/** A replacement for React's developer tools that counts commits. */
const hook = `<script>
  var commits = 0;
  var __REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true, inject: () => 1, checkDCE() {}, onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {}, onCommitFiberRoot() { commits++; },
  };
</script>`;

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${import.meta.dirname}/quote-socket/page.ts`],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

async function run(way: Way, url: string, last: Feed): Promise<Figures> {
  const browser = await launchChromium();
  try {
    const page = await openUnwatched(browser);
    // CPU time of the thread, without other programs on the machine.
    await page.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.send('Page.navigate', { url });
    const deadline = performance.now() + (complete.includes(way) ? completeMs : patienceMs);
    // A busy page responds late.
    while (performance.now() < deadline && !(await page.evaluate('globalThis.outcome?.ended'))) {
      await setTimeout(100);
    }
    const [outcome, commits, now] = (await page.evaluate(
      '[outcome, commits, outcome.elapsedMs || performance.now()]',
    )) as [PageOutcome, number, number];
    const { metrics } = (await page.send('Performance.getMetrics')) as Metrics;
    const scriptSeconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
    const consumed = outcome.consumed / browserFrameCount;
    if (consumed !== 1 && complete.includes(way)) {
      throw new Error(
        `${way} took ${outcome.consumed} of ${browserFrameCount}: the run is invalid`,
      );
    }
    if (way === 'quote-socket') {
      await setTimeout(2_500);
      await page.evaluate(`(${String(checkRows)})(${JSON.stringify(last)})`);
    }
    const ages = outcome.ages.sort((a, b) => a - b);
    return {
      consumed,
      elapsed: outcome.elapsedMs / 1_000,
      script: (scriptSeconds * 1e6) / outcome.consumed,
      commits: (commits * 1_000) / now,
      age: ages[Math.floor(ages.length * 0.99)] ?? 0,
    };
  } finally {
    await browser.close();
  }
}

interface Metrics {
  metrics: { name: string; value: number }[];
}

type Feed = Readonly<Record<string, string>>;

/** Runs in the page. */
function checkRows(last: Feed) {
  for (const row of document.querySelectorAll('[data-s]')) {
    const symbol = row.getAttribute('data-s') ?? '';
    if (row.textContent !== last[symbol]) throw new Error(`${symbol} ended with a wrong price`);
  }
}
