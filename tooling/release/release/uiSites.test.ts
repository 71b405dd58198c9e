import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchShifts } from '@tooling/testing/layoutShift';
import { launchChromium } from '@tooling/vitest/chromium';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { run } from '../src/command.ts';
import { layExample, outsideFolder } from '../src/examples/outsideFolder.ts';
import { serveFolder, serveNext, serveSources } from '../src/examples/serve.ts';

// Example sites install the packed `@exchange/ui`. The tests prove that it works with routers, Tailwind and a site's
// own style sheets, and that the header skeleton works in each kind of site.
type Browser = Awaited<ReturnType<typeof launchChromium>>;
type Page = Awaited<ReturnType<Browser['newPage']>>;

const outside = mkdtempSync(join(tmpdir(), 'ui-sites-'));
const root = outsideFolder();
const closing: (() => unknown)[] = [];
const origins: Record<string, string> = {};
let browser: Browser;

async function build(name: string): Promise<string> {
  const folder = layExample(root, name, join(outside, name));
  await run('node', ['--run', 'build'], { cwd: folder, log: join(outside, 'log') });
  return folder;
}

beforeAll(async () => {
  browser = await launchChromium();
  const vite = await build('ui-vite');
  const next = await build('ui-next');
  const served = {
    'ui-vite': await serveFolder(join(vite, 'dist'), { single: true }),
    'ui-vite in development': await serveSources(vite),
    'ui-tailwind': await serveFolder(join(await build('ui-tailwind'), 'dist')),
    'ui-next': await serveFolder(join(next, 'out')),
    'ui-next in development': await serveNext(next),
  };
  for (const [name, { origin, close }] of Object.entries(served)) {
    origins[name] = origin;
    closing.push(close);
  }
}, 400_000);

afterAll(async () => {
  await browser?.close();
  for (const close of closing) await close();
  for (const folder of [root, outside]) rmSync(folder, { recursive: true, force: true });
});

/** Opens a page. `complaints` collects console warnings and errors, and `documents` the URLs of requested pages. */
async function open(site: string, path = '/') {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  onTestFinished(() => page.close());
  const complaints: string[] = [];
  const documents: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url());
  });
  await page.goto(origins[site] + path, { waitUntil: 'networkidle' });
  return { page, complaints, documents };
}

/** Steps that press a link in each component, with the heading of the page that it opens. */
const journey: [what: string, press: (page: Page) => Promise<void>, heading: string][] = [
  ['Card', (page) => page.getByTestId('card').click(), 'Markets'],
  [
    'TabLinks',
    (page) => page.getByRole('navigation', { name: 'Lists' }).getByRole('link').last().click(),
    'Account',
  ],
  [
    'Header',
    (page) => page.locator('.x-header').last().getByRole('link', { name: 'Markets' }).click(),
    'Markets',
  ],
  ['Table', (page) => page.getByRole('link', { name: 'BTC' }).click(), 'Account'],
  ['Footer', (page) => page.getByRole('link', { name: 'All markets' }).click(), 'Markets'],
  [
    'home link',
    (page) => page.locator('.x-header').last().getByRole('link', { name: 'Home' }).first().click(),
    'Welcome',
  ],
  ['Button', (page) => page.getByRole('link', { name: 'Open your account' }).click(), 'Account'],
  ['browser history', async (page) => void (await page.goBack()), 'Welcome'],
  [
    'Menu',
    async (page) => {
      await page.getByRole('button', { name: 'More' }).press('ArrowDown');
      await page.keyboard.press('Enter');
    },
    'Markets',
  ],
];

/** Sites to test, also on their development servers, because only development builds of React log its warnings. */
const sites = ['ui-vite', 'ui-vite in development', 'ui-next', 'ui-next in development'];

