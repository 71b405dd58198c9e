import type { DeepLinkRoute, RouteParameter } from './route.ts';

const symbol: RouteParameter = { format: 'symbol' };
const optionalSymbol: RouteParameter = { format: 'symbol', optional: true };
const id: RouteParameter = { format: 'id' };

/** Native names of the quarterly contracts. They roll over: replace the row's endings then. */
const quarterEndings = {
  USD_Q: 'USD0930',
  USDQ: 'USD0930',
  USD_BIQ: 'USD1230',
  USDBIQ: 'USD1230',
  USD_NBIQ: 'USD1230',
  USDNBIQ: 'USD1230',
};

/** Pages that open a native route without values (spec 2.3, "Direct routes"). */
const direct: readonly DeepLinkRoute[] = [
  { id: 'login', paths: ['/login'], target: 'loginpage' },
  { id: 'register', paths: ['/register'], target: 'register?directlyRegister=true' },
  { id: 'kyc', paths: ['/kyc'], target: 'kyc' },
  { id: 'fiat-deposit', paths: ['/fiat/deposit'], target: 'fiat/deposit' },
  { id: 'fiat-withdraw', paths: ['/fiat/withdraw'], target: 'fiat/withdraw' },
  { id: 'about-us', paths: ['/about-us'], target: 'about-us' },
  { id: 'trading-bot', paths: ['/trading-bot'], target: 'trading-bot' },
  {
    id: 'account-trading',
    paths: ['/assets/trading-account'],
    target: 'assets/account?account=12',
  },
  {
    id: 'account-trading-bot',
    paths: ['/assets/trading-bot'],
    target: 'assets/account?account=5',
  },
  { id: 'earn-dual-asset', paths: ['/earn/dual-asset'], target: 'earn/center?type=2' },
  { id: 'earn-launchpool', paths: ['/earn/launchpool'], target: 'earn/center?type=3' },
  {
    id: 'earn-liquidity-mining',
    paths: ['/earn/liquidity-mining'],
    target: 'earn/center?type=5',
  },
  { id: 'apex', paths: ['/apex'], target: 'apex' },
  { id: 'spot-lending', paths: ['/spot-lending'], target: 'spot-lending' },
  { id: 'home', paths: ['/dashboard', '/tax-api'], target: 'home?tab=0' },
];

