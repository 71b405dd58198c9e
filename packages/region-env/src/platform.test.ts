import fc, { anyCodePoint } from '@tooling/testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { detectPlatform as detect, type PlatformHint } from './platform.ts';

const detectPlatform = (hint: PlatformHint) => detect({ appMarker: 'ExchangeApp/', ...hint });

const macintosh =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';

describe('operating system', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', 'ios', true],
    ['Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X) Mobile/15E148', 'ios', true],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile Safari/537.36', 'android', true],
    ['Mozilla/5.0 (Linux; Android 14; SM-X910) Safari/537.36', 'android', true],
    [macintosh, 'macos', false],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0', 'windows', false],
    ['Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Lumia) Mobile', 'windows', true],
    ['Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', 'linux', false],
    ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/140.0.0.0', 'linux', false],
    ['curl/8.0', undefined, false],
    ['Microsoft Office/16.0 (Microsoft Outlook 16.0; Pro)', undefined, false],
    ['Microsoft-CryptoAPI/10.0', undefined, false],
    ['MicroStation (CROSS) Macross/1.0', undefined, false],
    ['Mozilla/5.0 (TB-X110; U) Gecko', undefined, false],
    ['Automobile/1.0', undefined, false],
    ['Mozilla/5.0 (Mobile; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5', undefined, true],
    ['Mozilla/5.0 (compatible; MSIE 10.0; IEMobile/10.0)', undefined, true],
    ['Mozilla/5.0 (X11; Linux x86_64) Mobile', 'linux', true],
    ['Mozilla/5.0 (X11; FreeBSD amd64) Firefox/140.0', 'linux', false],
    ['Mozilla/5.0 (iPod touch; CPU iPhone OS 12_0 like Mac OS X)', 'ios', true],
    ['Mozilla/5.0 (Macintosh) Safari', 'macos', false],
    ['App (Mac OS X 15.0)', 'macos', false],
    ['WINDOWS PHONE 8', 'windows', true],
    ['', undefined, false],
  ])('is detected in "%s"', (userAgent, os, isMobile) => {
    expect(detectPlatform({ userAgent })).toMatchObject({
      os,
      isMobile,
      client: isMobile ? 'h5' : 'pc',
    });
  });

  it('is ios for an iPad with the user agent of a Mac', () => {
    expect(detectPlatform({ userAgent: macintosh, maxTouchPoints: 5 }).os).toBe('ios');
    expect(detectPlatform({ userAgent: macintosh, maxTouchPoints: 2 }).os).toBe('ios');
    expect(detectPlatform({ userAgent: macintosh, maxTouchPoints: 1 }).os).toBe('macos');
    expect(detectPlatform({ userAgent: macintosh, maxTouchPoints: 0 }).os).toBe('macos');
    expect(detectPlatform({ userAgent: macintosh, maxTouchPoints: 5 })).toMatchObject({
      isMobile: true,
      client: 'h5',
    });
  });

  it.each([
    ['Windows NT 10.0', 'windows'],
    ['Android 15', 'android'],
    ['X11; Linux', 'linux'],
    ['curl/8.0', undefined],
  ])('does not depend on touch points for "%s"', (userAgent, os) => {
    expect(detectPlatform({ userAgent, maxTouchPoints: 10 }).os).toBe(os);
  });
});

describe('the app', () => {
  it.each([
    ['ExchangeApp/3.6.1', '3.6.1'],
    ['Mozilla/5.0 (iPhone) ExchangeApp/3.10.0-beta.2+45 Mobile', '3.10.0-beta.2+45'],
    ['(ExchangeApp/4.0; wv)', '4.0'],
    ['ExchangeApp/3', '3'],
    ['ExchangeApp/3.6.1 ExchangeApp/4.0', '3.6.1'],
    ['ExchangeApp/3_6-b', '3_6-b'],
    [`ExchangeApp/${'1'.repeat(64)}`, '1'.repeat(64)],
    [`ExchangeApp/${'1'.repeat(65)}`, '1'.repeat(64)],
    ['ExchangeApp/.3', undefined],
    ['ExchangeApp/ 3', undefined],
    ['ExchangeApp/', undefined],
    ['ExchangeApp/x', undefined],
  ])('is detected in "%s" with version %s', (userAgent, appVersion) => {
    expect(detectPlatform({ userAgent })).toMatchObject({ isApp: true, client: 'app', appVersion });
  });

  it.each(['exchangeapp/3.6.1', 'ExchangeApp 3.6.1', 'Exchange/3.6.1'])(
    'is not detected in "%s"',
    (userAgent) => {
      expect(detectPlatform({ userAgent })).toMatchObject({ isApp: false, appVersion: undefined });
    },
  );

  it('has the client platform "app" on desktops and phones', () => {
    for (const userAgent of ['Windows ExchangeApp/4.0', 'iPhone ExchangeApp/4.0']) {
      expect(detectPlatform({ userAgent }).client).toBe('app');
    }
  });

  it('has no version without a marker, even if the user agent starts with a digit', () => {
    expect(detectPlatform({ userAgent: '3.6.1' }).appVersion).toBeUndefined();
    expect(detectPlatform({ userAgent: '3.6.1', appMarker: '' }).appVersion).toBeUndefined();
  });

  it('is detected by a custom app marker', () => {
    const hint = { userAgent: 'OtherApp/1.2.3', appMarker: 'OtherApp/' };
    expect(detectPlatform(hint)).toMatchObject({ isApp: true, appVersion: '1.2.3' });
    expect(detectPlatform({ ...hint, appMarker: '' }).isApp).toBe(false);
  });
});

it('detects a mini app by its token or proxy object', () => {
  const userAgent = '';
  expect(detectPlatform({ userAgent }).isMiniApp).toBe(false);
  expect(detectPlatform({ userAgent, miniAppToken: null }).isMiniApp).toBe(false);
  expect(detectPlatform({ userAgent, miniAppToken: '' }).isMiniApp).toBe(false);
  expect(detectPlatform({ userAgent, miniAppToken: 't' }).isMiniApp).toBe(true);
  expect(detectPlatform({ userAgent, hasMiniAppProxy: true }).isMiniApp).toBe(true);
});

it('does not throw for any user agent and marker', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: anyCodePoint, maxLength: 300 }),
      fc.string(),
      (userAgent, appMarker) => {
        expect(['app', 'h5', 'pc']).toContain(detectPlatform({ userAgent, appMarker }).client);
      },
    ),
  );
});

it('finds no app without a marker', () => {
  expect(detect({ userAgent: 'ExchangeApp/3.6.1' })).toMatchObject({ isApp: false, client: 'pc' });
});

it.each([undefined, null, 7, {}])('detects an unknown desktop if the user agent is %j', (agent) => {
  expect(detectPlatform({ userAgent: agent as never, appMarker: 'ExchangeApp/' })).toEqual({
    os: undefined,
    isMobile: false,
    isApp: false,
    appVersion: undefined,
    isMiniApp: false,
    client: 'pc',
  });
  expect(detectPlatform({ userAgent: agent as never, appMarker: null as never }).isApp).toBe(false);
  expect(detectPlatform({}).client).toBe('pc');
});
