import { join } from 'node:path';
import { firefox, type Browser } from 'playwright-core';
import { findProgram } from './findProgram.ts';

/**
 * Returns the path of Firefox: `FIREFOX_PATH`, or the first installed Firefox.
 *
 * @throws Error with installation instructions if none is installed
 */
export function firefoxPath(): string {
  return findProgram({
    need: 'The browser tests need Firefox',
    variable: 'FIREFOX_PATH',
    names: ['firefox-esr', 'firefox'],
    places: [
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ],
    install: 'Debian: apt-get install firefox-esr',
  });
}

/**
 * Starts headless Firefox with an empty profile. Playwright drives it over WebDriver BiDi.
 *
 * @param preferences - preferences of the profile, by name, such as `network.cookie.cookieBehavior`
 */
export function launchFirefox(
  preferences: Record<string, string | number | boolean> = {},
): Promise<Browser> {
  return firefox.launch({
    channel: 'moz-firefox',
    executablePath: join(import.meta.dirname, 'firefoxRelay.ts'),
    env: { ...process.env, FIREFOX_PATH: firefoxPath() },
    firefoxUserPrefs: {
      'app.update.enabled': false,
      'browser.shell.checkDefaultBrowser': false,
      'datareporting.policy.dataSubmissionEnabled': false,
      'network.captive-portal-service.enabled': false,
      'network.connectivity-service.enabled': false,
      'services.settings.server': 'data:,',
      'toolkit.telemetry.reportingpolicy.firstRun': false,
      ...preferences,
    },
  });
}
