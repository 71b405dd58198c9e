import { it } from 'vitest';
import { openAsUser } from './support/openAsUser.ts';
import { screenIsThere } from './support/screens.ts';
import { serveTaskCenter } from './support/taskCenter.ts';

const site = serveTaskCenter();

it.each([[375, 'en'], [1440, 'en'], [375, 'ar-SA']] as const)('shoots %i %s', async (width, locale) => {
  const { page } = await openAsUser(site, { viewport: { width, height: 900 }, email: 'demo@brand.com' });
  const base = `${site.sandbox.url}/${locale}/task-center`;
  const shot = (name: string, fullPage = true) => page.screenshot({ path: `/tmp/shots/${name}-${width}-${locale}.png`, fullPage });
  await page.goto(`${base}/points`);
  await screenIsThere(page);
  await page.waitForTimeout(500);
  await shot('points');
  await page.locator('.offer button.x-button[data-variant=primary]').first().click();
  await page.waitForTimeout(400);
  await shot('buy', false);
  await page.locator('dialog[open] .x-modal-foot button').last().click();
  await page.waitForTimeout(1500);
  await shot('receipt', false);
  await page.goto(`${base}/my-rewards`);
  await screenIsThere(page);
  await page.waitForTimeout(500);
  await shot('rewards', false);
  await page.context().close();
});
