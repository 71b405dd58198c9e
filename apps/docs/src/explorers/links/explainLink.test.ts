import { expect, it } from 'vitest';
import { explainLink } from './explainLink.ts';

it('explains an address with its row, its values and the path back to the web', () => {
  expect(explainLink('https://www.brand.com/en/trade/spot/BTC/USDT')).toMatchObject({
    direction: 'webToApp',
    reason: 'ok',
    link: { url: 'exchangeapp://open/home?tab=3&symbol=BTCUSDT', topPage: true },
    row: { id: 'trade-spot-base-quote', paths: ['/trade/spot/{base}/{quote}'] },
    params: { tab: '3', symbol: 'BTCUSDT' },
    path: '/trade/spot/BTC/USDT',
  });
});

it('names the fallback row if a value is absent', () => {
  expect(explainLink('/task-center/reward-detail')).toMatchObject({
    reason: 'ok',
    row: { id: 'task-center-my-rewards' },
    link: { mini: true },
  });
});

it('explains a link of the app', () => {
  expect(explainLink('exchangeapp://open/kyc')).toMatchObject({
    direction: 'appToWeb',
    reason: 'ok',
    path: '/kyc',
    row: { id: 'kyc' },
  });
  expect(explainLink('exchangeapp://open/home?tab=3&symbol=ABCDEF')).toMatchObject({
    reason: 'no-web-path',
    path: undefined,
    row: { id: 'trade-spot-base-quote' },
  });
  expect(explainLink('exchangeapp://open/nothing')).toMatchObject({
    reason: 'no-route',
    row: undefined,
  });
});

it.each([
  ['https://www.brand.com.evil.com/en/kyc', 'foreign-origin', 'not on a site'],
  ['https://www.brand.com@evil.com/kyc', 'foreign-origin', 'not on a site'],
  ['http://www.brand.com/kyc', 'foreign-origin', 'protocol'],
  ['//evil.com/kyc', 'foreign-origin', 'not on a site'],
  ['javascript:alert(1)', 'foreign-origin', 'not on a site'],
  ['', 'foreign-origin', 'Paste an address'],
  ['https://www.brand.com/kyc%2Fx', 'bad-encoding', 'escaped “/”'],
  ['https://www.brand.com/%E0%A4%A', 'bad-encoding', 'invalid escape'],
  ['https://www.brand.com/earn/savings?id=%FF', 'bad-encoding', '“id” contains'],
  ['https://www.brand.com/<script>alert(1)</script>', 'no-route', 'No row'],
  ['/trade/spot/<b>/USDT', 'bad-parameter', '“base” is absent or invalid. It must be 1 to 15'],
  ['/trade/usdt/BTC-USDT', 'bad-parameter', 'followed by USDT'],
  ['/earn/savings?id=a b', 'bad-parameter', '1 to 64 letters'],
  ['/security?page=other', 'bad-parameter', '“page” must be “user_avatar_page”'],
])('refuses %j: %s', (address, reason, text) => {
  const explanation = explainLink(address);
  expect(explanation).toMatchObject({ reason, link: undefined });
  expect(explanation.text).toContain(text);
});
