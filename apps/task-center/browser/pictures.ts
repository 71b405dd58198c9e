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
import { pathOnEdition, pictureWindows } from './support/pictureWindows.ts';
import { screenIsThere, screens } from './support/screens.ts';
import { siteHeaders } from '../build/site.ts';

// `pnpm pictures`: takes screenshots of the built site's screens and windows, in `reports/pictures`. `index.html` shows
// all of them. Filters take lists: `pnpm pictures --screen hub,invite --visitor active --locale en --device phone`.

const app = join(import.meta.dirname, '..');
const folder = join(app, 'reports/pictures');

const devices = {
  phone: { width: 375, height: 812 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 900 },
};

/** Editions that offer the languages that the default edition does not offer. */
const editions: Readonly<Record<string, string>> = { de: 'eu' };

const all = {
  screen: [...screens.map(nameOf), ...Object.keys(pictureWindows)],
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
  for (const isEu of [false, true]) {
    const locales = select('locale').filter((locale) => (editions[locale] === 'eu') === isEu);
    if (locales.length === 0) continue;
    const visit = await visitors[visitor]?.({ browser, sandbox, isEu });
    for (const locale of locales) await takeAll({ browser, sandbox, visitor, visit, locale });
  }
}

await browser.close();
await sandbox.close();
writeFileSync(join(folder, 'index.html'), contactSheet(pictures));
process.stdout.write(`${pictures.length} pictures: ${join(folder, 'index.html')}\n`);

/** Takes screenshots of the selected screens and windows as one visitor, in one language. */
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
    // A service worker would respond before the routes of the windows.
    serviceWorkers: 'block',
    // Allows the style element that `renderAll` adds.
    bypassCSP: true,
    ...(visit ? { storageState: { cookies: visit.cookies, origins: [] } } : {}),
  });
  await context.addInitScript((id) => {
    if (id !== null) localStorage.setItem('exchange:user-id', id);
    // Answers the question about analytics, which would cover the middle of a picture of the whole page.
    localStorage.setItem('exchange:analytics', 'refused 1');
  }, visit?.userId ?? null);
  const addressOf = (path: string) => {
    const address = new URL(`${sandbox.url}/${locale}/task-center${path}`);
    const edition = editions[locale];
    if (edition !== undefined) address.searchParams.set('edition', edition);
    return address.href;
  };
  const selectedScreens = select('screen');
  /** The page of the account's first reward. Accounts without one show that the page is not found. */
  const rewardAddress = async () => {
    await page.goto(addressOf('/my-rewards'));
    await screenIsThere(page);
    const links = page.locator('main a[href*="/reward-detail"]');
    return links.evaluateAll(
      ([first], path) => (first instanceof HTMLAnchorElement ? first.href : path),
      addressOf('/reward-detail?reward-id=7'),
    );
  };
  const page = await context.newPage();
  for (const path of screens.filter((path) => selectedScreens.includes(nameOf(path)))) {
    const screen = nameOf(path);
    // Opens the page again on each device, because some lists choose their length when they open.
    for (const device of select('device')) {
      await page.setViewportSize(devices[device]);
      await page.goto(screen === 'reward-detail' ? await rewardAddress() : addressOf(path));
      await screenIsThere(page);
      await takeLooks(page, { screen, visitor, locale, device, isFullPage: true });
    }
  }
  for (const [screen, window] of Object.entries(pictureWindows)) {
    if (!selectedScreens.includes(screen) || window.visitor !== visitor) continue;
    // Opens the window again on each device, because a visitor's window does not change its size.
    for (const device of select('device')) {
      if (window.device !== undefined && window.device !== device) continue;
      const page = await context.newPage();
      await page.setViewportSize(devices[device]);
      await window.prepare?.(page);
      await page.goto(addressOf(pathOnEdition(window.path, editions[locale] === 'eu')));
      await screenIsThere(page);
      await window.open(page, sandbox);
      await takeLooks(page, { screen, visitor, locale, device, isFullPage: false });
      await window.restore?.(sandbox);
      await page.close();
    }
  }
  await context.close();
}

/** Takes screenshots of a page, which has the size of the device, in each theme. */
async function takeLooks(
  page: Page,
  {
    isFullPage,
    ...look
  }: Omit<Picture, 'file' | 'theme'> & {
    /** Whether to take the whole page instead of the viewport. */
    isFullPage: boolean;
  },
): Promise<void> {
  const { screen, visitor, locale, device } = look;
  for (const theme of select('theme')) {
    await page.emulateMedia({ colorScheme: theme });
    await (isFullPage ? renderAll(page) : nextFrame(page));
    const file = `${[screen, visitor, locale, device, theme].join('-')}.png`;
    await page.screenshot({ path: join(folder, file), fullPage: isFullPage });
    pictures.push({ file, ...look, theme });
  }
}

/** Renders the whole page. Otherwise, content far from the viewport is not rendered, and images load lazily. */
async function renderAll(page: Page): Promise<void> {
  await page.addStyleTag({
    content: `
      * { content-visibility: visible !important }
      /* In a screenshot of the whole page, this row would stick to the top of its list. */
      .own-place { position: static !important }`,
  });
  const { height } = page.viewportSize()!;
  for (let top = 0; top < (await heightOf(page)); top += height) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await nextFrame(page);
    // Prices load when they are near the viewport.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('main .x-skeleton')].every((skeleton) => {
        const box = skeleton.getBoundingClientRect();
        return box.bottom <= 0 || box.top >= innerHeight;
      }),
    );
  }
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForFunction(() => {
    const images = [...document.images];
    // Lazy images load only after they have been near the viewport for a frame, or never in collapsed sections.
    for (const image of images) image.loading = 'eager';
    return images.every((image) => image.complete);
  });
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
  const selected = chosen[name]?.split(',') ?? known;
  const wrong = selected.find((each) => !known.includes(each));
  if (wrong !== undefined) {
    throw new Error(`Unknown ${name} "${wrong}": use ${known.join(', ')}.`);
  }
  return selected;
}
