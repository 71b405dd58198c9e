import type { TFunction } from 'i18next';
import type { SiteApp } from '../../exchange/siteApp.ts';
import { siteLinks } from '../../exchange/siteLinks.ts';
import { pathFrom, type PageAddress } from '../../page/index.ts';
import { allPages, type LinkOptions } from '../frameLinks.ts';
import type { SearchEntry } from './findEntries.ts';

/** Returns the pages of the app and of the site in an edition as entries of the group `pages`. */
export function pageEntries(app: SiteApp, options: LinkOptions): SearchEntry[] {
  return allPages(app, options).map(({ name, href }) => ({
    group: 'pages',
    title: name,
    href,
  }));
}

/** Returns the entry of the help center. */
export function helpEntry(t: TFunction<'shell'>, page: PageAddress): SearchEntry {
  return { group: 'pages', title: t('footer_help'), href: pathFrom(page, siteLinks.help) };
}
