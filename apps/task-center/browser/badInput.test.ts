import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import hub from '../messages/en/hub.json' with { type: 'json' };
import { blockScripts } from './support/blockScripts.ts';
import { arm, openTab, serveTaskCenter } from './support/taskCenter.ts';

// The browser resolves every hostname to this machine, so the tests can use the sites' real hostnames.
const site = serveTaskCenter(['--host-resolver-rules=MAP * 127.0.0.1']);

async function isWhole(page: Page): Promise<void> {
  await page.getByRole('banner').waitFor();
  await page.getByRole('heading', { level: 1, name: hub.headline }).waitFor();
  await page.getByText(hub.how_title).waitFor();
}

it('offers nothing on an unknown host, and logs one warning', async () => {
  const { page, complaints } = await openTab(site.browser);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(`http://brand.com.evil.test:${site.sandbox.port}/task-center`);
  await page.locator('main .x-empty').getByText('This is not an official site').waitFor();
  await page.getByText('Login and live prices are turned off.').waitFor();
  expect(await page.getByText(hub.headline).isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: 'Log in' }).count()).toBe(0);
  expect(complaints).toHaveLength(1);
  expect(complaints[0]).toContain('Untrusted host');
  expect(requests.filter((path) => !path.startsWith('/task-center'))).toEqual([]);
});

it('inserts no markup of the stored navigation', async () => {
  const { page, complaints } = await openTab(site.browser);
  await page.addInitScript(() => {
    const link = {
      name: '<img src=x onerror=alert(1)>',
      renderer: 'link',
      href: 'javascript:alert(1)',
    };
    const navigation = { exchange: [], left: [link], right: [], language: 'en' };
    localStorage.setItem('exchange:language', 'en');
    localStorage.setItem('exchange:navigation', JSON.stringify(navigation));
    localStorage.setItem('exchange:user-id', '\u0000');
  });

  // Without the app's scripts, the skeleton stays as the inline script rendered it.
  await blockScripts(page);
  await page.goto(`${site.sandbox.url}/en/task-center`);
  const skeleton = page.locator('#x-header-skeleton');
  await skeleton.waitFor();
  expect(await skeleton.locator('img').count()).toBe(0);
  expect(await skeleton.locator('a[href^="javascript"]').count()).toBe(0);
  await page.getByRole('heading', { level: 1 }).waitFor();

  await page.unroute('**/_next/**/*.js');
  complaints.length = 0;
  await page.goto(`${site.sandbox.url}/en/task-center`);
  await isWhole(page);
  expect(complaints).toEqual([]);
});

it('renders a valid cached navigation in the skeleton, before app scripts run', async () => {
  const { page } = await openTab(site.browser);
  await page.addInitScript(() => {
    const left = [{ name: 'Cached entry', renderer: 'link', href: '/en/cached' }];
    localStorage.setItem('exchange:language', 'en');
    localStorage.setItem(
      'exchange:navigation',
      JSON.stringify({ exchange: [], left, right: [], language: 'en' }),
    );
  });
  await blockScripts(page);
  await page.goto(`${site.sandbox.url}/en/task-center`);
  await page.getByRole('link', { name: 'Cached entry' }).waitFor();
  // The cached navigation does not apply to other languages or to pages without a locale.
  for (const other of ['/tr-TUR/task-center', '/task-center']) {
    await page.goto(site.sandbox.url + other);
    await page.locator('#x-header-skeleton').waitFor();
    expect(await page.getByRole('link', { name: 'Cached entry' }).count()).toBe(0);
  }
});

it('shows prices once a failed market works again', async () => {
  const { page } = await openTab(site.browser);
  {
    await using _fault = await arm(site.sandbox, {
      path: '/x-api/quote/v1/symbols',
      fault: { type: 'status', status: 503 },
    });
    await page.goto(`${site.sandbox.url}/en/task-center`);
    await page.getByText('Prices are unavailable.').waitFor();
  }
  await page.getByText('Live', { exact: true }).waitFor();
  await page.locator('.ticker .change').first().waitFor();
});

it('leaves the static page unchanged in an unsupported browser', async () => {
  const { page, complaints } = await openTab(site.browser);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'userAgent', {
      get() {
        throw new Error('no user agent');
      },
    });
  });
  const failed = page.waitForEvent('console', (message) =>
    message.text().includes('could not start'),
  );
  await page.goto(`${site.sandbox.url}/en/task-center`);
  await failed;
  await isWhole(page);
  expect(complaints).toHaveLength(1);
});

it('works if the browser blocks storage', async () => {
  const { page, complaints } = await openTab(site.browser);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto(`${site.sandbox.url}/en/task-center`);
  await isWhole(page);
  await page.locator('.ticker__price').first().waitFor();
  expect(complaints).toEqual([]);
});

it('treats hostile query values as text', async () => {
  const { page, complaints } = await openTab(site.browser);
  const query =
    '?edition=__proto__&locale=%00&next=//evil.test&q=%3Cscript%3Ealert(1)%3C/script%3E';
  await page.goto(`${site.sandbox.url}/en/task-center${query}`);
  await isWhole(page);
  expect(await page.locator('html').getAttribute('data-edition')).toBe('default');
  expect(complaints).toEqual([]);
});

it('keeps the built-in texts and logs one warning if the translations cannot be loaded', async () => {
  await using _fault = await arm(site.sandbox, {
    path: '/i18n/*',
    fault: { type: 'status', status: 503 },
  });
  const { page, complaints } = await openTab(site.browser);
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.goto(`${site.sandbox.url}/en/task-center`);
  await warned;
  await isWhole(page);
  // Besides the browser's errors for failed requests, there is one warning from the page.
  expect(complaints.filter((complaint) => complaint.startsWith('warning'))).toHaveLength(1);
});
