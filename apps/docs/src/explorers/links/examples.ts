import type { Example } from '../panel/Examples.tsx';

const example = (label: string, input: string): Example<string> => ({ label, input });

export const goodLinks = [
  example('Spot pair', 'https://www.brand.com/en/trade/spot/BTC/USDT'),
  example('Delivery future', '/trade/inverse/futures/BTCUSDBIQ'),
  example('Mini program', 'https://www.brand.eu/de/task-center/my-rewards'),
  example('Fallback row', '/task-center/reward-detail'),
  example('App link', 'exchangeapp://open/home?tab=3&symbol=BTCUSDT'),
];

export const hostileLinks = [
  example('Other site', 'https://www.brand.com.evil.com/en/kyc'),
  example('User name', 'https://www.brand.com@evil.com/kyc'),
  example('Script', 'javascript:alert(document.domain)'),
  example('Markup as a value', '/trade/spot/<img src=x onerror=alert(1)>/USDT'),
  example('Escaped slash', 'https://www.brand.com/kyc%2F..%2Flogin'),
  example('App link with another screen', 'exchangeapp://open/../wallet?pay=1'),
];
