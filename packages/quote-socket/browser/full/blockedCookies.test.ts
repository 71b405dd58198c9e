import { launchFirefox } from '@tooling/vitest/firefox';
import { expect, it } from 'vitest';
import { sharedTabs } from '../support/sharedTabs.ts';

/** Blocks all cookies and site data, as the strictest setting of Firefox does. */
const tabs = sharedTabs(() => launchFirefox({ 'network.cookie.cookieBehavior': 2 }));

it('opens a connection per tab in Firefox if cookies are blocked', async () => {
  const a = await tabs.openTab('BTCUSDT');
  const isBlocked = await a.evaluate(() => {
    try {
      new BroadcastChannel('any').close();
      return false;
    } catch {
      return true;
    }
  });
  expect(isBlocked).toBe(true);
  const b = await tabs.openTab('BTCUSDT');
  expect(tabs.server.clients).toBe(2);
  await tabs.publishTo(
    [
      [a, ['BTCUSDT']],
      [b, ['BTCUSDT']],
    ],
    1_000,
  );
});
