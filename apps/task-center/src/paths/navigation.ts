import { pathFrom, type PageAddress, type SiteLinks } from '@exchange/site/page';
import type { Section } from '@exchange/site/frame';
import type { FooterColumn, Navigation, NavigationItem } from '@exchange/ui';
import type { TFunction } from 'i18next';

const modes = [
  { label: 'mode_exchange', path: '/' },
  { label: 'mode_web3', path: '/web3' },
] as const;

/** Links of the header, in reading order. */
const destinations = [
  { label: 'nav_buy_crypto', path: '/fiat/buy-crypto' },
  { label: 'nav_markets', path: '/markets' },
  { label: 'nav_trade', path: '/trade/spot/BTC/USDT' },
  { label: 'nav_earn', path: '/earn' },
  { label: 'nav_task_center', path: '/task-center' },
  { label: 'WSOT', path: '/wsot' },
] as const;

const more = [
  { label: 'nav_copy_trade', path: '/copy-trade' },
  { label: 'nav_trading_bot', path: '/trading-bot' },
  { label: 'nav_launchpool', path: '/earn/launchpool' },
  { label: 'nav_vip', path: '/vip' },
] as const;

/** Pages to which parts of every page link. */
export const links: SiteLinks = {
  home: '/task-center',
  markets: '/markets',
  download: '/download',
};

/** Pages of the task centre, each with its detail pages. */
export const sections = [
  { label: 'section_tasks', path: '/task-center', details: ['/task-center/task-detail'] },
  {
    label: 'section_rewards',
    path: '/task-center/my-rewards',
    details: ['/task-center/reward-detail'],
  },
  {
    label: 'section_campaigns',
    path: '/task-center/my-campaigns',
    details: ['/task-center/campaign-detail'],
  },
  { label: 'section_invite', path: '/task-center/invite', details: [] },
  { label: 'section_faq', path: '/task-center/faq', details: [] },
] as const;

const company = [
  { label: 'footer_about', path: '/about-us' },
  { label: 'footer_help', path: '/help' },
  { label: 'footer_terms', path: '/legal/terms' },
  { label: 'footer_privacy', path: '/legal/privacy' },
] as const;

/** A link. Its label is a key of the `shell` namespace, or a name that is the same in every language. */
type Destination = (
  typeof modes | typeof destinations | typeof more | typeof sections | typeof company
)[number];

/** Returns the task centre's pages in the language of `t`. */
export function sectionsIn(t: TFunction<'shell'>): Section[] {
  return sections.map(({ label, ...section }) => ({ ...section, name: t(label) }));
}

/** Returns the header's navigation. */
export function navigation(t: TFunction<'shell'>, page: PageAddress): Navigation {
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

/** Returns the columns of the footer. */
export function footerColumns(t: TFunction<'shell'>, page: PageAddress): FooterColumn[] {
  const links = (list: readonly Destination[]) =>
    list.map(linkTo(t, page)).map(({ name, href = '' }) => ({ name, href }));
  return [
    {
      title: t('footer_products'),
      links: links([...destinations, ...more].filter(({ label }) => label !== 'nav_task_center')),
    },
    { title: t('nav_task_center'), links: links(sections) },
    { title: t('footer_company'), links: links(company) },
  ];
}

/** Returns links to all pages of the navigation. */
export function allPages(t: TFunction<'shell'>, page: PageAddress): NavigationItem[] {
  return [...sections, ...destinations, ...more, ...company].map(linkTo(t, page));
}

function linkTo(t: TFunction<'shell'>, page: PageAddress) {
  return ({ label, path }: Destination): NavigationItem => ({
    name: label === 'WSOT' ? label : t(label),
    href: pathFrom(page, path),
    renderer: 'link',
  });
}
