import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import type { Section } from '../exchange/siteApp.ts';
import { regions } from '../exchange/regions.ts';
import { footerColumns, headerNavigation } from './frameLinks.ts';

const t = ((key: string) => key) as TFunction<'shell'>;
const page = { regions, locale: 'de', isLocaleInPath: true } as const;
const title = () => 'Task centre';

const columnsWith = (sections: readonly Section[]) =>
  footerColumns({ basePath: '/task-center', title, sections: () => sections }, t, page).map(
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

it('makes only the trading competition stand out in the header', () => {
  const classNames = headerNavigation(t, page).left.map(({ name, className }) => [name, className]);
  expect(classNames).toContainEqual(['WSOT', 'x-header-wsot']);
  expect(classNames.filter(([, className]) => className)).toHaveLength(1);
});
