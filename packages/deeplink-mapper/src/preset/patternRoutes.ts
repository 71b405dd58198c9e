import type { DeepLinkRoute } from '../table/route.ts';

/**
 * Delivery dates of inverse futures in the app, by the quarter on the web: `Q` is 0930, `BIQ` and `NBIQ` are 1230 (spec
 * 2.3). Replace them when new quarters are listed.
 */
const deliveryDates = {
  USD_Q: 'USD0930',
  USDQ: 'USD0930',
  USD_BIQ: 'USD1230',
  USDBIQ: 'USD1230',
  USD_NBIQ: 'USD1230',
  USDNBIQ: 'USD1230',
};

/** Routes with values in the path or query (spec 2.3, "Pattern routes"). */
export const patternRoutes: readonly DeepLinkRoute[] = [
  {
    id: 'trade-spot-base-quote',
    paths: ['/trade/spot/{base}/{quote}'],
    target: 'home?tab=3&symbol={base}{quote}',
    topPage: true,
    params: { quote: { known: ['USDT', 'USDC', 'USD', 'EUR', 'BTC', 'ETH'] } },
  },
  {
    id: 'trade-inverse-symbol',
    paths: ['/trade/inverse/{symbol}'],
    target: 'home?tab=2&type=inverse&symbol={symbol}',
    topPage: true,
    params: { symbol: { endings: { USD: 'USD' } } },
  },
  {
    id: 'trade-usdt-symbol',
    paths: ['/trade/usdt/{symbol}'],
    target: 'home?tab=2&type=usdt&symbol={symbol}',
    topPage: true,
    params: { symbol: { endings: { USDT: 'USDT' } } },
  },
  {
    id: 'trade-futures-usdc-symbol',
    paths: ['/trade/futures/usdc/{symbol}'],
    target: 'home?tab=2&type=usdc&symbol={symbol}',
    topPage: true,
    params: { symbol: { endings: { '-PERP': '-PERP', '-DDMMMYY': '-DDMMMYY' } } },
  },
  {
    id: 'trade-option-usdc-symbol',
    paths: ['/trade/option/usdc/{symbol}'],
    target: 'home?tab=2&type=option&symbol={symbol}',
    topPage: true,
  },
  {
    id: 'trade-inverse-futures-symbol',
    paths: ['/trade/inverse/futures/{symbol}'],
    target: 'home?tab=2&type=inverse&symbol={symbol}',
    topPage: true,
    params: { symbol: { endings: deliveryDates } },
  },
  {
    id: 'earn-flexible-staking',
    paths: ['/earn/flexible-staking', '/earn/savings'],
    target: 'earn/product?id={id}&type={type}',
    params: { id: { format: 'id' }, type: { format: 'number', default: '4' } },
    fallback: 'earn-center-staking',
  },
  { id: 'earn-center-staking', paths: [], target: 'earn/center?type=4' },
  {
    id: 'tradingbot-grid-create',
    paths: ['/tradingbot/grid/create'],
    target: 'trading-bot/create?kind=grid&base={base}&quote={quote}',
    mini: true,
    params: { base: { optional: true }, quote: { optional: true } },
  },
  {
    id: 'tradingbot-dca-create',
    paths: ['/tradingbot/dca/create'],
    target: 'trading-bot/create?kind=dca&base={base}&quote={quote}',
    mini: true,
    params: { base: { optional: true }, quote: { optional: true } },
  },
  {
    id: 'tradingbot-futures-grid-create',
    paths: ['/tradingbot/futures-grid/create'],
    target: 'trading-bot/create?kind=futures-grid&base={base}&quote={quote}',
    mini: true,
    params: { base: { optional: true }, quote: { optional: true } },
  },
  {
    id: 'tradingbot-futures-martingale-create',
    paths: ['/tradingbot/futures-martingale/create'],
    target: 'trading-bot/create?kind=futures-martingale&base={base}&quote={quote}',
    mini: true,
    params: { base: { optional: true }, quote: { optional: true } },
  },
  {
    id: 'transfer',
    paths: ['/assets/financial'],
    target: 'transfer?coin={faCoin}',
    when: { parameter: 'faTransfer', value: 'true' },
    params: { faCoin: { optional: true } },
  },
  {
    id: 'task-center-reward-detail',
    paths: ['/task-center/reward-detail'],
    target: 'rewards/reward-detail?reward-id={reward-id}&reward-code={reward-code}',
    mini: true,
    params: { 'reward-id': { format: 'id' }, 'reward-code': { format: 'id', optional: true } },
    fallback: 'task-center-my-rewards',
  },
  {
    id: 'task-center-task-detail',
    paths: ['/task-center/task-detail'],
    target: 'rewards/task-detail?task-id={task-id}&rule-index={rule-index}',
    mini: true,
    params: { 'task-id': { format: 'id' }, 'rule-index': { format: 'number', default: '0' } },
    fallback: 'task-center',
  },
  {
    id: 'security',
    paths: ['/security'],
    target: 'user/avatar',
    when: { parameter: 'page', value: 'user_avatar_page' },
  },
];
