import { existsSync, readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { basename, join } from 'node:path';
import { createSandbox } from '@apps/sandbox';
import { chromiumPath, launchChromium } from '@tooling/vitest/chromium';
import type { Browser } from 'playwright-core';
import { firstLoad, sum } from './page-shell/firstLoad.ts';
import { freePort } from '@tooling/vitest/freePort';
import { buildHelloWorld } from './page-shell/helloWorld.ts';
import { interactions, measureInteraction } from './page-shell/interactions.ts';
import { categories, judge, type Scores } from './page-shell/lighthouse.ts';
import { measureLoading, type Loading } from './page-shell/loading.ts';
import { printTable, type Line } from './page-shell/table.ts';
import { median } from './rounds.ts';

const taskCenter = join(import.meta.dirname, '../../../apps/task-center');
/** The site to measure: `SITE_FOLDER=temp/stock` is the build with Next's own client (`build:stock` of the app). */
const folder = join(taskCenter, process.env['SITE_FOLDER'] ?? 'out');
const hub = '/en/task-center';
const otherPages = {
  'My rewards': `${hub}/my-rewards`,
  'a task': `${hub}/task-detail?task-id=daily-trade`,
};
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const sites = ['ours', 'hello'] as const;
type BySite<T> = Record<(typeof sites)[number], T>;

/** Measures load times and sizes of the task centre's pages, compared with a minimal Next page. */
export async function bench() {
  if (!existsSync(folder)) throw new Error(`${folder} is not built: run pnpm build.`);
  using hello = buildHelloWorld();
  printSizes(folder, hello.folder);

  // This process serves both pages, each on its own origin.
  const [ourServer, helloServer] = await Promise.all([
    createSandbox({
      siteFolder: folder,
      siteHeaders: localHeaders(),
      translationsFolder: join(taskCenter, 'release'),
    }),
    createSandbox({ siteFolder: hello.folder }),
  ]);
  const urls = { ours: ourServer.url + hub, hello: `${helloServer.url}/task-center` };
  const port = await freePort();
  const browser = await launchChromium([`--remote-debugging-port=${port}`], {
    executablePath: chromiumPath(),
  });
  try {
    await printSpeed('the hub', browser, urls);
    for (const [name, path] of Object.entries(otherPages)) {
      await printSpeed(name, browser, { ...urls, ours: ourServer.url + path });
    }
    await printLighthouse(urls, port);
    await printInteractions(browser, ourServer.url);
  } finally {
    await browser.close();
    await Promise.all([ourServer.close(), helloServer.close()]);
  }
  console.log(`  machine load at the end: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} CPUs`);
}

/**
 * Returns the headers of the task centre's pages, which include the Content-Security-Policy. Omits `X-Robots-Tag`, which
 * production does not send.
 */
function localHeaders(): Record<string, string> {
  const file = readFileSync(join(taskCenter, 'out.headers.json'), 'utf8');
  const { local } = JSON.parse(file) as { local: Record<string, string> };
  return Object.fromEntries(Object.entries(local).filter(([name]) => name !== 'X-Robots-Tag'));
}

function printSizes(ourFolder: string, helloFolder: string): void {
  const ours = firstLoad(ourFolder, `${hub}/index.html`);
  const hello = firstLoad(helloFolder, 'task-center/index.html');
  printTable('page-shell: size of the hub, gzip', [
    {
      what: 'scripts in the HTML',
      ours: sum(ours.scripts) / 1000,
      hello: sum(hello.scripts) / 1000,
      unit: 'kB',
    },
    ...ours.scripts.map(({ name, bytes }) => ({
      what: `  ${basename(name)}`,
      ours: bytes / 1000,
      unit: 'kB',
    })),
    {
      what: 'HTML',
      ours: ours.html / 1000,
      hello: hello.html / 1000,
      goal: { max: 20 },
      unit: 'kB',
    },
    { what: 'inline CSS', ours: ours.inlineCss / 1000, goal: { max: 8 }, unit: 'kB' },
    { what: 'style sheets', ours: sum(ours.styleSheets) / 1000, unit: 'kB' },
  ]);
}

async function printSpeed(name: string, browser: Browser, urls: BySite<string>): Promise<void> {
  const runs = await alternate((site) => measureLoading(browser, urls[site]));
  const of = (site: keyof typeof runs, figure: keyof Loading) =>
    median(runs[site].map((run) => run[figure]));
  printTable(`page-shell: ${name}, slow 4G and a CPU 4 times slower, ${ofRounds}`, [
    {
      what: 'LCP',
      ours: of('ours', 'lcp'),
      hello: of('hello', 'lcp'),
      goal: { max: of('hello', 'lcp') + 120 },
      unit: 'ms',
    },
    {
      what: 'TBT',
      ours: of('ours', 'tbt'),
      hello: of('hello', 'tbt'),
      goal: { max: of('hello', 'tbt') + 60 },
      unit: 'ms',
    },
    { what: 'CLS', ours: of('ours', 'cls'), hello: of('hello', 'cls'), goal: { max: 0 } },
    {
      what: 'all scripts until the page is idle, compressed',
      ours: of('ours', 'scriptBytes') / 1000,
      hello: of('hello', 'scriptBytes') / 1000,
      goal: { max: 195 },
      unit: 'kB',
    },
  ]);
}

async function printLighthouse(urls: BySite<string>, port: number): Promise<void> {
  const runs = await alternate((site) => judge(urls[site], port));
  const of = (site: keyof typeof runs, figure: (scores: Scores) => number) =>
    median(runs[site].map(figure));
  const line = (what: string, figure: (scores: Scores) => number, rest: Partial<Line>): Line => ({
    what,
    ours: of('ours', figure),
    hello: of('hello', figure),
    ...rest,
  });
  printTable(`page-shell: Lighthouse, devtools throttling, ${ofRounds}`, [
    ...categories.map((category) =>
      line(category, ({ scores }) => scores[category], {
        goal: { min: category === 'performance' ? 96 : 100 },
      }),
    ),
    line('LCP', ({ lcp }) => lcp, {
      goal: { max: of('hello', ({ lcp }) => lcp) + 120 },
      unit: 'ms',
    }),
    line('TBT', ({ tbt }) => tbt, {
      goal: { max: of('hello', ({ tbt }) => tbt) + 60 },
      unit: 'ms',
    }),
    line('CLS', ({ cls }) => cls, { goal: { max: 0 } }),
  ]);
  const faults = new Set(runs.ours.flatMap((run) => run.faults));
  for (const fault of faults) console.log(`  score below 100 because of ${fault}`);
}

async function printInteractions(browser: Browser, site: string): Promise<void> {
  const lines: Line[] = [];
  for (const interaction of interactions) {
    const durations: number[] = [];
    for (let round = 0; round < rounds; round++) {
      durations.push(await measureInteraction(browser, site, interaction));
    }
    lines.push({
      what: interaction.what,
      ours: median(durations),
      goal: { max: 100 },
      unit: 'ms',
    });
  }
  printTable(`page-shell: INP on a CPU 4 times slower, ${ofRounds}`, lines);
}

const ofRounds = `median of ${rounds}`;

/** Measures both sites in each round. Rounds alternate which site comes first. */
async function alternate<T>(
  run: (site: (typeof sites)[number]) => Promise<T>,
): Promise<BySite<T[]>> {
  const figures: BySite<T[]> = { ours: [], hello: [] };
  for (let round = 0; round < rounds; round++) {
    for (const site of round % 2 === 0 ? sites : sites.toReversed()) {
      figures[site].push(await run(site));
    }
  }
  return figures;
}
