import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { createGuid } from '@exchange/api-client/cookies';
import { createApiClient } from '@exchange/api-client/fetch';
import { createEarlyFetch, type EarlyRequest } from '@exchange/api-client/early';
import { detectPlatform } from '@exchange/region-env';
import { expect, it, vi } from 'vitest';
import { regions } from '@exchange/site/regions';
import { createTaskCenter } from '../services/taskCenter.ts';
import config from '../../next.config.ts';

const { headScript, requestsScript } = config.env;
const { cookies, storageKeys, appMarker } = regions.config;
const guid = '01234567-89ab-4cde-8f01-23456789abcd';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 Safari/604.1';

interface Visit {
  url?: string;
  /** Path of the page without a locale. */
  page?: string;
  /** Locale in the page's URL, and the editions that offer it. */
  locale?: string;
  editions?: string;
  userAgent?: string;
  maxTouchPoints?: number;
  cookie?: string;
  /** Whether the browser stores no cookies. */
  blocksCookies?: boolean;
  stored?: Record<string, string>;
  /** Services on other local origins. */
  meta?: Record<string, string>;
}

/** Runs the script in a simulated page. */
function load({
  url = 'https://www.brand.com/en/task-center',
  page = '/task-center',
  locale = 'en',
  editions = 'default eu',
  userAgent = iPhone,
  maxTouchPoints = 0,
  cookie = `a=1; ${cookies.guid}=${guid}`,
  blocksCookies = false,
  stored = {},
  meta,
}: Visit) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
  fetch.mockImplementation(() => Promise.resolve(new Response('{"ret_code":0,"result":"early"}')));
  const document = {
    cookie,
    querySelector: () => (meta === undefined ? null : { getAttribute: () => JSON.stringify(meta) }),
    documentElement: { dataset: { page, locale, editions } },
  };
  if (blocksCookies) Object.freeze(document);
  const location = new URL(url);
  const navigator = { userAgent, maxTouchPoints };
  const localStorage = { getItem: (key: string) => stored[key] ?? null };
  const window: Record<string, object> & { earlyRequests?: EarlyRequest[] } = {
    document,
    location,
    navigator,
    localStorage,
  };
  const frames: (() => void)[] = [];
  const timers: (() => void)[] = [];
  const root = { dataset: {}, classList: { add: () => undefined } };
  runInNewContext(headScript, {
    window,
    document: { documentElement: root, addEventListener: () => undefined },
    URL,
    URLSearchParams,
  });
  runInNewContext(requestsScript, {
    window,
    requestAnimationFrame: (callback: () => void) => frames.push(callback),
    setTimeout: (callback: () => void) => timers.push(callback),
    document,
    location,
    crypto,
    fetch,
    Headers,
    URL,
    URLSearchParams,
    AbortController,
  });
  const sent = () =>
    fetch.mock.calls.map(
      ([url, { headers }]) => [url, Object.fromEntries(new Headers(headers))] as const,
    );
  const paint = () => {
    for (const callback of frames.splice(0)) callback();
    const sentBefore = sent().length;
    for (const callback of timers.splice(0)) callback();
    return sentBefore;
  };
  return { sent, document, window, paint };
}

/** Runs the script in a simulated page until after its first paint. */
function visit(given: Visit) {
  const { sent, document, window, paint } = load(given);
  paint();
  return { sent: sent(), document, requests: window.earlyRequests };
}

it('does not end the script element, and stays within its budget', () => {
  expect(headScript + requestsScript).not.toMatch(/<\/|<!--/);
  // The first paint waits for the head script.
  expect(gzipSync(headScript, { level: 9 }).length).toBeLessThanOrEqual(4_400);
  expect(gzipSync(requestsScript, { level: 9 }).length).toBeLessThanOrEqual(6_400);
});

it('requests nothing before the first paint', () => {
  const { sent, paint } = load({});
  expect(sent()).toEqual([]);
  expect(paint()).toBe(0);
  expect(sent()).toHaveLength(2);
});

it('starts the requests before the first paint if the scripts need them, and only once', () => {
  const { sent, window, paint } = load({});
  expect(window.earlyRequests).toHaveLength(2);
  paint();
  expect(window.earlyRequests).toHaveLength(2);
  expect(sent()).toHaveLength(2);
});

const urls = (sent: readonly (readonly [string, unknown])[]) => sent.map(([url]) => url);

it('requests the profile and the page’s first data, with the same requests as the API client', async () => {
  const { sent, requests } = visit({});
  expect(urls(sent)).toEqual([
    'https://api2.brand.com/v2/private/user/profile',
    'https://api2.brand.com/x-api/task-center/v1/home?edition=default&lang=en',
  ]);
  const fetch = vi.fn();
  const client = createApiClient({
    baseUrl: 'https://api2.brand.com',
    platform: 'h5',
    guid: () => guid,
    fetch: createEarlyFetch({ requests, fetch }),
  });
  expect(await client.get('/v2/private/user/profile', { basePath: '' })).toBe('early');
  await createTaskCenter(
    {
      request: (call) => client.request({ ...call, schema: undefined }) as never,
    },
    'default',
  ).read('home', { lang: 'en' }, { userId: '0' });
  expect(fetch).not.toHaveBeenCalled();
});

