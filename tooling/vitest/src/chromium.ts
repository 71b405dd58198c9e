import { chromium, type Browser, type BrowserServer, type LaunchOptions } from 'playwright-core';
import { findProgram } from './findProgram.ts';

const chromiums = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/**
 * Returns the path of Chromium: `CHROMIUM_PATH`, or the first installed Chromium or Chrome.
 *
 * @throws Error with installation instructions if none is installed
 */
export function chromiumPath(): string {
  return findChromium(chromiums);
}

/**
 * Returns the path of Chromium's headless shell, or of Chromium if `CHROMIUM_PATH` is set or the
 * shell is not installed. The shell has the same engine but no browser windows, so tests need less
 * processor time (decision 28). It draws some text differently.
 *
 * @throws Error with installation instructions if none is installed
 */
export function headlessShellPath(): string {
  return findChromium(['chromium-headless-shell', ...chromiums]);
}

function findChromium(names: readonly string[]): string {
  return findProgram({
    need: 'The browser tests need Chromium',
    variable: 'CHROMIUM_PATH',
    names,
    places: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ],
    install: 'Debian: apt-get install chromium',
  });
}

/**
 * Starts headless Chromium with an empty profile and without background network requests. For screenshots and
 * measurements, pass `executablePath: chromiumPath()`, because the default is the headless shell. With the environment
 * variable `HEADED=true`, shows the window and waits 250 ms before each step, so that a developer can watch a test.
 */
export function launchChromium(
  extraArguments: readonly string[] = [],
  options: LaunchOptions = {},
): Promise<Browser> {
  return chromium.launch(launchOptions(extraArguments, options));
}

/** Starts one Chromium that several test files share. They connect to its `wsEndpoint()`. */
export function launchChromiumServer(
  extraArguments: readonly string[] = [],
  options: LaunchOptions = {},
): Promise<BrowserServer> {
  return chromium.launchServer(launchOptions(extraArguments, options));
}

function launchOptions(extraArguments: readonly string[], options: LaunchOptions): LaunchOptions {
  const headed = process.env['HEADED'] === 'true';
  return {
    executablePath: headed ? chromiumPath() : headlessShellPath(),
    headless: !headed,
    slowMo: headed ? 250 : 0,
    ...options,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...extraArguments,
    ],
  };
}
