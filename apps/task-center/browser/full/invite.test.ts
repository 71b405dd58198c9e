import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openAsUser } from '../support/openAsUser.ts';
import { pageListens } from '../support/pageListens.ts';
import { arm, openTab, serveTaskCenter } from '../support/taskCenter.ts';
import { changeSandbox } from '../support/changeSandbox.ts';

const site = serveTaskCenter();
const address = (path = '/en/task-center/invite') => site.sandbox.url + path;
const api = '/x-api/task-center/v1';

const code = (page: Page) => page.getByLabel('Referral code', { exact: true });
const link = (page: Page) => page.getByLabel('Referral link', { exact: true });
const friends = (page: Page) => page.locator('.x-table-row:not([aria-hidden])');

/** Returns the numbers of friends, from top to bottom, without Unicode direction marks. */
const figures = async (page: Page) =>
  (await page.locator('.invite-results__figure').allTextContents()).map(bare);
const bare = (text: string | null) => (text ?? '').replace(/[\u2066\u2069]/g, '');

/** Returns the texts of the elements that have lines of text on top of each other. */
function overlapping(elements: readonly Element[]): (string | null)[] {
  const linesOf = (element: Element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const lines: DOMRect[] = [];
    while (texts.nextNode()) {
      const range = new Range();
      range.selectNodeContents(texts.currentNode);
      lines.push(...range.getClientRects());
    }
    return lines;
  };
  const isAbove = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return elements
    .filter((element) => {
      const lines = linesOf(element);
      return lines.some((line, index) =>
        lines.slice(index + 1).some((other) => isAbove(line, other)),
      );
    })
    .map(({ textContent }) => textContent);
}

it('shows code, link, statistics and friends, and loads more friends', async () => {
  const { page, complaints } = await openAsUser(site);
  await page.goto(address());
  await friends(page).first().waitFor();
  expect(await code(page).inputValue()).toBe('DEMO2026');
  expect(await link(page).inputValue()).toBe(`${new URL(address()).host}/…DEMO2026`);
  await link(page).focus();
  expect(await link(page).inputValue()).toBe(address('/en/task-center/invite?ref=DEMO2026'));
  expect(await figures(page)).toEqual(['6 of 12']);
  // 6 friends have traded, and the user earned 20 USDT for each.
  expect(bare(await page.locator('.invite-results .value-with-kind').textContent())).toMatch(
    /^120\u00a0USDT/,
  );
  expect(await friends(page).count()).toBe(5);

  for (const shown of [10, 12]) {
    await page.getByRole('button', { name: 'Show more' }).click();
    await friends(page)
      .nth(shown - 1)
      .waitFor();
  }
  expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
  expect(complaints).toEqual([]);
});

it.each([320, 375, 400])('shows no text of a friend above another in %d px', async (width) => {
  const { page } = await openAsUser(site, { viewport: { width, height: 800 } });
  await page.goto(address('/de/task-center/invite'));
  await friends(page).first().waitFor();
  expect(await friends(page).evaluateAll(overlapping)).toEqual([]);
});

it('copies the link by keyboard', async () => {
  const { page } = await openAsUser(site, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(address());
  await link(page).waitFor();
  await link(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('.x-copy-status[data-outcome=copied]').waitFor({ state: 'attached' });
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(address('/en/task-center/invite?ref=DEMO2026'));
});

it('starts without friends, and counts a new friend without a reload', async () => {
  const email = 'inviter@example.com';
  const { page, complaints } = await openAsUser(site, { email });
  await page.goto(address());
  await page.getByText('No invited friends yet').waitFor();
  // The steps take the place of the results until the first friend.
  expect(await figures(page)).toEqual([]);
  await page.getByRole('link', { name: 'Share your link' }).click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('share');

  await pageListens(site.sandbox);
  await changeSandbox(site.sandbox, 'act', { user: email, kind: 'invite', stage: 'registered' });
  await friends(page).first().waitFor();
  await expect.poll(() => figures(page)).toEqual(['0 of 1']);
  await changeSandbox(site.sandbox, 'act', { user: email, kind: 'invite', stage: 'traded' });
  await friends(page).nth(1).waitFor();
  await page.locator('.invite-results .value-with-kind', { hasText: '20' }).waitFor();
  expect(complaints).toEqual([]);
});

describe('a guest', () => {
  it.each([
    ['', 'Invite friends: coupons for both', 'For each friend who trades'],
    ['?ref=DEMO2026', 'A friend invited you', 'For signing up'],
  ])(
    'with the query "%s" sees their own texts from the first paint, right below the tabs',
    async (query, title, condition) => {
      const { page } = await openTab(site.browser, { viewport: { width: 375, height: 812 } });
      // Without the scripts, only the HTML and its inline scripts decide.
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(address(`/en/task-center/invite${query}`));
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      expect(await heading.allTextContents()).toEqual([title]);
      expect(await page.locator('.benefit:visible').first().innerText()).toContain(condition);
      const tabs = (await page.locator('.sections').boundingBox())!;
      const { y } = (await heading.boundingBox())!;
      // The padding of the hero.
      expect(y - (tabs.y + tabs.height)).toBeLessThanOrEqual(32);
    },
  );

  it('with the stored user id of an expired session sees the login prompt', async () => {
    const { page } = await openTab(site.browser);
    await page.addInitScript(() => localStorage.setItem('exchange:user-id', '1'));
    await page.goto(address());
    await page.getByRole('button', { name: 'I have an account' }).waitFor();
  });
});

describe('when the server fails', () => {
  it('shows the failure and loads after a retry', async () => {
    const { page } = await openAsUser(site);
    {
      await using _ = await arm(site.sandbox, { path: `${api}/invite`, fault: { type: 'cut' } });
      await page.goto(address());
      await page.getByText('No connection').waitFor();
    }
    await page.getByRole('button', { name: 'Try again' }).click();
    await friends(page).first().waitFor();
  });
});
