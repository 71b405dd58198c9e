import type { NavigationItem } from '@exchange/ui';
import type { TFunction } from 'i18next';
import type shell from '../../messages/en/shell.json';
import { pathFrom } from '../page/address.ts';
import type { Page } from '../page/PageContext.tsx';

interface Destination {
  /** Key of the shell's texts, or a name that is the same in every language. */
  label: keyof typeof shell | 'WSOT';
  path: string;
}

const modes: readonly Destination[] = [
  { label: 'mode_exchange', path: '/' },
  { label: 'mode_web3', path: '/web3' },
];

/** What the header offers, in reading order. */
const destinations: readonly Destination[] = [
  { label: 'nav_buy_crypto', path: '/fiat/buy-crypto' },
  { label: 'nav_markets', path: '/markets' },
  { label: 'nav_trade', path: '/trade/spot/BTC/USDT' },
  { label: 'nav_earn', path: '/earn' },
  { label: 'nav_task_center', path: '/task-center' },
  { label: 'WSOT', path: '/wsot' },
];

const more: readonly Destination[] = [
  { label: 'nav_copy_trade', path: '/copy-trade' },
  { label: 'nav_trading_bot', path: '/trading-bot' },
  { label: 'nav_launchpool', path: '/earn/launchpool' },
  { label: 'nav_vip', path: '/vip' },
];

const footer: readonly Destination[] = [
  { label: 'footer_about', path: '/about-us' },
  { label: 'footer_help', path: '/help' },
  { label: 'footer_terms', path: '/legal/terms' },
  { label: 'footer_privacy', path: '/legal/privacy' },
];

export interface Navigation {
  exchange: NavigationItem[];
  left: NavigationItem[];
  right: NavigationItem[];
}

/** The header's navigation in the language of `t`, in the shape that is cached for the next visit. */
export function navigation(t: TFunction<'shell'>, page: Page): Navigation {
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

export function footerLinks(t: TFunction<'shell'>, page: Page): NavigationItem[] {
  return footer.map(linkTo(t, page));
}

function linkTo(t: TFunction<'shell'>, page: Page) {
  return ({ label, path }: Destination): NavigationItem => ({
    name: label === 'WSOT' ? label : t(label),
    href: pathFrom(page, path),
    renderer: 'link',
  });
}
