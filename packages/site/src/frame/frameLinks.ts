import type { FooterColumn, Navigation, NavigationItem } from '@exchange/ui';
import type { TFunction } from 'i18next';
import { company, destinations, modes, more } from '../exchange/siteLinks.ts';
import type { SiteApp } from '../exchange/siteApp.ts';
import { pathFrom, type PageAddress } from '../page/index.ts';

type Destination = (typeof modes | typeof destinations | typeof more | typeof company)[number];

/** Returns the header's navigation. */
export function headerNavigation(t: TFunction<'shell'>, page: PageAddress): Navigation {
  const link = linkTo(t, page);
  return {
    exchange: modes.map(link),
    left: [
      ...destinations.map(link),
      { name: t('nav_more'), href: '', renderer: 'more', items: more.map(link) },
    ],
    right: [],
  };
}

/** Returns the labels of the header and its skeleton. */
export function headerLabels(t: TFunction<'shell'>) {
  return { home: t('brand'), modes: t('mode_label'), navigation: t('nav_label') };
}

/** Returns the columns of the footer. An app with several pages has a column of its own. */
export function footerColumns(
  { basePath, title, sections }: Pick<SiteApp, 'basePath' | 'title' | 'sections'>,
  t: TFunction<'shell'>,
  page: PageAddress,
): FooterColumn[] {
  const links = (list: readonly Destination[]) => list.map(linkTo(t, page)).map(nameAndHref);
  const own = sections(t).map(({ name, path }) => ({ name, href: pathFrom(page, path) }));
  const isOwn = ({ path }: Destination) => own.length > 0 && path === basePath;
  return [
    {
      title: t('footer_products'),
      links: links([...destinations, ...more].filter((each) => !isOwn(each))),
    },
    ...(own.length > 0 ? [{ title: title(t), links: own }] : []),
    { title: t('footer_company'), links: links(company) },
  ];
}

/** Returns links to all pages of the app and of the site. */
export function allPages(
  { sections }: Pick<SiteApp, 'sections'>,
  t: TFunction<'shell'>,
  page: PageAddress,
): { name: string; href: string }[] {
  return [
    ...sections(t).map(({ name, path }) => ({ name, href: pathFrom(page, path) })),
    ...[...destinations, ...more, ...company].map(linkTo(t, page)).map(nameAndHref),
  ];
}

function linkTo(t: TFunction<'shell'>, page: PageAddress) {
  return ({ label, path }: Destination): NavigationItem => ({
    // The link of the trading competition has the gradient that the header's skeleton gives it.
    ...(label === 'WSOT' ? { name: label, className: 'x-header-wsot' } : { name: t(label) }),
    href: pathFrom(page, path),
    renderer: 'link',
  });
}

function nameAndHref({ name, href = '' }: NavigationItem) {
  return { name, href };
}
