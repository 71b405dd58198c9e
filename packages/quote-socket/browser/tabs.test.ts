import { expect, it } from 'vitest';
import { sharedTabs } from './support/sharedTabs.ts';

const tabs = sharedTabs();

it('shares one connection between three tabs, and hands it over as tabs close', async () => {
  const a = await tabs.openTab('BTCUSDT', 'ETHUSDT');
  const b = await tabs.openTab('ETHUSDT', 'EOSUSDT');
  const c = await tabs.openTab('BTCUSDT', 'SUNUSDT');
  await tabs.server.until(tabs.isLive(1, ['BTCUSDT', 'ETHUSDT', 'EOSUSDT', 'SUNUSDT']));
  await tabs.publishTo(
    [
      [a, ['BTCUSDT', 'ETHUSDT']],
      [b, ['ETHUSDT', 'EOSUSDT']],
      [c, ['BTCUSDT', 'SUNUSDT']],
    ],
    1_000,
  );

  await a.close();
  await tabs.server.until(tabs.isLive(2, ['BTCUSDT', 'ETHUSDT', 'EOSUSDT', 'SUNUSDT']));
  await tabs.publishTo(
    [
      [b, ['ETHUSDT', 'EOSUSDT']],
      [c, ['BTCUSDT', 'SUNUSDT']],
    ],
    2_000,
  );

  // Navigating away removes a tab from the group, as closing it does.
  await b.goto('about:blank');
  await tabs.server.until(tabs.isLive(3, ['BTCUSDT', 'SUNUSDT']));
  await tabs.publishTo([[c, ['BTCUSDT', 'SUNUSDT']]], 3_000);

  const d = await tabs.openTab('BTCUSDT');
  await d.waitForFunction("close('BTCUSDT') === '3499.50'");
  expect(tabs.server.accepted).toBe(3);
});

it('hands the connection over when the process of a tab is killed', async () => {
  const a = await tabs.openTab('BTCUSDT');
  const b = await tabs.openTab('BTCUSDT', 'ETHUSDT');
  await tabs.crash(a);
  await tabs.server.until(tabs.isLive(2, ['BTCUSDT', 'ETHUSDT']));
  await tabs.publishTo([[b, ['BTCUSDT', 'ETHUSDT']]], 1_000);
});

it('restores a tab on back navigation', async () => {
  const a = await tabs.openTab('BTCUSDT');
  const b = await tabs.openTab('ETHUSDT');
  await a.goto('about:blank');
  await tabs.server.until(tabs.isLive(2, ['ETHUSDT']));
  await a.goBack();
  await tabs.server.until(tabs.isLive(2, ['BTCUSDT', 'ETHUSDT']));
  await a.waitForFunction("window.quotes?.status === 'open'");
  await tabs.publishTo(
    [
      [a, ['BTCUSDT']],
      [b, ['ETHUSDT']],
    ],
    1_000,
  );
});

it('opens one connection per tab if the browser lacks Web Locks', async () => {
  await tabs.context.addInitScript(
    "Object.defineProperty(navigator, 'locks', { value: undefined })",
  );
  await tabs.openTab('BTCUSDT');
  await tabs.openTab('BTCUSDT');
  expect(tabs.server.clients).toBe(2);
});

it('opens a connection of its own in a sandboxed frame, which may not use Web Locks', async () => {
  const page = await tabs.openTab('BTCUSDT');
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.src = location.href;
    document.body.append(frame);
  });
  await tabs.server.until(() => tabs.server.clients === 2);
  const [, frame] = page.frames();
  await frame!.waitForFunction("window.quotes?.status === 'open'");
  expect(tabs.server.accepted).toBe(2);
});
