import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createServer } from 'vite';
import { run } from '../command.ts';
import { openPage } from './openPage.ts';
import { repository } from '../published/publicPackages.ts';

export const examplesFolder = join(repository, 'examples');

interface Page {
  /** Paths that start with `/` are served by Vite. Others are opened as files. */
  open: string;
  /** Name of a button to press first. */
  press?: string;
  /** Text that the page must show. */
  shows: string;
}

interface Example {
  /** Program that runs in the background of the other programs and the pages. */
  server?: string;
  pages?: readonly Page[];
}

/** Pages and servers of each folder in `examples`. Other `*.mts` programs need no entry. */
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
  // Written by its program page.mts. The same applies to page.html of ui.
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
 * Runs an example in a copy of its folder with installed dependencies: its scripts for types and build, its
 * programs, and its pages in Chromium.
 *
 * @throws Error if one fails, or its output differs from its comments, or a page does not show its text
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
    throw new Error(`${program} ended before it printed anything: see its errors above.`);
  });
  // The program is killed at the end, which must not count as a failure.
  ended.catch(() => undefined);
  const [output] = (await Promise.race([once(server.stdout, 'data'), ended])) as [Buffer];
  expectOutput(folder, program, output.toString());
  return server;
}

/** Returns the lines in the comments behind `console.log(…)`, which are the expected output. */
function promisedLines(code: string): string[] {
  return [...code.matchAll(/console\.log\(.*\)[;,] \/\/ (.+)$/gm)].map(([, line = '']) => line);
}

function expectOutput(folder: string, program: string, output: string): void {
  const promised = promisedLines(readFileSync(join(folder, program), 'utf8')).join('\n');
  if (output.trim() !== promised) {
    throw new Error(
      `${program} prints "${output.trim()}". Expected from its comments: "${promised}".`,
    );
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
