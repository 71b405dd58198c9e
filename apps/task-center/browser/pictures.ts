import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createSandbox, type Sandbox } from '@apps/sandbox';
import { nextFrame } from '@tooling/testing/layoutShift';
import { chromiumPath, launchChromium } from '@tooling/vitest/chromium';
import type { Browser, Page } from 'playwright-core';
import { contactSheet, type Picture } from './support/contactSheet.ts';
import type { Visit } from './support/logIn.ts';
import { visitors } from './support/pictureVisitors.ts';
import { screenIsThere, screens } from './support/screens.ts';
import { siteHeaders } from './support/siteHeaders.ts';

// `pnpm pictures`: takes screenshots of the built site's screens, in `reports/pictures`. `index.html` shows all of
// them. Filters take lists: `pnpm pictures --screen hub,invite --visitor active --locale en --device phone`.

const app = join(import.meta.dirname, '..');
const folder = join(app, 'reports/pictures');

const devices = { phone: { width: 375, height: 812 }, desktop: { width: 1280, height: 900 } };

const all = {
  screen: screens.map(nameOf),
  visitor: Object.keys(visitors),
  locale: ['en', 'ar-SA', 'ja-JP', 'de'],
  device: Object.keys(devices) as (keyof typeof devices)[],
  theme: ['dark', 'light'] as const,
};

const { values: chosen } = parseArgs({
  options: {
    screen: { type: 'string' },
    visitor: { type: 'string' },
    locale: { type: 'string' },
    device: { type: 'string' },
    theme: { type: 'string' },
    help: { type: 'boolean' },
  },
});
if (chosen.help) {
  for (const [name, values] of Object.entries(all))
    process.stdout.write(`--${name} ${values.join(',')}\n`);
  process.exit();
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const pictures: Picture[] = [];

const sandbox = await createSandbox({
  siteFolder: join(app, 'out'),
  translationsFolder: join(app, 'release'),
  siteHeaders: siteHeaders().local,
});
const browser = await launchChromium([], { executablePath: chromiumPath() });

for (const visitor of select('visitor')) {
  const visit = await visitors[visitor]?.(browser, sandbox);
  for (const locale of select('locale'))
    await takeAll({ browser, sandbox, visitor, visit, locale });
}

await browser.close();
await sandbox.close();
writeFileSync(join(folder, 'index.html'), contactSheet(pictures));
process.stdout.write(`${pictures.length} pictures: ${join(folder, 'index.html')}\n`);

/** Takes screenshots of the selected screens as one visitor, in one language. Loads each screen once. */
async function takeAll({
  browser,
  sandbox,
  visitor,
  visit,
  locale,
}: {
  browser: Browser;
  sandbox: Sandbox;
  visitor: string;
  visit: Visit | undefined;
  locale: string;
}): Promise<void> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    // Allows the style element that `renderAll` adds.
    bypassCSP: true,
    ...(visit ? { storageState: { cookies: visit.cookies, origins: [] } } : {}),
  });
  const page = await context.newPage();
  await page.addInitScript((id) => {
    if (id !== null) localStorage.setItem('exchange:user-id', id);
  }, visit?.userId ?? null);
  const wanted = select('screen');
  for (const path of screens.filter((path) => wanted.includes(nameOf(path)))) {
    await page.goto(`${sandbox.url}/${locale}/task-center${path}`);
    await screenIsThere(page);
    for (const device of select('device')) {
      await page.setViewportSize(devices[device]);
      for (const theme of select('theme')) {
        await page.emulateMedia({ colorScheme: theme });
        await renderAll(page);
        const screen = nameOf(path);
        const file = `${[screen, visitor, locale, device, theme].join('-')}.png`;
        await page.screenshot({ path: join(folder, file), fullPage: true });
        pictures.push({ file, screen, visitor, locale, device, theme });
      }
    }
  }
  await context.close();
}

/** Renders the whole page. Otherwise, content far from the viewport is not rendered, and images load lazily. */
async function renderAll(page: Page): Promise<void> {
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  const { height } = page.viewportSize()!;
  for (let top = 0; top < (await heightOf(page)); top += height) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await nextFrame(page);
  }
  await page.evaluate(() => scrollTo(0, 0));
  // Does not wait for lazy images in collapsed sections, which browsers never load.
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || !image.checkVisibility()),
  );
  await nextFrame(page);
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

/** Name of a screen, such as `reward-detail`. */
function nameOf(path: string): string {
  return /[\w-]+/.exec(path)?.[0] ?? 'hub';
}

/** Returns the values of a filter. Throws if a value does not exist. */
function select<Name extends keyof typeof all>(name: Name): readonly (typeof all)[Name][number][] {
  const known: readonly string[] = all[name];
  const wanted = chosen[name]?.split(',') ?? known;
  const wrong = wanted.find((each) => !known.includes(each));
  if (wrong !== undefined) {
    throw new Error(`Unknown ${name} "${wrong}": use ${known.join(', ')}.`);
  }
  return wanted;
}
