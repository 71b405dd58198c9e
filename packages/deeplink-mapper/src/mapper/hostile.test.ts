import { describe, expect, it } from 'vitest';
import { checkAnyInput, checkFastReading } from './hostile.property.ts';
import { createDeepLinkMapper } from '../preset/mapper.ts';
import { createDeepLinkParser } from '../parser/parser.ts';
import { preset } from '../preset/preset.ts';

const mapper = createDeepLinkMapper();
const parse = createDeepLinkParser(preset);
const site = 'https://www.brand.com';
const cyrillicB = 'В';

describe('inputs without a link', () => {
  it.each([
    // origins
    ['https://evil.com/login', 'foreign-origin'],
    ['https://brand.com.evil.com/login', 'foreign-origin'],
    ['https://brand.com@evil.com/login', 'foreign-origin'],
    ['https://evil.com/https://brand.com/login', 'foreign-origin'],
    ['http://www.brand.com/login', 'foreign-origin'],
    ['https://www.brand.com:8443/login', 'foreign-origin'],
    ['blob:https://www.brand.com/login', 'foreign-origin'],
    ['javascript:alert(1)//https://www.brand.com/login', 'foreign-origin'],
    ['exchangeapp://open/kyc', 'foreign-origin'],
    ['https://www.brand.com./login', 'foreign-origin'],
    ['https://www-brand.com/login', 'foreign-origin'],
    ['https://www.brand.comlogin', 'foreign-origin'],
    ['?id=1', 'foreign-origin'],
    ['#/login', 'foreign-origin'],
    ['https://www.brand.com:80/login', 'foreign-origin'],
    ['https://www.brand.com:0/login', 'foreign-origin'],
    ['https://www.brand.com%2eevil.com/login', 'foreign-origin'],
    ['https://www.brand.com\u3002evil.com/login', 'foreign-origin'],
    [`https://www.${cyrillicB}rand.com/login`, 'foreign-origin'],
    ['https://user:www.brand.com@evil.com/login', 'foreign-origin'],
    ['https://evil.com\\@www.brand.com/login', 'foreign-origin'],
    ['https://evil.com#@www.brand.com/login', 'foreign-origin'],
    ['https://evil.com?@www.brand.com/login', 'foreign-origin'],
    ['wss://www.brand.com/login', 'foreign-origin'],
    ['filesystem:https://www.brand.com/login', 'foreign-origin'],
    ['data:text/html,https://www.brand.com/login', 'foreign-origin'],
    ['\\\\evil.com/login', 'foreign-origin'],
    ['//evil.com/login', 'foreign-origin'],
    ['/\\evil.com/login', 'foreign-origin'],
    ['/\t/evil.com/login', 'foreign-origin'],
    ['login', 'foreign-origin'],
    ['', 'foreign-origin'],
    ['https://', 'foreign-origin'],
    // paths
    [`${site}`, 'no-route'],
    ['/', 'no-route'],
    ['/en', 'no-route'],
    ['/en/en/login', 'no-route'],
    ['/EN/login', 'no-route'],
    ['/tr-TR/login', 'no-route'],
    ['/api-v5/login', 'no-route'],
    ['/Login', 'no-route'],
    ['/loginx', 'no-route'],
    ['/login/x', 'no-route'],
    [`${site}//login`, 'no-route'],
    ['/login//', 'no-route'],
    ['/assets//spot', 'no-route'],
    ['/assets/spot//x', 'no-route'],
    ['/login;x=1', 'no-route'],
    ['/assets/spot/x;x=1', 'no-route'],
    ['/fiat%2Fdeposit', 'bad-encoding'],
    ['/assets/spot/a%2fb', 'bad-encoding'],
    ['/assets/spot/%5c', 'bad-encoding'],
    ['/login%00', 'bad-encoding'],
    ['/assets/spot/%0d%0a', 'bad-encoding'],
    ['/login%GG', 'bad-encoding'],
    ['/login%', 'bad-encoding'],
    ['/assets/spot/%ff', 'bad-encoding'],
    ['/assets/spot/%252e%252e', 'bad-encoding'],
    ['/%6Cogin', 'no-route'],
    ['/assets/spot/../../nowhere', 'no-route'],
    ['/__proto__', 'no-route'],
    ['/constructor', 'no-route'],
    ['/security', 'bad-parameter'],
    ['/security?page=other', 'bad-parameter'],
    ['/security?page=%GG', 'bad-encoding'],
    // symbols
    ['/trade/spot/BTC', 'no-route'],
    ['/trade/spot/BTC/USDT/x', 'no-route'],
    ['/trade/spot/btc/USDT', 'bad-parameter'],
    ['/trade/spot/BTC&x=1/USDT', 'bad-parameter'],
    ['/trade/spot/BTC%26x/USDT', 'bad-parameter'],
    [`/trade/spot/${cyrillicB}TC/USDT`, 'bad-parameter'],
    ['/trade/spot/BTC１/USDT', 'bad-parameter'],
    ['/trade/spot/BTC\u202e/USDT', 'bad-parameter'],
    ['/trade/spot/ABCDEFGHIJKLMNOP/USDT', 'bad-parameter'],
    ['/trade/inverse/USD', 'bad-parameter'],
    ['/trade/inverse/BTCUSDT', 'bad-parameter'],
    ['/trade/usdt/BTC-USDT', 'bad-parameter'],
    ['/trade/futures/usdc/BTC', 'bad-parameter'],
    ['/trade/futures/usdc/BTC-32DEC26', 'bad-parameter'],
    ['/trade/futures/usdc/BTC-00DEC26', 'bad-parameter'],
    ['/trade/futures/usdc/BTC-25FOO26', 'bad-parameter'],
    ['/trade/futures/usdc/BTC-1DEC26', 'bad-parameter'],
    ['/trade/inverse/futures/BTCUSD_X', 'bad-parameter'],
    ['/trade/inverse/futures/BTCUSD', 'bad-parameter'],
    // queries
    ['/earn/savings?id=', 'bad-parameter'],
    ['/earn/savings?id=a.b', 'bad-parameter'],
    ['/earn/savings?id=%GG', 'bad-encoding'],
    ['/earn/savings?id=1&type=%GG', 'bad-encoding'],
    ['/earn/savings?type=%FF', 'bad-encoding'],
    [`/earn/savings?id=${'9'.repeat(65)}`, 'bad-parameter'],
    ['/earn/savings?id=%2541', 'bad-parameter'],
    ['/earn/savings?id=a+b', 'bad-parameter'],
    ['/earn/savings?id=a%00', 'bad-parameter'],
    ['/task-center/task-detail?task-id=x%0d%0ay', 'bad-parameter'],
    ['/task-center/reward-detail?reward-id=exchangeapp://', 'bad-parameter'],
  ])('%s is explained as %s', (url, reason) => {
    expect(mapper.explain(url)).toMatchObject({ reason });
    expect(mapper.map(url)).toBeUndefined();
  });

  it.each([undefined, null, 7, {}, [], Symbol('x'), new URL(`${site}/login`), () => 'x'])(
    'include the non-string %s',
    (value) => {
      expect(mapper.map(value as never)).toBeUndefined();
      expect(mapper.explain(value as never)).toEqual({ reason: 'foreign-origin' });
      expect(parse(value as never)).toBeUndefined();
    },
  );
});

