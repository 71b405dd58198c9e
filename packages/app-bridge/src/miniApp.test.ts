import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createMiniApp,
  createSignedMiniApp,
  telegramInitData,
  type MiniAppOptions,
} from './miniApp.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const page = 'https://www.brand.com/en/task-center?x=1';

function setUp({ proxy, ...given }: { proxy?: unknown } & Partial<MiniAppOptions> = {}) {
  const stored = new Map<string, string>();
  const navigate = vi.fn<(url: string) => void>();
  const miniApp = createMiniApp({
    storage: { getItem: (key) => stored.get(key) ?? null },
    tokenKey: 'mini-token',
    getProxy: () => proxy,
    navigate,
    inviteUrl: '/en/invite?campaign=1#top',
    getPageUrl: () => page,
    ...given,
  });
  return { stored, navigate, miniApp };
}

it('detects a mini app by its token or global object', () => {
  const { stored, miniApp } = setUp();
  expect(miniApp.isMiniApp()).toBe(false);
  stored.set('mini-token', 'abc');
  expect(miniApp.isMiniApp()).toBe(true);
  expect(miniApp.token()).toBe('abc');
  const proxied = setUp({ proxy: {} });
  expect(proxied.miniApp.isMiniApp()).toBe(true);
  expect(proxied.miniApp.token()).toBeUndefined();
});

it('treats an empty token, forbidden storage and a global object that throws as missing', () => {
  const { stored, miniApp } = setUp();
  stored.set('mini-token', '');
  expect(miniApp.isMiniApp()).toBe(false);
  const forbidden = createMiniApp({
    storage: {
      getItem: () => {
        throw new Error('SecurityError');
      },
    },
    tokenKey: 'mini-token',
    getProxy: () => {
      throw new Error('no such global');
    },
    navigate: vi.fn(),
    inviteUrl: '/invite',
  });
  expect(forbidden.token()).toBeUndefined();
  expect(forbidden.isMiniApp()).toBe(false);
});

