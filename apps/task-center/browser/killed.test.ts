import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchChromium } from '@tooling/vitest/chromium';
import { expect, it, onTestFinished } from 'vitest';
import { openAsUser } from './support/openAsUser.ts';
import { pageListens } from './support/pageListens.ts';
import { runSandboxProgram } from './support/sandboxProgram.ts';
import { arm } from './support/taskCenter.ts';
import { changeSandbox } from './support/changeSandbox.ts';

const api = '/x-api/task-center/v1';

it.each(['request', 'answer'] as const)(
  'claims once if the exchange is killed during a claim, before the %s',
  async (stage) => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'sandbox-'));
    const browser = await launchChromium();
    let sandbox = await runSandboxProgram(0, dataFolder);
    onTestFinished(async () => {
      await browser.close();
      await sandbox.close();
      rmSync(dataFolder, { recursive: true, force: true });
    });

    const email = 'killed@example.com';
    const { page } = await openAsUser({ browser, sandbox }, { email });
    await changeSandbox(sandbox, 'act', { user: email, kind: 'kyc' });
    await changeSandbox(sandbox, 'act', { user: email, kind: 'trade', amount: '100' });
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (!request.url().includes(`${api}/claim?`)) return;
      keys.push(request.headers()['idempotency-key']);
    });
    await page.clock.install();
    await page.goto(`${sandbox.url}/en/task-center/task-detail?task-id=daily-trade&rule-index=0`);
    const claim = page.locator('.detail__action').getByRole('button', { name: /^Claim/ });
    const claimed = page.locator('.detail__states').getByText('Claimed', { exact: true });
    const points = async () => {
      const answer = await page.request.get(`${sandbox.url}${api}/home`);
      return ((await answer.json()) as { result: { totals: { points: string } } }).result.totals
        .points;
    };
    await claim.waitFor();
    await pageListens(sandbox);

    // The fault lasts until the sandbox process is killed.
    await arm(sandbox, {
      method: 'POST',
      path: `${api}/claim`,
      fault: { type: 'hang', at: stage },
    });
    await claim.click();
    if (stage === 'answer') await expect.poll(points).toBe('20');
    else await expect.poll(() => keys.length).toBe(1);
    await sandbox.close();
    await page.getByText('Your request may have gone through').first().waitFor();

    sandbox = await runSandboxProgram(sandbox.port, dataFolder);
    // A claim that did not reach the exchange needs a second press. One that did is shown after the reconnect.
    if (stage === 'request') await claim.click();
    // Skips the page's delay before it reconnects, which grows with each failure up to a minute.
    const isClaimed = async () => {
      await page.clock.fastForward(10_000);
      return claimed.isVisible();
    };
    await expect.poll(isClaimed, { timeout: 30_000 }).toBe(true);
    expect(await claim.count()).toBe(0);
    expect(await points()).toBe('20');
    expect(keys).toHaveLength(stage === 'request' ? 2 : 1);
    expect(new Set(keys).size).toBe(1);
  },
);
