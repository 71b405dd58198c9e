// Pages of the exchange's site outside the app. A label is a key of the `shell` namespace, or a
// name that is the same in every language.

export const modes = [
  { label: 'mode_exchange', path: '/' },
  { label: 'mode_web3', path: '/web3' },
] as const;

/** Links of the header, in reading order. */
export const destinations = [
  { label: 'nav_buy_crypto', path: '/fiat/buy-crypto' },
  { label: 'nav_markets', path: '/markets' },
  { label: 'nav_trade', path: '/trade/spot' },
  { label: 'nav_earn', path: '/earn' },
  { label: 'nav_task_center', path: '/task-center' },
  { label: 'WSOT', path: '/wsot' },
] as const;

/** Links in the header's menu "More". */
export const more = [
  { label: 'nav_copy_trade', path: '/copy-trade' },
  { label: 'nav_trading_bot', path: '/trading-bot' },
  { label: 'nav_launchpool', path: '/earn/launchpool' },
  { label: 'nav_vip', path: '/vip' },
] as const;

/** Links of the footer about the company. */
export const company = [
  { label: 'footer_about', path: '/about-us' },
  { label: 'footer_help', path: '/help' },
  { label: 'footer_terms', path: '/legal/terms' },
  { label: 'footer_privacy', path: '/legal/privacy' },
] as const;

/** Pages to which parts of every page link. */
export const siteLinks = {
  assets: '/user/assets/home/spot',
  rewards: '/task-center/my-rewards',
  markets: '/markets',
  download: '/download',
  help: '/help',
} as const;