/** Pages that open a mini program (spec 2.3, "opened as mini-program targets"). */
const miniPrograms: readonly DeepLinkRoute[] = [
  { id: 'earn-pos', paths: ['/earn/pos'], target: 'earn/pos', mini: true },
  { id: 'earn-double-win', paths: ['/earn/double-win'], target: 'earn/double-win', mini: true },
  {
    id: 'earn-discount-buy',
    paths: ['/earn/discount-buy'],
    target: 'earn/discount-buy',
    mini: true,
  },
  { id: 'trading-bot-home', paths: ['/tradingbot'], target: 'trading-bot/home', mini: true },
  {
    id: 'trading-bot-my-bots',
    paths: ['/tradingbot/my-bots'],
    target: 'trading-bot/my-bots',
    mini: true,
  },
  { id: 'referral', paths: ['/referral'], target: 'referral/home', mini: true },
  { id: 'launch', paths: ['/launch'], target: 'launch/home', mini: true },
  {
    id: 'rewards-home',
    paths: ['/task-center', '/task-center/rewards-hub'],
    target: 'rewards/home',
    mini: true,
  },
  {
    id: 'rewards-my-campaigns',
    paths: ['/task-center/my-campaigns'],
    target: 'rewards/my-campaigns',
    mini: true,
  },
  {
    id: 'rewards-my-rewards',
    paths: ['/task-center/my-rewards'],
    target: 'rewards/my-rewards',
    mini: true,
  },
  { id: 'cards', paths: ['/cards'], target: 'cards/home', mini: true },
  { id: 'tools', paths: ['/tools'], target: 'tools/discovery', mini: true },
  { id: 'nft', paths: ['/nft'], target: 'nft/home', mini: true },
  { id: 'giveaway', paths: ['/giveaway'], target: 'red-envelope/claim-preview', mini: true },
  { id: 'token-splash', paths: ['/token-splash'], target: 'token-splash/home', mini: true },
  { id: 'copy-trade', paths: ['/copy-trade'], target: 'copy-trade/index', mini: true },
  {
    id: 'copy-trade-leader-center',
    paths: ['/copy-trade/leader-center'],
    target: 'copy-trade/leader-center',
    mini: true,
  },
  {
    id: 'copy-trade-profile',
    paths: ['/copy-trade/profile'],
    target: 'copy-trade/profile',
    mini: true,
  },
  { id: 'web3-rewards', paths: ['/web3/rewards'], target: 'web3/rewards', mini: true },
  { id: 'web3-ido', paths: ['/web3/ido'], target: 'web3/ido', mini: true },
  { id: 'vip', paths: ['/vip'], target: 'vip/home', mini: true },
  { id: 'vip-intro', paths: ['/vip/intro'], target: 'vip/intro', mini: true },
  { id: 'vip-apply', paths: ['/vip/apply'], target: 'vip/apply', mini: true },
  { id: 'web3-swap', paths: ['/web3/swap'], target: 'web3/tab?index=0', mini: true },
  { id: 'web3-staking', paths: ['/web3/staking'], target: 'web3/tab?index=1', mini: true },
  { id: 'web3-ido-list', paths: ['/web3/ido-list'], target: 'web3/tab?index=2', mini: true },
  { id: 'web3-buy-crypto', paths: ['/web3/buy-crypto'], target: 'web3/tab?index=3', mini: true },
  { id: 'web3-balance', paths: ['/web3/balance'], target: 'web3/tab?index=4', mini: true },
];

/** Asset and order pages, by the number of the native account (spec 2.3, "Routes mapped to asset accounts"). */
const accounts: readonly DeepLinkRoute[] = [
  {
    id: 'account-spot',
    paths: ['/assets/spot', '/assets/spot/*', '/orders/spot', '/orders/spot/*'],
    target: 'assets/account?account=1',
  },
  {
    id: 'account-derivatives',
    paths: [
      '/assets/derivatives',
      '/assets/derivatives/*',
      '/orders/derivatives',
      '/orders/derivatives/*',
    ],
    target: 'assets/account?account=2',
  },
  {
    id: 'account-financial',
    paths: ['/assets/financial', '/assets/financial/*', '/orders/earn', '/orders/earn/*'],
    target: 'assets/account?account=3',
  },
  {
    id: 'account-usdc',
    paths: ['/assets/usdc', '/assets/usdc/*', '/orders/usdc', '/orders/usdc/*'],
    target: 'assets/account?account=4',
  },
  {
    id: 'account-fiat',
    paths: ['/assets/fiat', '/assets/fiat/*', '/orders/fiat', '/orders/fiat/*'],
    target: 'assets/account?account=6',
  },
  { id: 'assets', paths: ['/assets'], target: 'assets' },
];

/** Spec 2.3, "Other mapped routes". */
const others: readonly DeepLinkRoute[] = [
  {
    id: 'markets',
    paths: [
      '/markets',
      '/markets/overview',
      '/markets/spot',
      '/markets/derivatives',
      '/markets/favourites',
    ],
    target: 'home?tab=1',
  },
  { id: 'fiat-buy-crypto', paths: ['/fiat/buy-crypto'], target: 'fiat/buy-crypto' },
  { id: 'fiat-express', paths: ['/fiat/express'], target: 'fiat/express' },
  { id: 'fiat-otc', paths: ['/fiat/otc', '/fiat/otc/orders'], target: 'fiat/otc' },
  { id: 'earn-center', paths: ['/earn', '/earn/home'], target: 'earn/center' },
  { id: 'fund-pool', paths: ['/wealth-management'], target: 'fund-pool' },
];

