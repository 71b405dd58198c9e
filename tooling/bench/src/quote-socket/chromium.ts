import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { chromiumPath, launchChromium } from '@tooling/vitest/chromium';
import { build } from 'esbuild';
import { createFeed } from './feed.ts';
import type { PageOutcome } from './page.ts';
import { onCore, start } from './pinned.ts';
import { openUnwatched } from './unwatchedPage.ts';

/** Amount of quotes that the server sends to a page in one run. */
interface Load {
  readonly symbolCount: number;
  readonly framesPerSecond: number;
  /** Number of frames in the whole run. */
  readonly frameCount: number;
}

export const clients = ['count', 'quote-socket', 'partysocket', 'react-use-websocket'] as const;
export type Client = (typeof clients)[number];

/** Processor core that the browser runs on. The server runs on core 0. */
export const browserCore = 1;
/** Clients that must consume every frame. If they don't, the run is invalid. */
const complete: readonly Client[] = ['count', 'quote-socket'];
/** Time limit for the pages of other clients, in ms. After it, their figures cover only the frames consumed so far. */
const patienceMs = 30_000;
/** Time limit for the pages of `complete` clients, in ms. It is long enough for a busy machine. */
const completeMs = 120_000;

/** Measurements of one page. */
export interface Figures {
  /** Consumed frames divided by sent frames, from 0 to 1. */
  consumed: number;
  /** Seconds from the first frame to the last, or 0 if the page reached its time limit. The server sends for 8 s. */
  elapsed: number;
  /** CPU time that scripts take on the page's main thread per consumed frame, in µs. */
  script: number;
  /** React commits per second. */
  commits: number;
  /** 99th percentile of the ages of visible prices, in ms. */
  p99: number;
}

/** Opens the page of each client once per round. Returns the measurements by client. */
export async function measureInChromium(
  load: Load,
  rounds: number,
): Promise<Record<Client, Figures[]>> {
  const feed = createFeed(load.symbolCount, load.frameCount);
  const script = await bundle();
  const web = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : `<!doctype html><body>${hook}<script src=page.js></script>`);
  });
  web.listen(0, '127.0.0.1');
  await once(web, 'listening');
  const page = `http://127.0.0.1:${(web.address() as AddressInfo).port}/`;
  const { symbolCount, frameCount, framesPerSecond } = load;
  const server = start('server', [frameCount, symbolCount, framesPerSecond].map(String), 0);
  const [port] = (await once(server, 'message')) as [number];
  const figures: Record<Client, Figures[]> = {
    count: [],
    'quote-socket': [],
    partysocket: [],
    'react-use-websocket': [],
  };
  try {
    for (let round = 0; round < rounds; round++) {
      // Each round starts with another client.
      const start = round % clients.length;
      for (const client of [...clients.slice(start), ...clients.slice(0, start)]) {
        const url = `${page}#${[client, port, symbolCount, framesPerSecond].join(':')}`;
        const job = () => run(client, { url, last: feed.last, frameCount });
        figures[client].push(await onCore(browserCore, job));
      }
    }
  } finally {
    server.disconnect();
    web.close();
  }
  return figures;
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
    entryPoints: [`${import.meta.dirname}/page.ts`],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

async function run(
  client: Client,
  { url, last, frameCount }: { url: string; last: Feed; frameCount: number },
): Promise<Figures> {
  const browser = await launchChromium([], { executablePath: chromiumPath() });
  try {
    const page = await openUnwatched(browser);
    // Measure the CPU time of the page's thread, which excludes other programs.
    await page.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.send('Page.navigate', { url });
    const deadline = performance.now() + (complete.includes(client) ? completeMs : patienceMs);
    // A busy page evaluates expressions late, so check the deadline before each attempt.
    while (performance.now() < deadline && !(await page.evaluate('globalThis.outcome?.ended'))) {
      await setTimeout(100);
    }
    const [outcome, commits, now] = (await page.evaluate(
      '[outcome, commits, outcome.elapsedMs || performance.now()]',
    )) as [PageOutcome, number, number];
    const { metrics } = (await page.send('Performance.getMetrics')) as Metrics;
    const scriptSeconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
    const consumed = outcome.consumed / frameCount;
    if (consumed !== 1 && complete.includes(client)) {
      throw new Error(
        `${client} received ${outcome.consumed} of ${frameCount} frames, so the run is invalid. Run it again.`,
      );
    }
    if (client === 'quote-socket') {
      // The page shows the last prices after its next flush.
      await setTimeout(2_500);
      await page.evaluate(`(${String(checkRows)})(${JSON.stringify(last)})`);
    }
    const ages = outcome.ages.sort((a, b) => a - b);
    return {
      consumed,
      elapsed: outcome.elapsedMs / 1_000,
      script: (scriptSeconds * 1e6) / outcome.consumed,
      commits: (commits * 1_000) / now,
      p99: ages[Math.floor(ages.length * 0.99)] ?? 0,
    };
  } finally {
    await browser.close();
  }
}

interface Metrics {
  metrics: { name: string; value: number }[];
}

type Feed = Readonly<Record<string, string>>;

/** Throws unless every row shows its symbol's last price. This function runs in the page. */
function checkRows(last: Feed) {
  for (const row of document.querySelectorAll('[data-s]')) {
    const symbol = row.getAttribute('data-s') ?? '';
    if (row.textContent !== last[symbol]) throw new Error(`${symbol} ended with a wrong price`);
  }
}
