import type { DeepLinkRoute, RouteParameter } from '../table/route.ts';

/**
 * Parses a row: web paths, followed by the native route. If the line has only one path, the native route
 * has the same name as the path. The id is the first path, with dashes instead of slashes.
 */
function row(line: string, more?: Partial<DeepLinkRoute>): DeepLinkRoute {
  const paths = line.split(' ');
  const target = (paths[1] && paths.pop()) ?? line.slice(1);
  const id = (paths[0]?.match(/[\w-]+/g) ?? []).join('-');
  return { id, paths, target, topPage: /^(home|assets)(?![\w-])/.test(target), ...more };
}

/** Parses one row per line. */
const rows = (lines: string, more?: Partial<DeepLinkRoute>): readonly DeepLinkRoute[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => row(line, more));

const mini = { mini: true };

/** Routes of native pages (spec 2.3, "Direct routes", "Routes mapped to asset accounts" and "Other mapped routes"). */
const native = rows(`
/login loginpage
/register register?directlyRegister=true
/kyc
/fiat/deposit
/fiat/withdraw
/about-us
/trading-bot
/assets/trading-account assets/account?account=12
/assets/trading-bot assets/account?account=5
/earn/dual-asset earn/center?type=2
/earn/launchpool earn/center?type=3
/earn/liquidity-mining earn/center?type=5
/apex
/spot-lending
/dashboard /tax-api home?tab=0
/assets/spot/* /orders/spot/* assets/account?account=1
/assets/derivatives/* /orders/derivatives/* assets/account?account=2
/assets/financial/* /orders/earn/* assets/account?account=3
/assets/usdc/* /orders/usdc/* assets/account?account=4
/assets/fiat/* /orders/fiat/* assets/account?account=6
/assets
/markets /markets/overview /markets/spot /markets/derivatives /markets/favourites home?tab=1
/fiat/buy-crypto
/fiat/express
/fiat/otc /fiat/otc/orders fiat/otc
/earn /earn/home earn/center
/wealth-management fund-pool
/trade/spot home?tab=3
/trade/option/usdc/{symbol} home?tab=2&type=option&symbol={symbol}
`);

/** Routes that open a mini program (spec 2.3, "Routes opened as mini-program targets"). */
const miniPrograms = rows(
  `
/earn/pos
/earn/double-win
/earn/discount-buy
/tradingbot trading-bot/home
/tradingbot/my-bots trading-bot/my-bots
/referral referral/home
/launch launch/home
/task-center /task-center/rewards-hub rewards/home
/task-center/my-campaigns rewards/my-campaigns
/task-center/my-rewards rewards/my-rewards
/cards cards/home
/tools tools/discovery
/nft nft/home
/giveaway red-envelope/claim-preview
/token-splash token-splash/home
/copy-trade copy-trade/index
/copy-trade/leader-center
/copy-trade/profile
/web3/rewards
/web3/ido
/vip vip/home
/vip/intro
/vip/apply
/web3/swap web3/tab?index=0
/web3/staking web3/tab?index=1
/web3/ido-list web3/tab?index=2
/web3/buy-crypto web3/tab?index=3
/web3/balance web3/tab?index=4
`,
  mini,
);

const id: RouteParameter = { format: 'id' };
const optional: RouteParameter = { optional: true };
const symbol = (endings: Readonly<Record<string, string>>): Partial<DeepLinkRoute> => ({
  params: { symbol: { endings } },
});

/** Routes with values in the path or query (spec 2.3, "Pattern routes"). */
const patterns: readonly DeepLinkRoute[] = [
  row('/trade/spot/{base}/{quote} home?tab=3&symbol={base}{quote}', {
    params: { quote: { known: ['USDT', 'USDC', 'USD', 'EUR', 'BTC', 'ETH'] } },
  }),
  row('/trade/inverse/{symbol} home?tab=2&type=inverse&symbol={symbol}', symbol({ USD: 'USD' })),
  row('/trade/usdt/{symbol} home?tab=2&type=usdt&symbol={symbol}', symbol({ USDT: 'USDT' })),
  row(
    '/trade/futures/usdc/{symbol} home?tab=2&type=usdc&symbol={symbol}',
    symbol({ '-PERP': '-PERP', '-DDMMMYY': '-DDMMMYY' }),
  ),
  row(
    '/trade/inverse/futures/{symbol} home?tab=2&type=inverse&symbol={symbol}',
    // Delivery dates of the current quarters. Replace this row when new quarters are listed.
    symbol({
      USD_Q: 'USD0930',
      USDQ: 'USD0930',
      USD_BIQ: 'USD1230',
      USDBIQ: 'USD1230',
      USD_NBIQ: 'USD1230',
      USDNBIQ: 'USD1230',
    }),
  ),
  row('/earn/flexible-staking /earn/savings earn/product?id={id}&type={type}', {
    params: { id, type: { format: 'number', default: '4' } },
    fallback: 'earn-center-staking',
  }),
  row('', { id: 'earn-center-staking', paths: [], target: 'earn/center?type=4' }),
  ...['grid', 'dca', 'futures-grid', 'futures-martingale'].map((kind) =>
    row(`/tradingbot/${kind}/create trading-bot/create?kind=${kind}&base={base}&quote={quote}`, {
      ...mini,
      params: { base: optional, quote: optional },
    }),
  ),
  row('/assets/financial transfer?coin={faCoin}', {
    id: 'transfer',
    when: { parameter: 'faTransfer', value: 'true' },
    params: { faCoin: optional },
  }),
  row(
    '/task-center/reward-detail rewards/reward-detail?reward-id={reward-id}&reward-code={reward-code}',
    {
      ...mini,
      params: { 'reward-id': id, 'reward-code': { ...id, ...optional } },
      fallback: 'task-center-my-rewards',
    },
  ),
  row('/task-center/task-detail rewards/task-detail?task-id={task-id}&rule-index={rule-index}', {
    ...mini,
    params: { 'task-id': id, 'rule-index': { format: 'number', default: '0' } },
    fallback: 'task-center',
  }),
  row('/security user/avatar', { when: { parameter: 'page', value: 'user_avatar_page' } }),
];

/** The deep-link table (spec 2.3). You can filter or extend it and pass it to `createDeepLinkMapper`. */
export const routes: readonly DeepLinkRoute[] = [...native, ...miniPrograms, ...patterns];
