import type { DeepLinkRoute } from '../table/route.ts';

/**
 * Routes of native pages, such as the asset accounts (spec 2.3, "Direct routes", "Routes mapped to asset accounts" and
 * "Other mapped routes").
 */
export const nativePages: readonly DeepLinkRoute[] = [
  { id: 'login', paths: ['/login'], target: 'loginpage' },
  { id: 'register', paths: ['/register'], target: 'register?directlyRegister=true' },
  { id: 'kyc', paths: ['/kyc'], target: 'kyc' },
  { id: 'fiat-deposit', paths: ['/fiat/deposit'], target: 'fiat/deposit' },
  { id: 'fiat-withdraw', paths: ['/fiat/withdraw'], target: 'fiat/withdraw' },
  { id: 'about-us', paths: ['/about-us'], target: 'about-us' },
  { id: 'trading-bot', paths: ['/trading-bot'], target: 'trading-bot' },
  {
    id: 'assets-trading-account',
    paths: ['/assets/trading-account'],
    target: 'assets/account?account=12',
    topPage: true,
  },
  {
    id: 'assets-trading-bot',
    paths: ['/assets/trading-bot'],
    target: 'assets/account?account=5',
    topPage: true,
  },
  { id: 'earn-dual-asset', paths: ['/earn/dual-asset'], target: 'earn/center?type=2' },
  { id: 'earn-launchpool', paths: ['/earn/launchpool'], target: 'earn/center?type=3' },
  { id: 'earn-liquidity-mining', paths: ['/earn/liquidity-mining'], target: 'earn/center?type=5' },
  { id: 'apex', paths: ['/apex'], target: 'apex' },
  { id: 'spot-lending', paths: ['/spot-lending'], target: 'spot-lending' },
  { id: 'dashboard', paths: ['/dashboard', '/tax-api'], target: 'home?tab=0', topPage: true },
  {
    id: 'assets-spot',
    paths: ['/assets/spot/*', '/orders/spot/*'],
    target: 'assets/account?account=1',
    topPage: true,
  },
  {
    id: 'assets-derivatives',
    paths: ['/assets/derivatives/*', '/orders/derivatives/*'],
    target: 'assets/account?account=2',
    topPage: true,
  },
  {
    id: 'assets-financial',
    paths: ['/assets/financial/*', '/orders/earn/*'],
    target: 'assets/account?account=3',
    topPage: true,
  },
  {
    id: 'assets-usdc',
    paths: ['/assets/usdc/*', '/orders/usdc/*'],
    target: 'assets/account?account=4',
    topPage: true,
  },
  {
    id: 'assets-fiat',
    paths: ['/assets/fiat/*', '/orders/fiat/*'],
    target: 'assets/account?account=6',
    topPage: true,
  },
  { id: 'assets', paths: ['/assets'], target: 'assets', topPage: true },
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
    topPage: true,
  },
  { id: 'fiat-buy-crypto', paths: ['/fiat/buy-crypto'], target: 'fiat/buy-crypto' },
  { id: 'fiat-express', paths: ['/fiat/express'], target: 'fiat/express' },
  { id: 'fiat-otc', paths: ['/fiat/otc', '/fiat/otc/orders'], target: 'fiat/otc' },
  { id: 'earn', paths: ['/earn', '/earn/home'], target: 'earn/center' },
  { id: 'wealth-management', paths: ['/wealth-management'], target: 'fund-pool' },
  { id: 'trade-spot', paths: ['/trade/spot'], target: 'home?tab=3', topPage: true },
];
