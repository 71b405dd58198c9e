import { createSandbox } from '@apps/sandbox';
import { chromiumPath, launchChromium } from '@tooling/vitest/chromium';
import { slowDown, slowPhone } from './page-shell/loading.ts';
const site = await createSandbox({ siteFolder: '../../apps/task-center/out', translationsFolder: '../../apps/task-center/release' });
const browser = await launchChromium([], { executablePath: chromiumPath() });
const variants: Record<string,string> = {
  none: '',
  width: '.language-menu .x-menu-popup{inline-size:240px!important}',
  auto: '.language-menu .x-menu-popup{inline-size:240px!important} .language-menu .x-menu-item{content-visibility:auto;contain-intrinsic-block-size:44px}',
};
const out: Record<string, number[]> = {};
for (let i = 0; i < 5; i++) for (const [name, css] of Object.entries(variants)) {
  const context = await browser.newContext({ viewport: slowPhone.viewport });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const durations: unknown[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => { for (const e of list.getEntries() as any[]) if (e.interactionId > 0) durations.push([e.duration, e.processingEnd - e.processingStart]); }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as never);
  });
  await page.goto(site.url + '/en/task-center');
  if (css) await page.addStyleTag({ content: css }).catch((e) => console.log(e.message));
  const target = page.locator('footer .language-menu button');
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(2000);
  await slowDown(await context.newCDPSession(page));
  await target.click();
  await page.waitForTimeout(1000);
  const d = await page.evaluate(() => (window as any).durations);
  (out[name] ??= []).push(Math.max(16, ...d.map((x: number[]) => x[0])));
  console.log(name, JSON.stringify(d));
  await context.close();
}
for (const [n, l] of Object.entries(out)) console.log(n, l.sort((a, b) => a - b));
await browser.close(); await site.close();
