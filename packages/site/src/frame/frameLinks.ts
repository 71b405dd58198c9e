import type { FooterColumn, Navigation, NavigationItem } from '@exchange/ui';
import type { TFunction } from 'i18next';
import { regions, type Edition } from '../exchange/regions.ts';
import { company, destinations, modes, more, type SiteLink } from '../exchange/siteLinks.ts';
import type { SiteApp } from '../exchange/siteApp.ts';
import { pathFrom, type PageAddress } from '../page/index.ts';
import { offeringEditions } from '../services/displayedEdition.ts';

type Label = (typeof modes | typeof destinations | typeof more | typeof company)[number]['label'];

/** Dependencies of the links in the header and the footer. */
export interface LinkOptions {
  t: TFunction<'shell'>;
  page: PageAddress;
  /**
   * Edition that the page displays. In the static HTML, which is the same for all editions that offer the page, it is
   * undefined, and links that only some of them offer have a class for each of the others (`page.css`).
   */
  edition?: Edition | undefined;
}

/** Returns the header's navigation. */
export function headerNavigation(options: LinkOptions): Navigation {
  const { t } = options;
  const items = navigationItems(options);
  return {
    exchange: items(modes),
    left: [
      ...items(destinations),
      { name: t('nav_more'), href: '', renderer: 'more', items: items(more) },
    ],
    right: [],
  };
}

/** Returns the labels of the header and its skeleton. */
export function headerLabels(t: TFunction<'shell'>) {
  return { home: t('brand'), modes: t('mode_label'), navigation: t('nav_label') };
}

/** Returns the columns of the static footer. An app with several pages has a column of its own. */
export function footerColumns(
  { basePath, title, sections }: Pick<SiteApp, 'basePath' | 'title' | 'sections'>,
  { t, page }: Omit<LinkOptions, 'edition'>,
): FooterColumn[] {
  const items = navigationItems({ t, page });
  const links = (list: readonly SiteLink<Label>[]) =>
    items(list).map(({ name, href = '', className }) => ({ name, href, className }));
  const own = sections(t).map(({ name, path }) => ({ name, href: pathFrom(page, path) }));
  const isOwn = ({ path }: SiteLink) => own.length > 0 && path === basePath;
  return [
    {
      title: t('footer_products'),
      links: links([...destinations, ...more].filter((each) => !isOwn(each))),
    },
    ...(own.length > 0 ? [{ title: title(t), links: own }] : []),
    // Visitors find the company, its terms and its fees without opening a list.
    { title: t('footer_company'), links: links(company), open: true },
  ];
}

/** Returns links to all pages of the app and of the site in an edition. */
export function allPages(
  { sections }: Pick<SiteApp, 'sections'>,
  { t, page, edition }: LinkOptions,
): { name: string; href: string }[] {
  const items = navigationItems({ t, page, edition });
  return [
    ...sections(t).map(({ name, path }) => ({ name, href: pathFrom(page, path) })),
    ...items([...destinations, ...more, ...company]).map(({ name, href = '' }) => ({ name, href })),
  ];
}

/** Returns a function that returns the items of those links that the page's editions offer. */
function navigationItems({ t, page, edition }: LinkOptions) {
  const displayed = edition === undefined ? possibleEditions(page) : [edition];
  return (links: readonly SiteLink<Label>[]): NavigationItem[] =>
    links.flatMap(({ label, path, editions = displayed }) => {
      const others = displayed.filter((each) => !editions.includes(each));
      if (others.length === displayed.length) return [];
      return {
        name: label === 'WSOT' ? label : t(label),
        href: pathFrom(page, path),
        renderer: 'link',
        ...(others.length > 0 && { className: others.map((each) => `not-in-${each}`).join(' ') }),
      };
    });
}

/** Returns the editions that may display a page: those that offer its locale, or all without a locale in its URL. */
function possibleEditions({ locale, isLocaleInPath }: PageAddress): readonly Edition[] {
  return isLocaleInPath ? offeringEditions(regions, locale) : regions.editions;
}
