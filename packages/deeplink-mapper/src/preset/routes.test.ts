import { describe, expect, it } from 'vitest';
import { createDeepLinkMapper } from './mapper.ts';
import { routes } from './preset.ts';

const mini = (route: string) =>
  `exchangeapp://open/route?targetUrl=${encodeURIComponent(`exchangeapp-mini://${route}`)}`;
const open = (route: string) => `exchangeapp://open/${route}`;

/** Web path and query, row id and native link for the whole table of spec 2.3. */
const table: [path: string, routeId: string, url: string][] = [
  ['/login', 'login', open('loginpage')],
  ['/register', 'register', open('register?directlyRegister=true')],
  ['/kyc', 'kyc', open('kyc')],
  ['/fiat/deposit', 'fiat-deposit', open('fiat/deposit')],
  ['/fiat/withdraw', 'fiat-withdraw', open('fiat/withdraw')],
  ['/about-us', 'about-us', open('about-us')],
  ['/trading-bot', 'trading-bot', open('trading-bot')],
  ['/assets/trading-account', 'assets-trading-account', open('assets/account?account=12')],
  ['/assets/trading-bot', 'assets-trading-bot', open('assets/account?account=5')],
  ['/earn/dual-asset', 'earn-dual-asset', open('earn/center?type=2')],
  ['/earn/launchpool', 'earn-launchpool', open('earn/center?type=3')],
  ['/earn/liquidity-mining', 'earn-liquidity-mining', open('earn/center?type=5')],
  ['/apex', 'apex', open('apex')],
  ['/spot-lending', 'spot-lending', open('spot-lending')],
  ['/dashboard', 'dashboard', open('home?tab=0')],
  ['/tax-api', 'dashboard', open('home?tab=0')],

  ['/earn/pos', 'earn-pos', mini('earn/pos')],
  ['/earn/double-win', 'earn-double-win', mini('earn/double-win')],
  ['/earn/discount-buy', 'earn-discount-buy', mini('earn/discount-buy')],
  ['/tradingbot', 'tradingbot', mini('trading-bot/home')],
  ['/tradingbot/my-bots', 'tradingbot-my-bots', mini('trading-bot/my-bots')],
  ['/referral', 'referral', mini('referral/home')],
  ['/launch', 'launch', mini('launch/home')],
  ['/task-center', 'task-center', mini('rewards/home')],
  ['/task-center/rewards-hub', 'task-center', mini('rewards/home')],
  ['/task-center/my-campaigns', 'task-center-my-campaigns', mini('rewards/my-campaigns')],
  ['/task-center/my-rewards', 'task-center-my-rewards', mini('rewards/my-rewards')],
  ['/cards', 'cards', mini('cards/home')],
  ['/tools', 'tools', mini('tools/discovery')],
  ['/nft', 'nft', mini('nft/home')],
  ['/giveaway', 'giveaway', mini('red-envelope/claim-preview')],
  ['/token-splash', 'token-splash', mini('token-splash/home')],
  ['/copy-trade', 'copy-trade', mini('copy-trade/index')],
  ['/copy-trade/leader-center', 'copy-trade-leader-center', mini('copy-trade/leader-center')],
  ['/copy-trade/profile', 'copy-trade-profile', mini('copy-trade/profile')],
  ['/web3/rewards', 'web3-rewards', mini('web3/rewards')],
  ['/web3/ido', 'web3-ido', mini('web3/ido')],
  ['/vip', 'vip', mini('vip/home')],
  ['/vip/intro', 'vip-intro', mini('vip/intro')],
  ['/vip/apply', 'vip-apply', mini('vip/apply')],
  ['/web3/swap', 'web3-swap', mini('web3/tab?index=0')],
  ['/web3/staking', 'web3-staking', mini('web3/tab?index=1')],
  ['/web3/ido-list', 'web3-ido-list', mini('web3/tab?index=2')],
  ['/web3/buy-crypto', 'web3-buy-crypto', mini('web3/tab?index=3')],
  ['/web3/balance', 'web3-balance', mini('web3/tab?index=4')],

  ['/assets/spot', 'assets-spot', open('assets/account?account=1')],
  ['/assets/spot/history/2024', 'assets-spot', open('assets/account?account=1')],
  ['/orders/spot', 'assets-spot', open('assets/account?account=1')],
  ['/orders/spot/open', 'assets-spot', open('assets/account?account=1')],
  ['/assets/derivatives', 'assets-derivatives', open('assets/account?account=2')],
  ['/assets/derivatives/a', 'assets-derivatives', open('assets/account?account=2')],
  ['/orders/derivatives', 'assets-derivatives', open('assets/account?account=2')],
  ['/orders/derivatives/a/b/c', 'assets-derivatives', open('assets/account?account=2')],
  ['/assets/financial', 'assets-financial', open('assets/account?account=3')],
  ['/assets/financial/flexible', 'assets-financial', open('assets/account?account=3')],
  ['/orders/earn', 'assets-financial', open('assets/account?account=3')],
  ['/orders/earn/pos', 'assets-financial', open('assets/account?account=3')],
  ['/assets/usdc', 'assets-usdc', open('assets/account?account=4')],
  ['/assets/usdc/x', 'assets-usdc', open('assets/account?account=4')],
  ['/orders/usdc', 'assets-usdc', open('assets/account?account=4')],
  ['/orders/usdc/option', 'assets-usdc', open('assets/account?account=4')],
  ['/assets/fiat', 'assets-fiat', open('assets/account?account=6')],
  ['/assets/fiat/x', 'assets-fiat', open('assets/account?account=6')],
  ['/orders/fiat', 'assets-fiat', open('assets/account?account=6')],
  ['/orders/fiat/otc', 'assets-fiat', open('assets/account?account=6')],
  ['/assets', 'assets', open('assets')],

  ['/markets', 'markets', open('home?tab=1')],
  ['/markets/overview', 'markets', open('home?tab=1')],
  ['/markets/spot', 'markets', open('home?tab=1')],
  ['/markets/derivatives', 'markets', open('home?tab=1')],
  ['/markets/favourites', 'markets', open('home?tab=1')],
  ['/fiat/buy-crypto', 'fiat-buy-crypto', open('fiat/buy-crypto')],
  ['/fiat/express', 'fiat-express', open('fiat/express')],
  ['/fiat/otc', 'fiat-otc', open('fiat/otc')],
  ['/fiat/otc/orders', 'fiat-otc', open('fiat/otc')],
  ['/earn', 'earn', open('earn/center')],
  ['/earn/home', 'earn', open('earn/center')],
  ['/wealth-management', 'wealth-management', open('fund-pool')],

  ['/trade/spot/BTC/USDT', 'trade-spot-base-quote', open('home?tab=3&symbol=BTCUSDT')],
  ['/trade/spot', 'trade-spot', open('home?tab=3')],
  ['/trade/option/usdc/ETH', 'trade-option-usdc-symbol', open('home?tab=2&type=option&symbol=ETH')],
  ['/trade/inverse/BTCUSD', 'trade-inverse-symbol', open('home?tab=2&type=inverse&symbol=BTCUSD')],
  ['/trade/usdt/SOLUSDT', 'trade-usdt-symbol', open('home?tab=2&type=usdt&symbol=SOLUSDT')],
  [
    '/trade/futures/usdc/BTC-PERP',
    'trade-futures-usdc-symbol',
    open('home?tab=2&type=usdc&symbol=BTC-PERP'),
  ],
  [
    '/trade/futures/usdc/ETH-25DEC26',
    'trade-futures-usdc-symbol',
    open('home?tab=2&type=usdc&symbol=ETH-25DEC26'),
  ],
  ...(
    [
      ['BTCUSD_Q', 'BTCUSD0930'],
      ['BTCUSDQ', 'BTCUSD0930'],
      ['BTCUSD_BIQ', 'BTCUSD1230'],
      ['BTCUSDBIQ', 'BTCUSD1230'],
      ['ETHUSD_NBIQ', 'ETHUSD1230'],
      ['ETHUSDNBIQ', 'ETHUSD1230'],
    ] as const
  ).map(([web, native]): [string, string, string] => [
    `/trade/inverse/futures/${web}`,
    'trade-inverse-futures-symbol',
    open(`home?tab=2&type=inverse&symbol=${native}`),
  ]),
  [
    '/earn/flexible-staking?id=77&type=6',
    'earn-flexible-staking',
    open('earn/product?id=77&type=6'),
  ],
  [
    '/earn/flexible-staking?id=a_B-9',
    'earn-flexible-staking',
    open('earn/product?id=a_B-9&type=4'),
  ],
  ['/earn/savings?type=1&id=77', 'earn-flexible-staking', open('earn/product?id=77&type=1')],
  ['/earn/flexible-staking', 'earn-center-staking', open('earn/center?type=4')],
  ['/earn/savings?type=9', 'earn-center-staking', open('earn/center?type=4')],
  ...['grid', 'dca', 'futures-grid', 'futures-martingale'].flatMap(
    (kind): [string, string, string][] => [
      [
        `/tradingbot/${kind}/create?base=BTC&quote=USDT`,
        `tradingbot-${kind}-create`,
        mini(`trading-bot/create?kind=${kind}&base=BTC&quote=USDT`),
      ],
      [
        `/tradingbot/${kind}/create?quote=USDT`,
        `tradingbot-${kind}-create`,
        mini(`trading-bot/create?kind=${kind}&quote=USDT`),
      ],
      [
        `/tradingbot/${kind}/create`,
        `tradingbot-${kind}-create`,
        mini(`trading-bot/create?kind=${kind}`),
      ],
    ],
  ),
  ['/assets/financial?faTransfer=true', 'transfer', open('transfer')],
  ['/assets/financial?faTransfer=true&faCoin=USDT', 'transfer', open('transfer?coin=USDT')],
  ['/assets/financial?faTransfer=1', 'assets-financial', open('assets/account?account=3')],
  [
    '/assets/financial/flexible?faTransfer=true',
    'assets-financial',
    open('assets/account?account=3'),
  ],
  [
    '/task-center/reward-detail?reward-id=R1&reward-code=C-1',
    'task-center-reward-detail',
    mini('rewards/reward-detail?reward-id=R1&reward-code=C-1'),
  ],
  [
    '/task-center/reward-detail?reward-id=R1',
    'task-center-reward-detail',
    mini('rewards/reward-detail?reward-id=R1'),
  ],
  ['/task-center/reward-detail', 'task-center-my-rewards', mini('rewards/my-rewards')],
  [
    '/task-center/task-detail?task-id=7&rule-index=2',
    'task-center-task-detail',
    mini('rewards/task-detail?task-id=7&rule-index=2'),
  ],
  [
    '/task-center/task-detail?task-id=7',
    'task-center-task-detail',
    mini('rewards/task-detail?task-id=7&rule-index=0'),
  ],
  ['/task-center/task-detail?rule-index=1', 'task-center', mini('rewards/home')],
  ['/security?page=user_avatar_page', 'security', open('user/avatar')],
];

const mapper = createDeepLinkMapper();

describe.each(table)('%s', (path, routeId, url) => {
  const query = path.includes('?') ? path.slice(path.indexOf('?')) : '';
  const bare = path.slice(0, path.length - query.length);
  const reversed = query && `?${query.slice(1).split('&').reverse().join('&')}`;
  const variants = ['', '/en', '/zh-TW', '/tr-TUR', '/de'].flatMap((locale) => [
    `https://www.brand.com${locale}${bare}${query}`,
    `https://www.brand.com${locale}${bare}/${query}`,
    `https://brand-tr.com${locale}${bare}${reversed}#part`,
    `https://brand.eu${locale}${bare}/${query}${query ? '&' : '?'}utm_source=x&ddt=1#/a?b`,
    `${locale}${bare}${query}`,
  ]);

  it(`opens ${routeId}`, () => {
    for (const variant of variants) {
      expect(mapper.map(variant), variant).toMatchObject({ routeId, url });
      expect(mapper.explain(variant), variant).toEqual({ reason: 'ok', routeId });
    }
  });
});

it('has a test case for every row', () => {
  const written = new Set(table.map(([, routeId]) => routeId));
  expect(routes.map(({ id }) => id).filter((id) => !written.has(id))).toEqual([]);
});
