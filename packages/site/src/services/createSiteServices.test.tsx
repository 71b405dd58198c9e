import { createFakeTransport } from '@exchange/api-client/testing';
import { expect, it, vi } from 'vitest';
import { app, openSite, pass } from '../../test/openSite.tsx';
import { createSiteServices } from './createSiteServices.ts';

const beacon = vi.fn<typeof navigator.sendBeacon>(() => true);

/** Opens a page, and returns a function that tracks an event. */
async function openTracked(...[options]: [Parameters<typeof openSite>[1]?]) {
  beacon.mockClear();
  Object.assign(navigator, { sendBeacon: beacon });
  const page = await openSite(undefined, options);
  beacon.mockClear();
  return { ...page, track: () => page.services.analytics.track('start', { what: 'join' }) };
}

const sent = () =>
  beacon.mock.calls.flatMap(
    ([, body]) => (JSON.parse(body as string) as { events: Record<string, unknown>[] }).events,
  );

it.each([
  ['is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['closes', () => window.dispatchEvent(new Event('pagehide'))],
])('sends analytics at once when the page %s', async (_, leave) => {
  const { track } = await openTracked();
  track();
  expect(sent()).toEqual([]);
  leave();
  expect(sent().at(-1)).toMatchObject({ event: 'start', what: 'join', path: '/en/app' });
});

it.each([
  [{ profile: { id: 1, username: 'demo' } }, { user_id: '1', is_login: true, isPC: true }],
  [{}, { user_id: '', is_login: false, isApp: false, isTg: false, isPhone: false }],
])('sends the fields of the visitor %j', async (options, fields) => {
  const { track } = await openTracked(options);
  track();
  await pass(6_000);
  expect(sent().at(-1)).toMatchObject(fields);
});

it('reports steps of a login as analytics', async () => {
  const { services } = await openTracked();
  void services.account.login?.register();
  await pass(6_000);
  expect(sent()).toContainEqual(expect.objectContaining({ event: 'login', view: 'register' }));
});

it("reads the server's time from its responses", async () => {
  const serverTime = Date.UTC(2026, 10, 21, 13);
  const { services, answerProfile } = await openTracked();
  answerProfile({
    type: 'reply',
    headers: { date: new Date(serverTime).toUTCString(), 'cache-control': 'no-store' },
    body: { ret_code: 0, ret_msg: 'OK', result: { id: 1 } },
  });
  void services.account.session.refresh();
  await pass(100);
  expect(Math.abs(services.now() - serverTime)).toBeLessThan(2_000);
});

it('has no login, API or telemetry on an untrusted host, and logs that once', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const elsewhere = new Proxy(window, {
    get(target, name) {
      if (name === 'location') return new URL('https://brand.example.net/en/app');
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  const { fetch, calls } = createFakeTransport({});
  const services = createSiteServices({ window: elsewhere, app, fetch });
  expect(services).toMatchObject({
    host: { trusted: false },
    api: undefined,
    endpoints: undefined,
    telemetry: undefined,
    helpers: undefined,
    translationUrl: undefined,
    account: { login: undefined, service: undefined },
  });
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('Untrusted host "brand.example.net"'),
    expect.any(Error),
  );
  services.analytics.track('view', { what: 'page' });
  expect(calls).toEqual([]);
});

it('links to newer translations of its language', async () => {
  const { services } = await openTracked();
  expect(services.translationUrl?.('de', 'shell')).toMatch(/\/de.*\/shell\.json$/);
});