describe('URLs that browsers normalise to the site', () => {
  it.each([
    ['HTTPS://WWW.BRAND.COM:443/login', 'loginpage'],
    [`${site}\\login`, 'loginpage'],
    ['https://user:pass@www.brand.com/login', 'loginpage'],
    ['https://www.brand.com:0443/login', 'loginpage'],
    ['https://ｗｗｗ.brand.com/login', 'loginpage'],
    ['https://www.brand\u3002com/login', 'loginpage'],
    ['https:/www.brand.com/login', 'loginpage'],
    ['https:www.brand.com/login', 'loginpage'],
    [`  ${site}/login\n`, 'loginpage'],
    [`${site}/lo\r\ngin`, 'loginpage'],
    ['/nowhere/../login', 'loginpage'],
    ['/nowhere/%2e%2E/login', 'loginpage'],
    ['/assets/spot/../../login', 'loginpage'],
    ['/login?next=%GG&a=%', 'loginpage'],
    ['/login?__proto__=x&constructor=y', 'loginpage'],
    ['/assets/spot/%D0%B7', 'assets/account?account=1'],
    ['/assets/financial?faTransfer=false&faTransfer=true', 'assets/account?account=3'],
    ['/assets/financial?faTransfer=true&faCoin=a%26b', 'transfer'],
    ['/assets/financial?faTransfer=true&faCoin=BTC%26x=1', 'transfer'],
    [`/assets/financial?faTransfer=true&faCoin=${cyrillicB}TC`, 'transfer'],
    ['/assets/financial?faTransfer=true&faCoin=', 'transfer'],
    ['/assets/financial?%66aTransfer=%74rue&faCoin=%42TC', 'transfer?coin=BTC'],
    ['/earn/savings?id=1&id=2&type=x', 'earn/product?id=1&type=4'],
    ['/earn/savings?type=7&&id=1#id=2', 'earn/product?id=1&type=7'],
  ])('map %j to %s', (url, route) => {
    expect(mapper.map(url)?.url).toBe(`exchangeapp://open/${route}`);
  });
});

