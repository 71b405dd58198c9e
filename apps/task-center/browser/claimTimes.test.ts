import { afterEach, expect, it } from 'vitest';
import { claimButton, openAsTrader, silence, stateBadge } from './support/claimPage.ts';
import { openAsUser } from './support/openAsUser.ts';
import { serveTaskCenter } from './support/taskCenter.ts';
import { changeSandbox } from './support/changeSandbox.ts';

const site = serveTaskCenter();
const dayMs = 86_400_000;

afterEach(async () => {
  await changeSandbox(site.sandbox, 'clock', { offsetMs: 0 });
});

it('updates the task state when the claim deadline passes while the page is open', async () => {
  const email = 'late@example.com';
  const { page } = await openAsTrader(site, email);
  await claimButton(page).waitFor();
  // The reward is claimable until the end of tomorrow, so skip two days. The sandbox sends the page an event with
  // the new time.
  await changeSandbox(site.sandbox, 'clock', { offsetMs: 2 * dayMs });
  await claimButton(page).waitFor({ state: 'detached' });
  await stateBadge(page, 'To do').waitFor();
});

it('rejects a claim after the deadline and shows the current state', async () => {
  const { page } = await openAsTrader(site, 'too.late@example.com');
  await claimButton(page).waitFor();
  await using _silence = await silence(site);
  await changeSandbox(site.sandbox, 'clock', { offsetMs: 3 * dayMs });
  await claimButton(page).click();
  await page.getByText('This is no longer available.').first().waitFor();
  await stateBadge(page, 'To do').waitFor();
});

it.each([dayMs, -dayMs])(
  'counts down in server time on a device whose clock is %d ms off',
  async (off) => {
    const email = `clock${off}@example.com`;
    const { page } = await openAsUser(site, { email });
    await changeSandbox(site.sandbox, 'act', { user: email, kind: 'kyc' });
    await page.clock.install({ time: Date.now() + off });
    await page.goto(
      `${site.sandbox.url}/en/task-center/task-detail?task-id=daily-convert&rule-index=0`,
    );
    const countdown = page.locator('.detail__states .deadline');
    await countdown.waitFor();
    const left = dayMs - (Date.now() % dayMs);
    const hours = Math.floor(left / 3_600_000);
    await expect
      .poll(async () => (await countdown.textContent())?.replace(/[\u2066\u2069]/g, ''))
      .toMatch(new RegExp(hours === 0 ? 'm .*left' : `^${hours}h `));
    await stateBadge(page, 'To do').waitFor();
  },
);
