import { violations } from '@tooling/testing/axe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { componentFacts, demoSources } from '../../src/content/components.ts';
import { desktop, openSite, phone, type Site } from '../support/openSite.ts';

/** One page of each kind. */
const paths = [
  '/',
  '/start/',
  '/start/tour/',
  '/start/performance/',
  '/frameworks/vite/',
  '/packages/quote-socket/',
  '/packages/ui/compared/',
  '/components/',
  '/components/tokens/',
  '/cookbook/other-libraries/',
  '/components/combobox/',
  '/components/table/',
  '/explore/hosts/',
  '/reference/ui/button/',
  '/task-center/architecture/',
  '/project/measurements/',
  '/project/changelog/',
  '/nothing-here/',
];

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site[Symbol.asyncDispose]());

it.each(paths)('%s is accessible, fits and loads without errors', async (path) => {
  site.problems.length = 0;
  const page = await site.open(path, { colorScheme: 'light', viewport: desktop });
  const background = () => page.evaluate('getComputedStyle(document.body).backgroundColor');
  const expectGood = async () => {
    expect(await violations(page, { bestPractices: true })).toEqual([]);
    const overflow = 'document.documentElement.scrollWidth - innerWidth';
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  };

  const light = await background();
  await expectGood();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await background()).not.toBe(light);
  await expectGood();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(phone);
  await expectGood();

  const isMissing = path === '/nothing-here/';
  const found = site.problems.filter((text) => !(isMissing && text.includes('404')));
  expect(found).toEqual([]);
  await page.context().close();
});

const withMoreDemos = componentFacts()
  .map(({ name, entry }) => ({ entry, titles: Object.keys(demoSources(name)).slice(1) }))
  .filter(({ titles }) => titles.length > 0);

it.each(withMoreDemos)(
  'the further demos of $entry are accessible and fit on a phone',
  async ({ entry, titles }) => {
    site.problems.length = 0;
    const page = await site.open(`/components/${entry}/`, { viewport: phone });
    for (const title of titles) {
      await page.getByLabel('Example', { exact: true }).selectOption(title);
      await page.waitForLoadState('networkidle');
      expect(await violations(page, { bestPractices: true }), title).toEqual([]);
      const overflow = 'document.documentElement.scrollWidth - innerWidth';
      expect(await page.evaluate(overflow), title).toBeLessThanOrEqual(0);
    }
    expect(site.problems).toEqual([]);
    await page.context().close();
  },
);
