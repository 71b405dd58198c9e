import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { regions } from '../exchange/regions.ts';
import { startFirstRequests } from './startFirstRequests.ts';

const { appMarker, storageKeys, cookies } = regions.config;
const send = vi.fn<typeof fetch>();

beforeEach(() => {
  send.mockReset().mockResolvedValue(Response.json({}));
  vi.stubGlobal('fetch', send);
  onTestFinished(() => void vi.unstubAllGlobals());
});

/** Starts the requests of a page on this machine. Returns their paths. */
function start({ sampling }: { sampling?: { vitals: number; errors: number } } = {}) {
  startFirstRequests({
    window,
    hosts: regions,
    appMarker,
    storageKeys,
    guidCookie: cookies.guid,
    profile: '/profile',
    sampling,
    firstRead: (userId) => ({ url: `/goods-of-${userId}` }),
  });
  return send.mock.calls.map(([url]) => new URL(url as string).pathname.split('/').at(-1));
}

it('requests the profile and the data of the last user', () => {
  localStorage.setItem(storageKeys.userId, '7');
  expect(start()).toEqual(['profile', 'goods-of-7']);
});

it('sends requests of a guest on a first visit', () => {
  expect(start()).toEqual(['profile', 'goods-of-0']);
});

it('requests nothing inside the app, which has to provide a token first', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 ${appMarker}`);
  expect(start()).toEqual([]);
});

it('requests nothing inside the messaging app', () => {
  localStorage.setItem(storageKeys.miniAppToken, 'token');
  expect(start()).toEqual([]);
});

it('requests nothing without cookies, because the id of the visitor would change', () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  expect(start()).toEqual([]);
});

it('sends a trace only if calls have one', () => {
  const traceOf = () => new Headers(send.mock.lastCall?.[1]?.headers).get('traceparent');
  start();
  expect(traceOf()).toBeNull();
  start({ sampling: { vitals: 1, errors: 1 } });
  expect(traceOf()).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
});
