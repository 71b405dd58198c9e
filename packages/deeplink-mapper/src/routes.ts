import type { DeepLinkRoute, RouteParameter } from './route.ts';

/** Its id is its first path, with dashes for slashes. */
const native = (target: string, ...paths: [string, ...string[]]): DeepLinkRoute => ({
  id: paths[0]
    .split(/[/{}*]+/)
    .filter(Boolean)
    .join('-'),
  paths,
  target,
});
const mini: typeof native = (target, ...paths) => ({ ...native(target, ...paths), mini: true });

const optional: RouteParameter = { optional: true };
const id: RouteParameter = { format: 'id' };

/** Pages that open a native route (spec 2.3, "Direct routes"). */
const direct = [
  native('loginpage', '/login'),
  native('register?directlyRegister=true', '/register'),
  native('kyc', '/kyc'),
  native('fiat/deposit', '/fiat/deposit'),
  native('fiat/withdraw', '/fiat/withdraw'),
  native('about-us', '/about-us'),
  native('trading-bot', '/trading-bot'),
  native('assets/account?account=12', '/assets/trading-account'),
  native('assets/account?account=5', '/assets/trading-bot'),
  native('earn/center?type=2', '/earn/dual-asset'),
  native('earn/center?type=3', '/earn/launchpool'),
  native('earn/center?type=5', '/earn/liquidity-mining'),
  native('apex', '/apex'),
  native('spot-lending', '/spot-lending'),
  native('home?tab=0', '/dashboard', '/tax-api'),
];

/** Pages that open a mini program (spec 2.3, "Routes opened as mini-program targets"). */
const miniPrograms = [
  mini('earn/pos', '/earn/pos'),
  mini('earn/double-win', '/earn/double-win'),
  mini('earn/discount-buy', '/earn/discount-buy'),
  mini('trading-bot/home', '/tradingbot'),
  mini('trading-bot/my-bots', '/tradingbot/my-bots'),
  mini('referral/home', '/referral'),
  mini('launch/home', '/launch'),
  mini('rewards/home', '/task-center', '/task-center/rewards-hub'),
  mini('rewards/my-campaigns', '/task-center/my-campaigns'),
  mini('rewards/my-rewards', '/task-center/my-rewards'),
  mini('cards/home', '/cards'),
  mini('tools/discovery', '/tools'),
  mini('nft/home', '/nft'),
  mini('red-envelope/claim-preview', '/giveaway'),
  mini('token-splash/home', '/token-splash'),
  mini('copy-trade/index', '/copy-trade'),
  mini('copy-trade/leader-center', '/copy-trade/leader-center'),
  mini('copy-trade/profile', '/copy-trade/profile'),
  mini('web3/rewards', '/web3/rewards'),
  mini('web3/ido', '/web3/ido'),
  mini('vip/home', '/vip'),
  mini('vip/intro', '/vip/intro'),
  mini('vip/apply', '/vip/apply'),
  mini('web3/tab?index=0', '/web3/swap'),
  mini('web3/tab?index=1', '/web3/staking'),
  mini('web3/tab?index=2', '/web3/ido-list'),
  mini('web3/tab?index=3', '/web3/buy-crypto'),
  mini('web3/tab?index=4', '/web3/balance'),
];

/** Asset and order pages, by the number of the native account (spec 2.3, "Routes mapped to asset accounts"). */
const accounts = [
  native('assets/account?account=1', '/assets/spot/*', '/orders/spot/*'),
  native('assets/account?account=2', '/assets/derivatives/*', '/orders/derivatives/*'),
  native('assets/account?account=3', '/assets/financial/*', '/orders/earn/*'),
  native('assets/account?account=4', '/assets/usdc/*', '/orders/usdc/*'),
  native('assets/account?account=6', '/assets/fiat/*', '/orders/fiat/*'),
  native('assets', '/assets'),
];

/** Spec 2.3, "Other mapped routes". */
const others = [
  native(
    'home?tab=1',
    '/markets',
    '/markets/overview',
    '/markets/spot',
    '/markets/derivatives',
    '/markets/favourites',
  ),
  native('fiat/buy-crypto', '/fiat/buy-crypto'),
  native('fiat/express', '/fiat/express'),
  native('fiat/otc', '/fiat/otc', '/fiat/otc/orders'),
  native('earn/center', '/earn', '/earn/home'),
  native('fund-pool', '/wealth-management'),
];

/** Pages whose path or query carries values (spec 2.3, "Pattern routes"). */
const patterns: readonly DeepLinkRoute[] = [
  native('home?tab=3', '/trade/spot'),
  native('home?tab=3&symbol={base}{quote}', '/trade/spot/{base}/{quote}'),
  native('home?tab=2&type=option&symbol={symbol}', '/trade/option/usdc/{symbol}'),
  {
    ...native('home?tab=2&type=inverse&symbol={symbol}', '/trade/inverse/{symbol}'),
    params: { symbol: { endings: { USD: 'USD' } } },
  },
  {
    ...native('home?tab=2&type=usdt&symbol={symbol}', '/trade/usdt/{symbol}'),
    params: { symbol: { endings: { USDT: 'USDT' } } },
  },
  {
    ...native('home?tab=2&type=usdc&symbol={symbol}', '/trade/futures/usdc/{symbol}'),
    params: { symbol: { endings: { '-PERP': '-PERP', '-DDMMMYY': '-DDMMMYY' } } },
  },
  {
    ...native('home?tab=2&type=inverse&symbol={symbol}', '/trade/inverse/futures/{symbol}'),
    params: {
      symbol: {
        // Quarters roll over: whoever maps later ones gives this row back with other endings.
        endings: {
          USD_Q: 'USD0930',
          USDQ: 'USD0930',
          USD_BIQ: 'USD1230',
          USDBIQ: 'USD1230',
          USD_NBIQ: 'USD1230',
          USDNBIQ: 'USD1230',
        },
      },
    },
  },
  {
    ...native('earn/product?id={id}&type={type}', '/earn/flexible-staking', '/earn/savings'),
    params: { id, type: { format: 'number', default: '4' } },
    fallback: 'earn-center-staking',
  },
  { id: 'earn-center-staking', paths: [], target: 'earn/center?type=4' },
  ...['grid', 'dca', 'futures-grid', 'futures-martingale'].map((kind) => ({
    ...mini(
      `trading-bot/create?kind=${kind}&base={base}&quote={quote}`,
      `/tradingbot/${kind}/create`,
    ),
    params: { base: optional, quote: optional },
  })),
  {
    ...native('transfer?coin={faCoin}', '/assets/financial'),
    id: 'transfer',
    when: { parameter: 'faTransfer', value: 'true' },
    params: { faCoin: optional },
  },
  {
    ...mini(
      'rewards/reward-detail?reward-id={reward-id}&reward-code={reward-code}',
      '/task-center/reward-detail',
    ),
    params: { 'reward-id': id, 'reward-code': { format: 'id', optional: true } },
    fallback: 'task-center-my-rewards',
  },
  {
    ...mini(
      'rewards/task-detail?task-id={task-id}&rule-index={rule-index}',
      '/task-center/task-detail',
    ),
    params: { 'task-id': id, 'rule-index': { format: 'number', default: '0' } },
    fallback: 'task-center',
  },
  {
    ...native('user/avatar', '/security'),
    when: { parameter: 'page', value: 'user_avatar_page' },
  },
];

/** The deep-link table (spec 2.3). Filter it, extend it, and give it to `createDeepLinkMapper`. */
export const routes: readonly DeepLinkRoute[] = [
  ...direct,
  ...miniPrograms,
  ...accounts,
  ...others,
  ...patterns,
];
