import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser, type LaunchOptions } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const places = [
  ...(process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name))),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The Chromium of this machine: `CHROMIUM_PATH`, else the first one found.
 *
 * @throws Error that says what to install when there is none.
 */
export function chromiumPath(): string {
  const named = process.env['CHROMIUM_PATH'];
  const found = named === undefined ? places.find(isExecutable) : named;
  if (found === undefined || !isExecutable(found)) {
    throw new Error(
      `The browser tests need a Chromium${named ? `, and CHROMIUM_PATH (${named}) is none` : ''}. ` +
        'Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to its program.',
    );
  }
  return found;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Starts it headless, quiet (it asks the network for nothing by itself) and with an empty profile. */
export function launchChromium(
  extraArguments: readonly string[] = [],
  options: LaunchOptions = {},
): Promise<Browser> {
  return chromium.launch({
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
  });
}
