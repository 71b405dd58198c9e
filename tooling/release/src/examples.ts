import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createServer } from 'vite';
import { run } from './command.ts';
import { openPage } from './openPage.ts';
import { repository } from './publicPackages.ts';

export const examplesFolder = join(repository, 'examples');

interface Page {
  /** A path that starts with `/` is served by Vite; any other is a file that is opened directly. */
  open: string;
  /** The button to press first. */
  press?: string;
  /** The text that the page shows then. */
  shows: string;
}

interface Example {
  /** A program that keeps running while the other programs and the pages do. */
  server?: string;
  pages?: readonly Page[];
}

/** How each folder of `examples` is run, besides its programs (`*.mts`). */
export const examples: Readonly<Record<string, Example>> = {
  'api-client': { pages: [{ open: '/', shows: 'Ada' }] },
  'app-bridge': {
    pages: [
      { open: 'page.html', shows: '3.6.1 is the newer one' },
      { open: 'global.html', shows: 'function' },
      { open: '/', press: 'Open in the app', shows: 'missing' },
    ],
  },
  'deeplink-mapper': { pages: [{ open: 'page.html', shows: 'exchangeapp://open/kyc' }] },
  'i18n-loader': { pages: [{ open: '/', shows: 'Yeni görevler' }] },
  'quote-socket': {
    server: 'server.mts',
    pages: [
      { open: '/', shows: '97000.10 open fresh' },
      { open: '/tabs.html', shows: '97000.10' },
    ],
  },
  // Its program page.mts writes this page, as that of ui does.
  'region-env': { pages: [{ open: 'page.html', shows: 'edition found' }] },
  ui: {
    pages: [
      { open: '/', press: 'Claim reward', shows: 'Claiming…' },
      { open: '/promise.html', shows: 'Claim' },
      { open: 'page.html', shows: 'Markets' },
    ],
  },
};

/**
 * Runs an example in a copy of its folder where its dependencies are installed: its scripts for types and
 * build, its programs, and its pages in Chromium.
 *
 * @throws Error if one fails, prints other lines than its comments promise, or shows another text
 */
export async function runExample(
  folder: string,
  { server, pages = [] }: Example,
  log: string,
): Promise<void> {
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };
  const options = { cwd: folder, env, log };
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  for (const script of Object.keys(scripts).filter((name) => name !== 'dev')) {
    await run('node', ['--run', script], options);
  }
  const background = server === undefined ? undefined : await startServer(folder, server);
  try {
    const programs = globSync('*.mts', { cwd: folder }).filter((file) => file !== server);
    for (const program of programs.sort()) {
      expectOutput(folder, program, await run('node', [program], options));
    }
    for (const page of pages) await openExample(folder, page);
  } finally {
    background?.kill();
  }
}

async function startServer(folder: string, program: string) {
  const server = spawn('node', [program], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit').then(() => {
    throw new Error(`${program} ended before it printed anything.`);
  });
  // The program is killed at the end, which is no failure.
  ended.catch(() => undefined);
  const [output] = (await Promise.race([once(server.stdout, 'data'), ended])) as [Buffer];
  expectOutput(folder, program, output.toString());
  return server;
}

/** The lines that a program promises in the comments behind its `console.log(…)`. */
function promisedLines(code: string): string[] {
  return [...code.matchAll(/console\.log\(.*\)[;,] \/\/ (.+)$/gm)].map(([, line = '']) => line);
}

function expectOutput(folder: string, program: string, output: string): void {
  const promised = promisedLines(readFileSync(join(folder, program), 'utf8')).join('\n');
  if (output.trim() !== promised) {
    throw new Error(`${program} prints "${output.trim()}". Its comments promise "${promised}".`);
  }
}

async function openExample(folder: string, { open, press, shows }: Page): Promise<void> {
  const selectors = [`text="${shows}" >> visible=true`];
  if (!open.startsWith('/')) {
    return openPage(pathToFileURL(join(folder, open)).href, selectors, { press });
  }
  const vite = await createServer({ root: folder, logLevel: 'error', server: { port: 0 } });
  try {
    await vite.listen();
    const [origin = ''] = vite.resolvedUrls?.local ?? [];
    await openPage(new URL(open, origin).href, selectors, { press });
  } finally {
    await vite.close();
  }
}
