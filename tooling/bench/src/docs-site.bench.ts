import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { chromiumPath, launchChromium } from '@tooling/vitest/chromium';
import { freePort } from '@tooling/vitest/freePort';
import { categories, judge, type Scores } from './page-shell/lighthouse.ts';
import { printTable } from './page-shell/table.ts';
import { median } from './rounds.ts';

const docs = join(import.meta.dirname, '../../../apps/docs');
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);

/** One page of each kind: home page, guide, component page and live demo. */
const paths = ['/', '/packages/quote-socket/guide/', '/components/button/', '/explore/hosts/'];

/** Measures the built documentation site with Lighthouse. */
export async function bench() {
  using site = await serveDocs();
  const port = await freePort();
  const browser = await launchChromium([`--remote-debugging-port=${port}`], {
    executablePath: chromiumPath(),
  });
  try {
    for (const path of paths) {
      const runs: Scores[] = [];
      for (let round = 0; round < rounds; round++) {
        runs.push(await judge(site.origin + path, port));
      }
      printScores(path, runs);
    }
  } finally {
    await browser.close();
  }
  console.log(`  machine load at the end: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} CPUs`);
}

function printScores(path: string, runs: readonly Scores[]): void {
  const of = (figure: (scores: Scores) => number) => median(runs.map(figure));
  printTable(`docs-site: Lighthouse of ${path}, devtools throttling, median of ${rounds}`, [
    ...categories.map((category) => ({
      what: category,
      ours: of(({ scores }) => scores[category]),
      goal: { min: category === 'performance' ? 95 : 100 },
    })),
    { what: 'LCP', ours: of(({ lcp }) => lcp), unit: 'ms' },
    { what: 'TBT', ours: of(({ tbt }) => tbt), unit: 'ms' },
    { what: 'CLS', ours: of(({ cls }) => cls), goal: { max: 0 } },
  ]);
  for (const fault of new Set(runs.flatMap(({ faults }) => faults))) {
    console.log(`  score below 100 because of ${fault}`);
  }
}

/** Serves the built site as `pnpm run docs` does, on a free port. */
async function serveDocs(): Promise<Disposable & { origin: string }> {
  const server = spawn('node', [join(docs, 'build/serve.ts')], {
    env: { ...process.env, PORT: String(await freePort()) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit').then(() => {
    throw new Error('The documentation site is not built: run pnpm run docs.');
  });
  // Disposing kills the server, so `ended` rejects. This rejection is not a failure.
  ended.catch(() => undefined);
  const [output] = (await Promise.race([once(server.stdout, 'data'), ended])) as [Buffer];
  const [origin] = /http:\/\/[\w.:]+/.exec(output.toString()) ?? [];
  if (origin === undefined) throw new Error(`The server printed no address: ${output.toString()}`);
  return { origin, [Symbol.dispose]: () => void server.kill() };
}