it.each([
  ['/task-center/my-campaigns', '', 'campaigns?edition=default&filter=ongoing&lang=en'],
  [
    '/task-center/task-detail',
    '?task-id=a%20b%26c',
    'task?edition=default&lang=en&rule_index=0&task_id=a+b%26c',
  ],
  [
    '/task-center/task-detail',
    '?task-id=a&rule-index=2',
    'task?edition=default&lang=en&rule_index=2&task_id=a',
  ],
  [
    '/task-center/campaign-detail',
    '?campaign-id=x',
    'campaign?campaign_id=x&edition=default&lang=en',
  ],
])('requests the data of %s%s', (page, search, expected) => {
  const { sent } = visit({ page, url: `https://www.brand.com/en${page}${search}` });
  expect(urls(sent)[1]).toBe(`https://api2.brand.com/x-api/task-center/v1/${expected}`);
});

it.each([
  ['www.brand.com/de/task-center', 'de', 'eu', 'home?edition=eu&lang=de'],
  ['www.brand.eu/en/task-center', 'en', 'default eu', 'home?edition=eu&lang=en'],
  ['www.brand.kz/task-center', '', '', 'home?edition=kz&lang=en'],
])('names the edition that %s displays', (address, locale, editions, expected) => {
  const { sent } = visit({ url: `https://${address}`, locale, editions });
  expect(urls(sent)[1]).toMatch(new RegExp(`/${expected.replace('?', '\\?')}$`));
});

it('sends the requests of a page load in one trace, with a span each', () => {
  const traces = visit({}).sent.map(([, headers]) => String(headers.traceparent));
  for (const trace of traces) expect(trace).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  const [first, second] = traces.map((trace) => trace.split('-'));
  expect(first?.[1]).toBe(second?.[1]);
  expect(first?.[2]).not.toBe(second?.[2]);
});

it('omits data whose id is missing in the URL, and user data for guests', () => {
  expect(visit({ page: '/task-center/task-detail' }).sent).toHaveLength(1);
  expect(visit({ page: '/task-center/faq' }).sent).toHaveLength(1);
  expect(visit({ page: '/task-center/my-rewards' }).sent).toHaveLength(1);
  const { sent } = visit({
    page: '/task-center/my-rewards',
    stored: { [storageKeys.userId]: '7' },
  });
  expect(sent[1]).toMatchObject([
    'https://api2.brand.com/x-api/task-center/v1/rewards?edition=default&group=to_claim&lang=en&sort=ending',
    { 'x-user-id': '7' },
  ]);
});

it('sends the stored guid, or stores a new one that the API client then reads', () => {
  expect(visit({}).sent[0]?.[1]).toMatchObject({ guid });
  const { sent, document } = visit({ cookie: '' });
  const [pair = ''] = document.cookie.split(';');
  const get = () => pair.slice(pair.indexOf('=') + 1);
  const clientGuid = createGuid({ name: cookies.guid, cookies: { get, set: () => undefined } });
  expect(pair.startsWith(`${cookies.guid}=`)).toBe(true);
  expect(sent[0]?.[1]).toMatchObject({ guid: clientGuid() });
  expect(document.cookie).toContain('; Secure');
});

it.each([
  [iPhone, 0],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 0],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 5],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130.0 Mobile Safari/537.36', 5],
  ['Mozilla/5.0 (Linux; Android 14; Tablet) Chrome/130.0 Safari/537.36', 5],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0 Safari/537.36', 10],
  ['Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1) Edge/15', 5],
  ['Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', 0],
])('detects the same platform as the client: %s, %d touch points', (userAgent, maxTouchPoints) => {
  const platform = detectPlatform({ userAgent, maxTouchPoints, appMarker }).client;
  expect(visit({ userAgent, maxTouchPoints }).sent[0]?.[1]).toMatchObject({ platform });
});

it.each<[string, Visit]>([
  ['on an unknown host', { url: 'https://www.example.com/en/task-center' }],
  ['inside the app', { userAgent: `${iPhone} ${appMarker}3.6.1` }],
  ['without cookies', { cookie: '', blocksCookies: true }],
  ['inside the mini app', { stored: { [storageKeys.miniAppToken]: 'token' } }],
])('requests nothing %s', (_, given) => {
  expect(visit(given).sent).toEqual([]);
});

it('uses the same API origin as the API client on every site', () => {
  for (const edition of regions.editions) {
    const origin = regions.siteOrigin(edition);
    const { sent } = visit({ url: `${origin}/en/task-center` });
    const api = regions.endpoints(new URL(origin).host)?.api;
    expect(urls(sent)[0]).toBe(`${api}/v2/private/user/profile`);
  }
});

it.each<[string, Visit, string]>([
  ['a local host', { url: 'http://127.0.0.1:3000/en/task-center' }, 'http://127.0.0.1:3000'],
  [
    'services on other local origins',
    { url: 'http://localhost:3000/en/task-center', meta: { api: 'http://localhost:3001' } },
    'http://localhost:3001',
  ],
  [
    'the edition that a test site shows',
    { url: 'https://www-test.brand.com/en/task-center?edition=eu' },
    'https://api2-test.brand.eu',
  ],
])('requests the profile from %s', (_, given, origin) => {
  expect(urls(visit(given).sent)[0]).toBe(`${origin}/v2/private/user/profile`);
});
