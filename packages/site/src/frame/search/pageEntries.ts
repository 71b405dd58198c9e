import type { TFunction } from 'i18next';
import type { Edition } from '../../exchange/regions.ts';
import type { SiteApp } from '../../exchange/siteApp.ts';
import { siteLinks } from '../../exchange/siteLinks.ts';
import { pathFrom, type PageAddress } from '../../page/index.ts';
import { allPages } from '../frameLinks.ts';
import type { SearchEntry } from './findEntries.ts';

/** Returns the pages of the app and of the site in an edition as entries of the group `pages`. */
export function pageEntries(
  app: SiteApp,
  t: TFunction<'shell'>,
  page: PageAddress,
  edition: Edition | undefined,
): SearchEntry[] {
  return allPages(app, t, page, edition).map(({ name, href }) => ({
    group: 'pages',
    title: name,
    href,
  }));
}

/** Returns the entry of the help center. */
export function helpEntry(t: TFunction<'shell'>, page: PageAddress): SearchEntry {
  return { group: 'pages', title: t('footer_help'), href: pathFrom(page, siteLinks.help) };
}
