import { productEditions } from '../../exchange.config.ts';
import type { Edition } from './regions.ts';

// Pages of the exchange's site outside the app.

/** A page of the site, in the header and the footer. */
export interface SiteLink<Label extends string = string> {
  /** Key of the `shell` namespace, or a name that is the same in every language. */
  label: Label;
  path: string;
  /** Editions that offer the product of the page. Default: all. */
  editions?: readonly Edition[];
}

/** Types links by their labels, so that each label is a key or a known name. */
const links = <const Label extends string>(list: readonly SiteLink<Label>[]) => list;

const { derivatives, yield: yields } = productEditions;

export const modes = links([
  { label: 'mode_exchange', path: '/' },
  { label: 'mode_web3', path: '/web3' },
]);

/** Links of the header, in reading order. */
export const destinations = links([
  { label: 'nav_buy_crypto', path: '/fiat/buy-crypto' },
  { label: 'nav_markets', path: '/markets' },
  { label: 'nav_trade', path: '/trade/spot' },
  { label: 'nav_earn', path: '/earn', editions: yields },
  { label: 'nav_task_center', path: '/task-center' },
  { label: 'WSOT', path: '/wsot', editions: derivatives },
]);

/** Links in the header's menu "More". */
export const more = links([
  { label: 'nav_copy_trade', path: '/copy-trade', editions: derivatives },
  { label: 'nav_trading_bot', path: '/trading-bot' },
  { label: 'nav_launchpool', path: '/earn/launchpool', editions: yields },
  { label: 'nav_vip', path: '/vip' },
]);

/** Links of the footer about the company, its terms and its fees. */
export const company = links([
  { label: 'footer_about', path: '/about-us' },
  { label: 'footer_help', path: '/help' },
  { label: 'footer_fees', path: '/legal/fees' },
  { label: 'footer_assets', path: '/legal/assets' },
  { label: 'footer_terms', path: '/legal/terms' },
  { label: 'footer_privacy', path: '/legal/privacy' },
  { label: 'consent_details', path: '/legal/privacy#analytics' },
  { label: 'footer_complaints', path: '/help#law' },
  { label: 'footer_imprint', path: '/help#company' },
]);

/** Pages to which parts of every page link. */
export const siteLinks = {
  assets: '/user/assets/home/spot',
  rewards: '/task-center/my-rewards',
  markets: '/markets',
  download: '/download',
  help: '/help',
} as const;
