import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from '../command.ts';
import { openPage } from './openPage.ts';
import { serveFolder, serveSources } from './serve.ts';
import { repository } from '../publicPackages.ts';

export const examplesFolder = join(repository, 'examples');

/**
 * Returns the folder with all files of an example. `second-exchange-next` takes most of them from
 * `second-exchange`.
 */
export function exampleSource(name: string): string {
  return name === 'second-exchange-next'
    ? join(repository, 'packages/create-site/template/next')
    : join(examplesFolder, name);
}

interface Page {
  /** Page to open. A path that starts with `/` is served by Vite. Any other path is opened as a file. */
  open: string;
  /** Name of a button to press first. */
  press?: string;
  /** Name of a button in the page's iframe to press first. */
  pressInFrame?: string;
  /** Text that the page must show. */
  shows: string;
}

interface Example {
  /** Program that runs in the background while the other programs run and the pages are open. */
  server?: string;
  /** Folder of a static site that the build writes. Without it, Vite serves the pages. */
  site?: string;
  pages?: readonly Page[];
}

const pagesOfSecondExchange: readonly Page[] = [
  { open: '/', shows: 'Bitcoin' },
  { open: '/account?app', press: 'Log in', shows: 'Ada' },
  { open: '/ar/rewards', shows: 'المكافآت' },
];

/**
 * Pages and server programs of folders in `examples`. A folder without an entry has only programs,
 * `*.mts`, or pages that `uiSites.test.ts` opens.
 */
export const examples: Readonly<Record<string, Example>> = {
  'api-client': { pages: [{ open: '/', shows: 'Ada' }] },
  'app-bridge': {
    pages: [
      { open: 'page.html', shows: '3.6.1 is the newer one' },
      { open: 'global.html', shows: 'function' },
      { open: '/', press: 'Open in the app', shows: 'missing' },
    ],
  },
  claim: { pages: [{ open: '/', press: 'Claim', shows: 'The reward is sold out.' }] },
  cookbook: {
    pages: [
      { open: '/', press: 'Dark', shows: 'Theme: dark' },
      { open: '/date.html', shows: 'Orders since 2026-11-27' },
      { open: '/withdraw.html', press: 'Withdraw', shows: 'Choose a network.' },
    ],
  },
  'deeplink-mapper': { pages: [{ open: 'page.html', shows: 'exchangeapp://open/kyc' }] },
  'i18n-loader': { pages: [{ open: '/', shows: 'Yeni görevler' }] },
  'other-libraries': {
    pages: [
      { open: '/', press: 'Deposit', shows: 'From a wallet' },
      { open: '/period.html', press: 'Calendar', shows: '15' },
    ],
  },
  migration: { pages: [{ open: '/', press: 'Withdraw', shows: 'Ethereum' }] },
  'quote-socket': {
    server: 'server.mts',
    pages: [
      { open: '/', shows: '97000.10 open fresh' },
      { open: '/tabs.html', shows: '97000.10' },
    ],
  },
  // The example's program page.mts writes page.html, here and in `ui`.
  'region-env': { pages: [{ open: 'page.html', shows: 'edition found' }] },
  'second-exchange': { pages: pagesOfSecondExchange },
  'second-exchange-next': { site: 'dist', pages: pagesOfSecondExchange },
  ui: {
    pages: [
      { open: '/', press: 'Claim reward', shows: 'Claiming…' },
      { open: 'page.html', shows: 'Markets' },
    ],
  },
  webview: {
    pages: [
      { open: '/', press: 'Verify my identity', shows: 'Continue in the browser (unavailable)' },
      { open: '/phone.html', pressInFrame: 'Verify my identity', shows: 'The app shows kyc' },
    ],
  },
};

/**
 * Runs an example in a copy of its folder with installed dependencies: first its scripts that check types and build,
 * then its programs, then its pages in Chromium.
 *
 * @throws Error if a script or program fails, if output differs from the comments in the code, or if a page does not
 *   show its text
 */
export async function runExample(
  folder: string,
  { server, site, pages = [] }: Example,
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
    for (const page of pages) await openExample(folder, page, site);
  } finally {
    background?.kill();
  }
}

async function startServer(folder: string, program: string) {
  const server = spawn('node', [program], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit').then(() => {
    throw new Error(`${program} ended before it printed anything: see its errors above.`);
  });
  // Killing the program at the end makes `ended` reject. This rejection is not a failure.
  ended.catch(() => undefined);
  const [output] = (await Promise.race([once(server.stdout, 'data'), ended])) as [Buffer];
  expectOutput(folder, program, output.toString());
  return server;
}

/** Returns the comments after `console.log(…)`. They are the expected output. */
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

async function openExample(
  folder: string,
  { open, shows, ...presses }: Page,
  site: string | undefined,
): Promise<void> {
  const selectors = [`text="${shows}" >> visible=true`];
  if (!open.startsWith('/')) {
    return openPage(pathToFileURL(join(folder, open)).href, selectors, presses);
  }
  const { origin, close } = await (site === undefined
    ? serveSources(folder)
    : serveFolder(join(folder, site)));
  try {
    await openPage(new URL(open, origin).href, selectors, presses);
  } finally {
    await close();
  }
}
