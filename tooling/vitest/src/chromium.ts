import { chromium, type Browser, type BrowserServer, type LaunchOptions } from 'playwright-core';
import { findProgram } from './program.ts';

/**
 * Returns the path of Chromium: `CHROMIUM_PATH`, or the first installed Chromium or Chrome.
 *
 * @throws Error with installation instructions if none is installed
 */
export function chromiumPath(): string {
  return findProgram({
    need: 'The browser tests need Chromium',
    variable: 'CHROMIUM_PATH',
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
    places: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ],
    install: 'Debian: apt-get install chromium',
  });
}

/** Starts headless Chromium with an empty profile and without background network requests. */
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
  return {
    ...options,
    executablePath: chromiumPath(),
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
