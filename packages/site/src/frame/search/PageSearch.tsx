import type { TFunction } from 'i18next';
import { useMemo, type ReactElement } from 'react';
import type { SiteApp } from '../../exchange/siteApp.ts';
import { siteLinks } from '../../exchange/siteLinks.ts';
import { pathFrom, usePage, useTexts, type PageAddress } from '../../page/index.ts';
import { allPages } from '../frameLinks.ts';
import { useShell } from '../ShellContext.ts';
import type { SearchEntry } from './findEntries.ts';
import { SearchWindow, type SearchWindowProps } from './SearchWindow.tsx';

const loadNothing = () => Promise.resolve({ entries: [], isPartial: false });

/** Returns the pages of the app and of the site as entries of the group `pages`. */
export function pageEntries(app: SiteApp, t: TFunction<'shell'>, page: PageAddress): SearchEntry[] {
  return allPages(app, t, page).map(({ name, href }) => ({ group: 'pages', title: name, href }));
}

/** Returns the entry of the help center. */
export function helpEntry(t: TFunction<'shell'>, page: PageAddress): SearchEntry {
  return { group: 'pages', title: t('footer_help'), href: pathFrom(page, siteLinks.help) };
}

/** Searches the pages of the app and of the site. */
export function PageSearch({
  open,
  onClose,
}: Pick<SearchWindowProps, 'open' | 'onClose'>): ReactElement {
  const t = useTexts('shell');
  const page = usePage();
  const { app } = useShell();
  const groups = useMemo(
    () => [{ id: 'pages', title: t('search_pages'), icon: 'arrowEnd' }] as const,
    [t],
  );
  const pages = useMemo(() => pageEntries(app, t, page), [app, t, page]);
  return (
    <SearchWindow
      open={open}
      onClose={onClose}
      label={t('search')}
      groups={groups}
      pages={pages}
      suggestions={pages}
      help={helpEntry(t, page)}
      load={loadNothing}
    />
  );
}