it.each([
  ['path', `${site}/${'a/'.repeat(50_000)}`],
  ['dots', `${site}/${'../'.repeat(33_000)}login`],
  ['escapes', `/assets/spot/${'%41'.repeat(33_000)}`],
  ['broken escapes', `/assets/spot/${'%4'.repeat(50_000)}`],
  ['query', `${site}/earn/savings?${'id&'.repeat(33_000)}`],
  ['names', `${site}/earn/savings?${'%69%6&'.repeat(16_000)}`],
  ['symbol', `/trade/inverse/futures/${'USD_NBI'.repeat(14_000)}`],
  ['value', `/task-center/task-detail?task-id=${'a'.repeat(100_000)}`],
  ['host', `https://${'brand.com.'.repeat(10_000)}/login`],
  ['spaces', `${' '.repeat(100_000)}${site}/login`],
])('reads the characters of a 100 kB input fewer than 20 times on average: %s', (_, url) => {
  const reads = characterReads(() => {
    mapper.map(url);
    mapper.explain(url);
    parse(`exchangeapp://open/${url}`);
  });
  expect(reads).toBeGreaterThan(0);
  expect(reads).toBeLessThan(20 * url.length);
});

it.each([
  ['names', 'utm_&'.repeat(1_500)],
  ['values', Array.from({ length: 700 }, (_, i) => `utm_${i}=%41`).join('&')],
  ['other parameters', 'a=1&'.repeat(1_900)],
])('a parser that keeps parameters reads them once, not for each row: %s', (_, query) => {
  const options = { ...preset, keep: ['utm_*'] };
  const strict = createDeepLinkParser(options);
  const tolerant = createDeepLinkParser(options, { tolerant: true });
  const link = `exchangeapp://open/no/such/route?${query}`;
  const reads = characterReads(() => {
    strict(link);
    tolerant(link);
  });
  expect(reads).toBeLessThan(20 * link.length);
});

/**
 * Counts the characters that `work` reads with string methods such as `indexOf`, which the package calls
 * in loops. `URL`, `split` and regular expressions are not counted, because they take linear time
 * (linear.test.ts).
 */
function characterReads(work: () => void): number {
  let reads = 0;
  const { charCodeAt, indexOf, slice, startsWith } = String.prototype;
  const counted = {
    charCodeAt(this: string, ...input: [number]) {
      reads++;
      return charCodeAt.apply(this, input);
    },
    indexOf(this: string, ...input: [string, number?]) {
      const at = indexOf.apply(this, input);
      reads += (at < 0 ? this.length : at) - Math.min(input[1] ?? 0, this.length) + 1;
      return at;
    },
    slice(this: string, ...input: [number?, number?]) {
      const part = slice.apply(this, input);
      reads += part.length;
      return part;
    },
    startsWith(this: string, ...input: [string, number?]) {
      reads += input[0].length;
      return startsWith.apply(this, input);
    },
  };
  Object.assign(String.prototype, counted);
  try {
    work();
  } finally {
    Object.assign(String.prototype, { charCodeAt, indexOf, slice, startsWith });
  }
  return reads;
}

// `full/hostile.test.ts` checks 100,000 inputs.
describe('random and hostile inputs', () => {
  it('never throw, and all resulting links parse back to their row and parameters', () => {
    checkAnyInput(3_000);
  });

  it('give the same result on the fast path as when parsed with URL', () => {
    checkFastReading(3_000);
  });
});
