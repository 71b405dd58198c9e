import { expect, it, vi } from 'vitest';
import { safeStorage } from '../browser/safeStorage.ts';
import { connectMiniApp } from './connectMiniApp.ts';

function connect(proxy?: unknown) {
  const assign = vi.fn();
  const location = { assign, href: 'https://www.brand.com/en/task-center' } as unknown as Location;
  const window = { location, ExchangeMiniAppProxy: proxy };
  const storage = safeStorage(() => {
    throw new Error('none');
  });
  const app = connectMiniApp({ window, storage, tokenKey: 'token', inviteUrl: '/en/invite' });
  return { app, assign, storage };
}

it('detects the messaging app by its proxy or its token', () => {
  expect(connect().app.isMiniApp()).toBe(false);
  expect(connect({}).app.isMiniApp()).toBe(true);
  const { app, storage } = connect();
  storage.setItem('token', 'abc');
  expect(app.isMiniApp()).toBe(true);
});

it.each([
  ['friend-7', 'friend-7'],
  ['A_b', 'A_b'],
  ['', undefined],
  ['a b', undefined],
  ['<b>', undefined],
  ['x'.repeat(65), undefined],
  [7, undefined],
  [undefined, undefined],
])('reads the start parameter %j as %j', (startParam, expected) => {
  expect(connect({ startParam }).app.startParam()).toBe(expected);
});

it('returns no start parameter without a proxy', () => {
  expect(connect(null).app.startParam()).toBeUndefined();
  expect(connect('text').app.startParam()).toBeUndefined();
});

it('navigates to the invite page to request a login', () => {
  vi.useFakeTimers();
  const { app, assign } = connect({});
  app.requestLogin({ redirectUrl: 'https://www.brand.com/en/task-center', startParam: 'x' });
  vi.advanceTimersByTime(100);
  expect(assign).toHaveBeenCalledExactlyOnceWith(
    'https://www.brand.com/en/invite?redirect_url=https%3A%2F%2Fwww.brand.com%2Fen%2Ftask-center&ref=x',
  );
  vi.useRealTimers();
});
