import { createFakeTransport, type FakeStep } from '@exchange/api-client/testing';
import { injectHost, type Script } from '@exchange/app-bridge/testing';
import { accountCalls } from '@exchange/exchange-api';
import { createRegionEnv, detectPlatform } from '@exchange/region-env';
import { preset } from '@exchange/region-env/preset';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AccountPaths } from '../../exchange/exchange.ts';
import { safeStorage } from '../browser/safeStorage.ts';
import { createTrustedAccount } from './createTrustedAccount.ts';

const regions = createRegionEnv(preset);
const profilePath = '/profile';
const paths = Object.fromEntries(
  ['profile', 'logout', ...Object.keys(accountCalls)].map((name) => [name, `/${name}`]),
) as AccountPaths;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Creates the account services of a page in the app or in a browser. */
function setUp({ isApp }: { isApp: boolean }) {
  const address = new URL('https://www.brand.com/en/task-center');
  const reload = vi.fn();
  const location = {
    href: address.href,
    origin: address.origin,
    host: address.host,
    pathname: address.pathname,
    reload,
  } as unknown as Location;
  const routes: Record<string, FakeStep> = {
    [`GET ${profilePath}`]: { type: 'result', result: { id: 1, username: 'demo' } },
  };
  const events: string[] = [];
  const report = vi.fn();
  const host = regions.resolveHost(address.host, location);
  const endpoints = regions.endpoints(location);
  if (!endpoints) throw new Error(`The brand has no endpoints for ${address.host}.`);
  const account = createTrustedAccount({
    window: { location } as Window,
    fetch: createFakeTransport(routes).fetch,
    storage: safeStorage(() => {
      throw new Error('none');
    }),
    brand: regions.config,
    host,
    endpoints,
    paths,
    inviteUrl: 'https://www.brand.com/en/invite',
    platform: {
      ...detectPlatform({ userAgent: '', maxTouchPoints: 0, appMarker: 'App', miniAppToken: null }),
      isApp,
    },
    report,
    onLoginEvent: ({ type }) => events.push(type),
  });
  const loseProfile = () => void (routes[`GET ${profilePath}`] = { type: 'drop' });
  return { account, loseProfile, reload, report, events };
}

/** Script of an app in which a user is logged in. */
const withUser: Script = {
  methods: { 'UserProfile.getUserProfile': { type: 'reply', data: { uid: 1, userToken: 'a' } } },
};

it('reloads after a login in the app', async () => {
  const app = injectHost(withUser);
  const { account, reload, events } = setUp({ isApp: true });
  account.login.login();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(events).toEqual(['nativeAsked', 'succeeded']);
  expect(reload).toHaveBeenCalledOnce();
  app.dispose();
});

it('does not reload after a login in the app if the profile cannot be fetched', async () => {
  const app = injectHost(withUser);
  const { account, loseProfile, reload, report, events } = setUp({ isApp: true });
  loseProfile();
  account.login.login();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(events).toEqual(['nativeAsked', 'profileFailed']);
  expect(reload).not.toHaveBeenCalled();
  expect(report).toHaveBeenCalledOnce();
  app.dispose();
});

it('reports a failed profile call after a login with the form, and reloads', async () => {
  const { account, loseProfile, reload, events } = setUp({ isApp: false });
  loseProfile();
  account.login.login();
  account.login.succeed('login');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(events).toEqual(['modalOpened', 'succeeded', 'profileFailed']);
  expect(reload).toHaveBeenCalledOnce();
});
