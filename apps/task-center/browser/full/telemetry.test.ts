import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openAsUser } from '../support/openAsUser.ts';
import { openTab, serveTaskCenter } from '../support/taskCenter.ts';

const site = serveTaskCenter();
const api = '/x-api/task-center/v1';

interface Shown {
  records: { traceId: string; name: string; attributes: Record<string, string | number> }[];
  calls: { traceId: string; path: string; status: number }[];
}

async function collected(): Promise<Shown> {
  const answer = await fetch(`${site.sandbox.url}/_sandbox/telemetry`);
  return (await answer.json()) as Shown;
}

/** Returns everything that was reported about the page load in which an error with this message occurred. */
async function loadWith(message: string): Promise<Shown> {
  const isOfLoad = async () => {
    const { records, calls } = await collected();
    const found = records.find(({ attributes }) => attributes['exception.message'] === message);
    const ofLoad = <Entry extends { traceId: string }>(entries: Entry[]) =>
      entries.filter(({ traceId }) => traceId === found?.traceId);
    return { records: ofLoad(records), calls: ofLoad(calls) };
  };
  await expect
    .poll(async () => (await isOfLoad()).records.length, { timeout: 30_000 })
    .toBeGreaterThan(3);
  return isOfLoad();
}

/** Reports an error whose stack points to one of the site's own scripts. */
async function fail(page: Page, message: string): Promise<void> {
  await page.evaluate((text) => {
    const script = document.querySelector<HTMLScriptElement>('script[src*="/_next/"]')?.src ?? '';
    const error = new RangeError(text);
    error.stack = `RangeError: ${text}\n    at go (${script}:1:48213)`;
    reportError(error);
  }, message);
}

/**
 * Opens the hub with private data in its URL, causes an error, and leaves. The page loads the code that sends reports
 * only when it is idle. If `reported` is given, the page therefore stays open until the collector has received that
 * text.
 */
async function visit(page: Page, message: string, reported?: string): Promise<void> {
  await page.goto(`${site.sandbox.url}/en/task-center?email=lovelace%40example.com`);
  await page.locator('.check-in').waitFor();
  await fail(page, message);
  if (reported !== undefined) {
    await expect.poll(async () => JSON.stringify(await collected())).toContain(reported);
  }
  await page.goto('about:blank');
}

it('reports web vitals and errors with release, edition, locale and the trace of the API calls', async () => {
  const { page } = await openAsUser(site, { viewport: { width: 375, height: 800 } });
  await visit(page, 'No task of lovelace@example.com', 'No task of <email>');
  const { records, calls } = await loadWith('No task of <email>');
  const vitals = records.filter(({ name }) => name === 'browser.web_vital');
  const names = vitals.map(({ attributes }) => attributes.name);
  expect(names).toEqual(expect.arrayContaining(['FCP', 'LCP', 'TTFB', 'CLS']));
  for (const { attributes } of records) {
    expect(attributes).toMatchObject({
      'service.name': 'task-center',
      'service.version': expect.stringMatching(/^[\w-]{10,}$/),
      'app.edition': 'default',
      'app.locale': 'en',
      'app.client': 'pc',
      'url.template': '/[locale]/task-center',
    });
  }
  const error = records.find(({ name }) => name === 'exception')?.attributes;
  expect(error).toMatchObject({ 'exception.type': 'RangeError', 'exception.escaped': 'true' });
  expect(error?.['exception.stacktrace']).toMatch(/^\/_next\/[^\s:]+:1:48213$/);
  expect(calls.map(({ path }) => path)).toContain(`${api}/home`);

  const text = JSON.stringify(records);
  expect(text).not.toMatch(/lovelace|example\.com|Demo Trader|email=/);
});

it('loads and sends nothing if the visitor opts out', async () => {
  const { page } = await openTab(site.browser);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await visit(page, 'refused');
  // Checks that the collector works: it receives the reports from another guest's later visit.
  const { page: other } = await openTab(site.browser);
  await visit(other, 'allowed', 'allowed');
  await loadWith('allowed');
  const messages = (await collected()).records.map(
    ({ attributes }) => attributes['exception.message'],
  );
  expect(messages).not.toContain('refused');
});

it('shows the reported telemetry on a page of the sandbox', async () => {
  const { page } = await openTab(site.browser);
  await visit(page, 'shown', 'shown');
  await loadWith('shown');
  await page.goto(`${site.sandbox.url}/_sandbox/telemetry`);
  const load = page.locator('section', { hasText: 'exception.message: shown' });
  await load.getByText('app.edition: default').waitFor();
  expect(await load.getByText(`GET ${api}/home`).count()).toBeGreaterThan(0);
  expect(await load.getByText('name: LCP').count()).toBe(1);
});
