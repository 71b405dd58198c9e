import { existsSync, readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '@apps/sandbox';
import { chromiumPath, launchChromium } from '@tooling/vitest/chromium';
import { freePort } from '@tooling/vitest/freePort';
import lighthouse from 'lighthouse';
import { buildHelloWorld } from './buildHelloWorld.ts';
import { median } from './median.ts';

const taskCenter = join(import.meta.dirname, '../../../apps/task-center');
/** The site to measure: `SITE_FOLDER=temp/stock` is the build with Next's own client (`build:stock` of the app). */
const folder = join(taskCenter, process.env['SITE_FOLDER'] ?? 'out');
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Figures of one load by Lighthouse: scores from 0 to 100, times in ms, and the compressed size of all scripts. */
type Figures = Record<(typeof categories)[number] | 'LCP' | 'TBT' | 'CLS' | 'scripts, kB', number>;

/** Limits of a figure. Those of times depend on the hello-world page. */
const goals: Record<keyof Figures, (hello: number) => { min?: number; max?: number }> = {
  performance: () => ({ min: 96 }),
  accessibility: () => ({ min: 100 }),
  'best-practices': () => ({ min: 100 }),
  seo: () => ({ min: 100 }),
  LCP: (hello) => ({ max: hello + 120 }),
  TBT: (hello) => ({ max: hello + 60 }),
  CLS: () => ({ max: 0 }),
  'scripts, kB': () => ({ max: 195 }),
};

/** Loads pages of the task centre and a minimal Next page with Lighthouse's phone profile, in turns. */
export async function bench() {
  if (!existsSync(folder)) throw new Error(`${folder} is not built: run pnpm build.`);
  using hello = buildHelloWorld();
  // This process serves both sites, each on its own origin.
  const [site, helloSite] = await Promise.all([
    createSandbox({
      siteFolder: folder,
      siteHeaders: localHeaders(),
      translationsFolder: join(taskCenter, 'release'),
    }),
    createSandbox({ siteFolder: hello.folder }),
  ]);
  const hub = `${site.url}/en/task-center`;
  const pages = [
    { name: 'hello world', url: `${helloSite.url}/task-center`, loads: [] as Figures[] },
    { name: 'hub', url: hub, loads: [] as Figures[] },
    { name: 'My rewards', url: `${hub}/my-rewards`, loads: [] as Figures[] },
    { name: 'a task', url: `${hub}/task-detail?task-id=daily-trade`, loads: [] as Figures[] },
  ] as const;
  const port = await freePort();
  const browser = await launchChromium([`--remote-debugging-port=${port}`], {
    executablePath: chromiumPath(),
  });
  try {
    for (let round = 0; round < rounds; round++) {
      const first = round % pages.length;
      for (const page of [...pages.slice(first), ...pages.slice(0, first)]) {
        const { figures, faults } = await load(page.url, port);
        page.loads.push(figures);
        if (page.name !== 'hello world') for (const fault of faults) console.log(`  ${fault}`);
      }
    }
  } finally {
    await browser.close();
    await Promise.all([site.close(), helloSite.close()]);
  }
  const [helloPage, ...ourPages] = pages;
  for (const { name, loads } of ourPages) {
    console.log(`\npage-shell: ${name}, Lighthouse with devtools throttling, median of ${rounds}`);
    // Of these pages, only the hub may be indexed.
    const { seo, ...others } = verdicts(loads, helloPage.loads);
    console.table(name === 'hub' ? { seo, ...others } : others);
  }
  console.log(`  machine load at the end: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} CPUs`);
}

/**
 * Returns the headers of the task centre's pages, which include the Content-Security-Policy. Omits
 * `X-Robots-Tag`, which production does not send.
 */
function localHeaders(): Record<string, string> {
  const file = readFileSync(join(taskCenter, 'out.headers.json'), 'utf8');
  const { local } = JSON.parse(file) as { local: Record<string, string> };
  return Object.fromEntries(Object.entries(local).filter(([name]) => name !== 'X-Robots-Tag'));
}

/**
 * Runs Lighthouse for a page, in the browser whose debugging port is `port`.
 *
 * @returns `faults`: the audits that lowered a score other than that of performance
 * @throws Error if Lighthouse cannot load the page
 */
async function load(url: string, port: number): Promise<{ figures: Figures; faults: string[] }> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    throttlingMethod: 'devtools',
    onlyCategories: [...categories],
  });
  if (result === undefined || result.lhr.runtimeError) {
    throw new Error(`Lighthouse failed for ${url}: ${result?.lhr.runtimeError?.message}`);
  }
  const { audits, categories: judged } = result.lhr;
  const faults = categories
    .slice(1)
    .flatMap((category) =>
      (judged[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${url}, ${category}: ${audits[id]?.title}`),
    );
  const score = (category: string) => Math.round(100 * (judged[category]?.score ?? 0));
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const figures = {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    LCP: Math.round(number('largest-contentful-paint')),
    TBT: Math.round(number('total-blocking-time')),
    CLS: number('cumulative-layout-shift'),
    'scripts, kB': scriptBytes(audits['network-requests']?.details) / 1000,
  };
  return { figures, faults };
}

function scriptBytes(details: unknown): number {
  const { items } = details as { items: { resourceType: string; transferSize: number }[] };
  return items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}

/** Returns a row per figure: the medians of both pages, the goal, and whether ours meets it. */
function verdicts(ours: readonly Figures[], hello: readonly Figures[]) {
  return Object.fromEntries(
    Object.entries(goals).map(([name, goalBeside]) => {
      const of = (loads: readonly Figures[]) =>
        median(loads.map((figures) => figures[name as keyof Figures]));
      const { min = -Infinity, max = Infinity } = goalBeside(of(hello));
      const goal = min > -Infinity ? `≥ ${min}` : `≤ ${max}`;
      const isMet = of(ours) >= min && of(ours) <= max;
      return [name, { ours: of(ours), hello: of(hello), goal, met: isMet }];
    }),
  );
}