/** Pages whose path or query carries values (spec 2.3, "Pattern routes"). */
const patterns: readonly DeepLinkRoute[] = [
  {
    id: 'trade-spot',
    paths: ['/trade/spot'],
    target: 'home?tab=3',
  },
  {
    id: 'trade-spot-pair',
    paths: ['/trade/spot/{base}/{quote}'],
    target: 'home?tab=3&symbol={base}{quote}',
    params: { base: symbol, quote: symbol },
  },
  {
    id: 'trade-option',
    paths: ['/trade/option/usdc/{symbol}'],
    target: 'home?tab=2&type=option&symbol={symbol}',
    params: { symbol },
  },
  {
    id: 'trade-inverse',
    paths: ['/trade/inverse/{symbol}'],
    target: 'home?tab=2&type=inverse&symbol={symbol}',
    params: { symbol: { format: 'symbol', endings: { USD: 'USD' } } },
  },
  {
    id: 'trade-usdt',
    paths: ['/trade/usdt/{symbol}'],
    target: 'home?tab=2&type=usdt&symbol={symbol}',
    params: { symbol: { format: 'symbol', endings: { USDT: 'USDT' } } },
  },
  {
    id: 'trade-usdc',
    paths: ['/trade/futures/usdc/{symbol}'],
    target: 'home?tab=2&type=usdc&symbol={symbol}',
    params: {
      symbol: {
        format: 'symbol',
        endings: { '-PERP': '-PERP', '-DDMMMYY': '-DDMMMYY' },
      },
    },
  },
  {
    id: 'trade-inverse-futures',
    paths: ['/trade/inverse/futures/{symbol}'],
    target: 'home?tab=2&type=inverse&symbol={symbol}',
    params: { symbol: { format: 'symbol', endings: quarterEndings } },
  },
  {
    id: 'earn-product',
    paths: ['/earn/flexible-staking', '/earn/savings'],
    target: 'earn/product?id={id}&type={type}',
    params: { id, type: { format: 'number', default: '4' } },
    fallback: 'earn-center-staking',
  },
  { id: 'earn-center-staking', paths: [], target: 'earn/center?type=4' },
  ...['grid', 'dca', 'futures-grid', 'futures-martingale'].map((kind) => ({
    id: `trading-bot-create-${kind}`,
    paths: [`/tradingbot/${kind}/create`],
    target: `trading-bot/create?kind=${kind}&base={base}&quote={quote}`,
    mini: true,
    params: { base: optionalSymbol, quote: optionalSymbol },
  })),
  {
    id: 'transfer',
    paths: ['/assets/financial'],
    when: { parameter: 'faTransfer', value: 'true' },
    target: 'transfer?coin={faCoin}',
    params: { faCoin: optionalSymbol },
  },
  {
    id: 'rewards-reward-detail',
    paths: ['/task-center/reward-detail'],
    target: 'rewards/reward-detail?reward-id={reward-id}&reward-code={reward-code}',
    mini: true,
    params: { 'reward-id': id, 'reward-code': { format: 'id', optional: true } },
    fallback: 'rewards-my-rewards',
  },
  {
    id: 'rewards-task-detail',
    paths: ['/task-center/task-detail'],
    target: 'rewards/task-detail?task-id={task-id}&rule-index={rule-index}',
    mini: true,
    params: { 'task-id': id, 'rule-index': { format: 'number', default: '0' } },
    fallback: 'rewards-home',
  },
  {
    id: 'user-avatar',
    paths: ['/security'],
    when: { parameter: 'page', value: 'user_avatar_page' },
    target: 'user/avatar',
  },
];

/** The deep-link table (spec 2.3). Filter it, extend it, and hand it to `createDeepLinkMapper`. */
export const routes: readonly DeepLinkRoute[] = [
  ...direct,
  ...miniPrograms,
  ...accounts,
  ...others,
  ...patterns,
];