describe.each(sites)('the site %s', (site) => {
  it('follows the links of every component without a document request or a message', async () => {
    const { page, complaints, documents } = await open(site);
    for (const [what, press, heading] of journey) {
      await press(page);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor({ timeout: 10_000 });
      expect(documents, what).toHaveLength(1);
    }
    expect(complaints).toEqual([]);
  });

  it('submits a form in a modal dialog', async () => {
    const { page, complaints, documents } = await open(site, '/account');
    await page.getByRole('button', { name: 'New order' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Place order' }).click();
    await page.getByText('Saved 1.5').waitFor();
    // It fades out.
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(documents).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  it('overrides components in its style sheet without !important', async () => {
    const { page } = await open(site);
    const style = (selector: string, name: 'borderRadius' | 'textTransform') =>
      page.locator(selector).evaluate((element, key) => getComputedStyle(element)[key], name);
    expect(await style('[data-testid=card]', 'borderRadius')).toBe('2px');
    expect(await style('.order', 'textTransform')).toBe('uppercase');
  });
});

describe.each([
  ['React in Vite', 'ui-vite', '/', 'Open your account', 'Account'],
  ['the App Router', 'ui-next', '/', 'Open your account', 'Account'],
  ['the Pages Router', 'ui-next', '/help', 'Contact us', 'Contact'],
])('the header skeleton in %s', (_kind, site, path, link, heading) => {
  it('shows the cached account link from the first paint, without a layout shift or an error', async () => {
    const { page, complaints, documents } = await open(site, path);
    const shifts = await watchShifts(page);
    // Delay the style sheets. Scripts wait for them, so a browser could paint before the skeleton's script runs.
    await page.route('**/*.css', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 150));
      await route.continue();
    });
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      const look = () => {
        const headers = [...document.querySelectorAll('.x-header')].filter(
          (header) => header.getClientRects().length > 0,
        );
        const ends = headers.map((header) =>
          (header.querySelector('.x-header-end') as HTMLElement).innerText.trim(),
        );
        if (document.body) seen.add(ends.join(' and '));
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    for (let visit = 1; visit <= 5; visit++) {
      await page.reload({ waitUntil: 'networkidle' });
      await expect.poll(() => page.locator('.x-header-drawer').count()).toBe(1);
      // `shifts` waits for two frames, so the script above has read the header by then.
      const moved = await shifts();
      const seen = await page.evaluate(() => [
        ...(window as unknown as { seen: Set<string> }).seen,
      ]);
      expect(seen.filter((text) => text !== '')).toEqual(['Account']);
      expect(moved).toEqual([]);
    }
    // Navigate within the site. React must handle the skeleton without an error.
    await page.getByRole('link', { name: link }).click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(documents).toHaveLength(6);
    expect(complaints).toEqual([]);
  });

  it("shows the cached account link even if the page's script files fail to load", async () => {
    const { page } = await open(site, path);
    await page.route('**/*.js', (route) => route.abort());
    await page.reload();
    const end = page.locator('#x-header-skeleton .x-header-end');
    expect((await end.innerText()).trim()).toBe('Account');
  });
});

describe('Tailwind', () => {
  it.each(['/', '/last.html'])(
    'keeps the styles of `@exchange/ui`, and its utility classes override them, on %s',
    async (path) => {
      const { page, complaints, documents } = await open('ui-tailwind', path);
      const style = (name: string) =>
        page.getByText(name, { exact: true }).evaluate((label) => {
          const { backgroundColor, paddingInline, borderRadius, fontSize } = getComputedStyle(
            label.closest('.x-button, .x-card, h1') ?? label,
          );
          return { backgroundColor, paddingInline, borderRadius, fontSize };
        });
      expect(await style('Kit')).toEqual({
        backgroundColor: 'rgb(245, 177, 26)',
        paddingInline: '16px',
        borderRadius: '8px',
        fontSize: '14px',
      });
      expect(await style('Utilities')).toMatchObject({ borderRadius: '0px', fontSize: '30px' });
      expect((await style('Padding of 32 px')).paddingInline).toBe('32px');
      const heading = page.getByRole('heading');
      expect(await heading.evaluate((element) => getComputedStyle(element).fontSize)).toBe('30px');
      // An icon in a sentence stays inline. Tailwind's reset would make it a block.
      const icon = heading.locator('svg');
      expect(await icon.evaluate((element) => getComputedStyle(element).display)).toBe(
        'inline-block',
      );
      await page.getByRole('link', { name: 'Markets' }).click();
      await page.getByRole('link', { name: 'Back home' }).click();
      await heading.waitFor();
      expect(documents).toHaveLength(1);
      expect(complaints).toEqual([]);
    },
  );
});