describe('watchToken', () => {
  it.each([
    [0, 500],
    [499, 500],
    [501, 10_000],
    [9_999, 10_000],
  ])('reports a token that is stored after %d ms once, after %d ms', (storedAt, seenAt) => {
    const { stored, miniApp } = setUp();
    const start = Date.now();
    const seen: [string, number][] = [];
    miniApp.watchToken((token) => seen.push([token, Date.now() - start]));
    setTimeout(() => stored.set('mini-token', 'abc'), storedAt);
    vi.advanceTimersByTime(60_000);
    expect(seen).toEqual([['abc', seenAt]]);
  });

  it('does not check after 10 s, or after it is stopped', () => {
    const late = setUp();
    const listener = vi.fn();
    late.miniApp.watchToken(listener);
    vi.advanceTimersByTime(10_000);
    late.stored.set('mini-token', 'abc');
    vi.advanceTimersByTime(60_000);
    const stopped = setUp();
    stopped.stored.set('mini-token', 'abc');
    stopped.miniApp.watchToken(listener)();
    expect(vi.getTimerCount()).toBe(0);
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('requestLogin', () => {
  it('navigates to the invite page after 100 ms, with the return address and the inviter', () => {
    const { navigate, miniApp } = setUp();
    miniApp.requestLogin({ redirectUrl: page, startParam: 'friend 7&x' });
    vi.advanceTimersByTime(99);
    expect(navigate).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    const url = new URL(navigate.mock.calls[0]?.[0] ?? '');
    expect(url.origin + url.pathname + url.hash).toBe('https://www.brand.com/en/invite#top');
    expect([...url.searchParams]).toEqual([
      ['campaign', '1'],
      ['redirect_url', page],
      ['ref', 'friend 7&x'],
    ]);
  });

  it.each([undefined, ''])('sends no inviter if it is %j', (startParam) => {
    const { navigate, miniApp } = setUp();
    miniApp.requestLogin({ redirectUrl: page, startParam });
    vi.advanceTimersByTime(100);
    const url = new URL(navigate.mock.calls[0]?.[0] ?? '');
    expect([...url.searchParams.keys()]).toEqual(['campaign', 'redirect_url']);
  });

  it('can be canceled with the returned function', () => {
    const { navigate, miniApp } = setUp();
    miniApp.requestLogin({ redirectUrl: page })();
    vi.advanceTimersByTime(1_000);
    expect(navigate).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keeps the address short over repeated redirects between the two pages', () => {
    const { navigate, miniApp } = setUp();
    let address = page;
    const lengths = Array.from({ length: 20 }, () => {
      miniApp.requestLogin({ redirectUrl: address });
      vi.advanceTimersByTime(100);
      address = navigate.mock.lastCall?.[0] ?? '';
      return address.length;
    });
    expect(new Set(lengths.slice(2)).size).toBe(1);
  });

  it('resolves the return address and the invite page against the address of the page', () => {
    const { navigate, miniApp } = setUp();
    miniApp.requestLogin({ redirectUrl: 'https://evil.example/x' });
    miniApp.requestLogin({ redirectUrl: '/rewards' });
    vi.advanceTimersByTime(100);
    const urls = navigate.mock.calls.map(([url]) => new URL(url));
    expect(urls.map(({ origin }) => origin)).toEqual(Array(2).fill('https://www.brand.com'));
    expect(urls[1]?.searchParams.get('redirect_url')).toBe('https://www.brand.com/rewards');
  });

  it('uses the address that the page has at the time of the call by default', () => {
    const { navigate, miniApp } = setUp({ getPageUrl: undefined });
    vi.stubGlobal('location', { href: 'https://brand.eu/a' });
    miniApp.requestLogin({ redirectUrl: 'b' });
    vi.advanceTimersByTime(100);
    expect(new URL(navigate.mock.calls[0]?.[0] ?? '').href).toBe(
      'https://brand.eu/en/invite?campaign=1&redirect_url=https%3A%2F%2Fbrand.eu%2Fb#top',
    );
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://www.brand.com/1',
    'ftp://www.brand.com/',
    'https://[',
  ])('throws for %s as a return address, and at creation as an invite page', (address) => {
    const { miniApp, navigate } = setUp();
    expect(() => miniApp.requestLogin({ redirectUrl: address })).toThrow(
      new TypeError(`Invalid redirectUrl "${address}": use an http(s) address.`),
    );
    expect(() => setUp({ inviteUrl: address })).toThrow(
      new TypeError(`Invalid inviteUrl "${address}": use an http(s) address.`),
    );
    vi.advanceTimersByTime(1_000);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('throws for a page without an http(s) address', () => {
    const { miniApp } = setUp({ getPageUrl: () => 'about:srcdoc' });
    expect(() => miniApp.requestLogin({ redirectUrl: page })).toThrow(
      new TypeError('Invalid inviteUrl "/en/invite?campaign=1#top": use an http(s) address.'),
    );
  });
});

describe('signed data', () => {
  it.each<[scope: object, data: string]>([
    [{ Telegram: { WebApp: { initData: 'auth_date=1&hash=a' } } }, 'auth_date=1&hash=a'],
    // Telegram's script adds its object outside Telegram as well.
    [{ Telegram: { WebApp: { initData: '' } } }, ''],
    [{ Telegram: { WebApp: { initData: { hash: 'a' } } } }, ''],
    [{ Telegram: {} }, ''],
    [{ Telegram: null }, ''],
    [{}, ''],
  ])('of Telegram in %j is %j', (scope, data) => {
    expect(telegramInitData(scope)).toBe(data);
  });

  it('decides whether the page is a mini app', () => {
    const logIn = () => Promise.resolve();
    const inside = createSignedMiniApp({ getInitData: () => 'hash=a', logIn });
    const outside = createSignedMiniApp({ getInitData: () => undefined, logIn });
    const throwing = createSignedMiniApp({
      getInitData: () => {
        throw new Error('no such global');
      },
      logIn,
    });
    expect([inside, outside, throwing].map((app) => app.isMiniApp())).toEqual([true, false, false]);
  });
});
