import type { TFunction } from 'i18next';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Section } from '../exchange/siteApp.ts';
import { regions, type Edition, type LocaleToken } from '../exchange/regions.ts';
import { allPages, footerColumns, headerNavigation } from './frameLinks.ts';

const t = ((key: string) => key) as TFunction<'shell'>;
const page = { regions, locale: 'de', isLocaleInPath: true } as const;
const title = () => 'Task centre';

const columnsWith = (sections: readonly Section[]) =>
  footerColumns({ basePath: '/task-center', title, sections: () => sections }, { t, page }).map(
    (column) => [column.title, column.links.map(({ href }) => href)] as const,
  );

it('lists the pages of an app with several pages in a column of its own', () => {
  const [products, own, company] = columnsWith([
    { name: 'FAQ', path: '/task-center/faq', details: [] },
  ]);
  expect(own).toEqual(['Task centre', ['/de/task-center/faq']]);
  expect(products![1]).toContain('/de/markets');
  expect(products![1]).not.toContain('/de/task-center');
  expect(company![1]).toContain('/de/about-us');
});

it('links to an app with one page among the products', () => {
  const [products, company] = columnsWith([]);
  expect(products![1]).toContain('/de/task-center');
  expect(company![0]).toBe('footer_company');
});

/** Products in the header of an edition that not all editions offer. */
const products = ['nav_earn', 'WSOT', 'nav_copy_trade', 'nav_launchpool'];
const productsOf = ({ left }: ReturnType<typeof headerNavigation>) =>
  left
    .flatMap((item) => [item, ...(item.items ?? [])])
    .map(({ name }) => name)
    .filter((name) => products.includes(name));

it.each([
  ['default', 'en', products],
  ['kz', 'kk-KAZ', products],
  ['ge', 'ka-GEO', products],
  ['id', 'id-IDN', products],
  ['ae', 'ar-ARE', products],
  ['tr', 'tr-TUR', ['nav_earn', 'nav_launchpool']],
  ['eu', 'de', []],
  ['eu', 'en', []],
  ['hk', 'zh-HK', []],
  ['nl', 'nl-NL', []],
] as const)('links in "%s" (%s) to the products that it offers', (edition, locale, offered) => {
  const options = { t, page: { ...page, locale }, edition };
  expect(productsOf(headerNavigation(options))).toEqual(offered);
  const found = allPages({ sections: () => [] }, options).map(({ name }) => name);
  expect(found.filter((name) => products.includes(name))).toEqual(offered);
});

it('omits from static pages the links that none of their editions offers', () => {
  expect(productsOf(headerNavigation({ t, page }))).toEqual([]);
  expect(columnsWith([])[0]![1]).not.toContain('/de/earn');
});

it('marks on shared static pages the links that one of their editions does not offer', () => {
  const hiddenIn = (locale: LocaleToken, isLocaleInPath: boolean) =>
    Object.fromEntries(
      headerNavigation({ t, page: { regions, locale, isLocaleInPath } }).left.map(
        ({ name, className }) => [name, className],
      ),
    );
  expect(hiddenIn('en', true)).toMatchObject({
    nav_markets: undefined,
    nav_earn: 'not-in-eu',
    WSOT: 'not-in-eu',
  });
  expect(hiddenIn('en', false)).toMatchObject({
    nav_earn: 'not-in-eu not-in-hk not-in-nl',
    WSOT: 'not-in-eu not-in-tr not-in-hk not-in-nl',
  });
});

it('has a style for each mark', () => {
  const styles = readFileSync(join(import.meta.dirname, 'page.css'), 'utf8');
  const hiding = regions.editions.filter((edition: Edition) => {
    const offered = productsOf(
      headerNavigation({ t, page: { ...page, isLocaleInPath: false }, edition }),
    );
    return offered.length < products.length;
  });
  const styled = [...styles.matchAll(/data-edition='(\w+)'\] li:has\(> \.not-in-\1\)/g)];
  expect(styled.map(([, edition]) => edition).toSorted()).toEqual(hiding.toSorted());
});

it('links in the footer to the fees, the documents and the way to complain', () => {
  expect(columnsWith([])[1]![1]).toEqual([
    '/de/about-us',
    '/de/help',
    '/de/legal/fees',
    '/de/legal/assets',
    '/de/legal/terms',
    '/de/legal/privacy',
    '/de/legal/privacy#analytics',
    '/de/help#law',
    '/de/help#company',
  ]);
});
