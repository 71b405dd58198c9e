import { expect, it } from 'vitest';
import { openAsUser } from '../support/openAsUser.ts';
import { screenIsThere } from '../support/screens.ts';
import { openTab, serveTaskCenter } from '../support/taskCenter.ts';
import { changeSandbox } from '../support/changeSandbox.ts';
import { tooWide } from '../support/tooWide.ts';

const site = serveTaskCenter();

async function open(path: string, width: number) {
  const { page } = await openAsUser(site, { viewport: { width, height: 800 } });
  await page.goto(`${site.sandbox.url}/en/task-center${path}`);
  await screenIsThere(page);
  return page;
}

/** Opens My rewards of an account with so many rewards that the list has filters. */
async function openFilters(locale: string, width: number) {
  const email = 'collector@example.com';
  const { page } = await openAsUser(site, { email, viewport: { width, height: 800 } });
  for (let granted = 0; granted < 10; granted += 1) {
    await changeSandbox(site.sandbox, 'rewards', { user: email, give: 'coupon-5' });
  }
  await page.goto(`${site.sandbox.url}/${locale}/task-center/my-rewards`);
  await page.locator('.reward-filters select').last().waitFor();
  return page;
}

it('shows the current section on phones, even if the row of sections scrolls', async () => {
  const page = await open('/faq', 375);
  const box = await page.locator('.sections [aria-current]').boundingBox();
  expect(box!.x).toBeGreaterThanOrEqual(0);
  expect(box!.x + box!.width).toBeLessThanOrEqual(375);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

it('aligns the download of rewards with the filters', async () => {
  const page = await openFilters('en', 1280);
  const ends = await page
    .locator('.reward-filters :is(input, select, .x-button)')
    .evaluateAll((all) =>
      all
        .filter((element) => element.getBoundingClientRect().width > 40)
        .map((element) => element.getBoundingClientRect().bottom),
    );
  expect(ends).toHaveLength(4);
  expect(new Set(ends).size).toBe(1);
});

it.each(['en', 'de', 'el', 'uk-UA'])(
  'shows the whole text of chosen filters on phones in %s',
  async (locale) => {
    const page = await openFilters(locale, 375);
    const selects = page.locator('.reward-filters select');
    await selects.first().selectOption('fee_rebate');
    await selects.last().selectOption('ending');
    const cut = await selects.evaluateAll((all) =>
      all.filter((select) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(select);
        const canvas = document.createElement('canvas').getContext('2d')!;
        canvas.font = font;
        const text = (select as HTMLSelectElement).selectedOptions[0]!.text;
        const space = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        return canvas.measureText(text).width > space + 1;
      }),
    );
    expect(cut).toHaveLength(0);
  },
);

it('shows the date of an invited friend next to its label on phones', async () => {
  const page = await open('/invite', 375);
  const cell = page.locator('.friends .x-table-body td').first();
  const label = await cell.locator('.x-table-label').boundingBox();
  const date = await cell.locator('.x-table-value').boundingBox();
  expect(date!.x - (label!.x + label!.width)).toBeLessThanOrEqual(8);
});

it('leaves no gap for the button of a list whose last page is shown', async () => {
  const page = await open('/invite', 375);
  await page.locator('.x-load-more').getByRole('button').click();
  await page.locator('.x-load-more').getByRole('button').waitFor({ state: 'detached' });
  expect((await page.locator('.x-load-more').boundingBox())!.height).toBe(0);
});

it('shows the featured campaigns side by side on tablets', async () => {
  const page = await open('', 768);
  const tops = await page
    .locator('.hub-campaigns > li')
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(1);
  expect(new Set(tops).size).toBe(1);
});

it('aligns the prize pools of featured campaigns', async () => {
  const { page } = await openTab(site.browser, { viewport: { width: 1280, height: 800 } });
  // In German, the deadlines are so long that some of them need a line of their own.
  await page.goto(`${site.sandbox.url}/de/task-center?edition=eu`);
  await screenIsThere(page);
  const tops = await page
    .locator('.hub-campaigns .campaign-pool strong')
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

it('shows two campaigns as halves of the row', async () => {
  const { page } = await openTab(site.browser, { viewport: { width: 1280, height: 800 } });
  await page.goto(`${site.sandbox.url}/de/task-center/my-campaigns?edition=eu`);
  await screenIsThere(page);
  const arts = await page
    .locator('.campaign-cards .campaign-art')
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect()));
  expect(arts).toHaveLength(2);
  expect(arts[0]!.top).toBe(arts[1]!.top);
  expect(arts[0]!.width).toBe(arts[1]!.width);
  expect(arts[0]!.height).toBeLessThanOrEqual(300);
});

it('breaks Japanese headings between phrases on phones', async () => {
  const { page } = await openTab(site.browser, { viewport: { width: 375, height: 800 } });
  await page.goto(`${site.sandbox.url}/ja-JP/task-center/invite`);
  const ends = await page.locator('h1:visible').evaluate((heading) => {
    const text = heading.firstChild as Text;
    const range = document.createRange();
    const tops = [...text.data].map((_, index) => {
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return range.getBoundingClientRect().top;
    });
    return [...text.data].filter((_, index) => tops[index] !== tops[index + 1]);
  });
  expect(ends).toEqual(['：', 'ン']);
});

it('becomes as narrow as the window', async () => {
  const page = await open('', 1280);
  await page.setViewportSize({ width: 375, height: 800 });
  expect(await page.evaluate(tooWide, 'main')).toEqual([]);
});

it.each(['en', 'ar-SA', 'id-ID', 'vi-VN'])(
  'shows the whole headings of the market on tablets in %s',
  async (locale) => {
    const { page } = await openAsUser(site, { viewport: { width: 768, height: 800 } });
    await page.goto(`${site.sandbox.url}/${locale}/task-center`);
    await screenIsThere(page);
    await page.locator('.market').scrollIntoViewIfNeeded();
    const headings = page.locator('.market__table thead th');
    await headings.last().waitFor();
    const cut = await headings.evaluateAll((all) =>
      all
        .filter(
          (cell) => cell.scrollWidth > cell.clientWidth || cell.scrollHeight > cell.clientHeight,
        )
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
  },
);
