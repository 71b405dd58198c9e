// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { createBridge } from '../bridge/createBridge.ts';
import { downloadFile, openUrl } from './links.ts';
import { simulator, type Script } from '../testing/index.ts';

function setUp({ timeoutMs = 3_000, ...script }: Script & { timeoutMs?: number } = {}) {
  const transport = simulator(script);
  const clickLink = vi.fn();
  const log = vi.fn();
  const bridge = createBridge({ transport, timeoutMs });
  const opened = () =>
    transport.calls.filter((call) => call.module === 'UrlLauncher').map((call) => call.params);
  const common = { bridge, clickLink, log, pageUrl: 'https://www.brand.com/en/task-center' };
  return { common, clickLink, log, opened };
}

it("opens an address with the app's launcher in the app, and as a link on the web", async () => {
  const { common, clickLink, opened } = setUp();
  expect(await openUrl({ ...common, isApp: true, url: '/faq' })).toBe('launcher');
  expect(opened()).toEqual([{ url: 'https://www.brand.com/faq' }]);
  expect(clickLink).not.toHaveBeenCalled();
  expect(await openUrl({ ...common, isApp: false, url: '/faq' })).toBe('link');
  expect(clickLink).toHaveBeenCalledExactlyOnceWith({ href: 'https://www.brand.com/faq' });
});

it.each([
  ['?ddt=1', 'link'],
  ['?x=1&ddt=1', 'link'],
  ['', 'launcher'],
  ['?ddt=0', 'launcher'],
  ['?ddt=11', 'launcher'],
  ['#ddt=1', 'launcher'],
])('in the app, on a page with the query %j, downloads by %s', async (query, outcome) => {
  const { common, clickLink } = setUp();
  const pageUrl = common.pageUrl + query;
  const options = { ...common, isApp: true, pageUrl, url: '/report.csv', fileName: 'r.csv' };
  expect(await downloadFile(options)).toBe(outcome);
  expect(clickLink.mock.calls).toEqual(
    outcome === 'link' ? [[{ href: 'https://www.brand.com/report.csv', download: 'r.csv' }]] : [],
  );
});

it('uses the file name that the server sends by default', async () => {
  const { common, clickLink } = setUp();
  expect(await downloadFile({ ...common, isApp: false, url: '/report.csv' })).toBe('link');
  expect(clickLink).toHaveBeenCalledExactlyOnceWith({
    href: 'https://www.brand.com/report.csv',
    download: '',
  });
});

it('uses a link in the app without a bridge', async () => {
  const { common, clickLink } = setUp();
  expect(await openUrl({ ...common, isApp: true, bridge: undefined, url: '/faq' })).toBe('link');
  expect(clickLink).toHaveBeenCalledOnce();
});

it.each([
  ['https://brand.eu/faq', 'link', 'link'],
  ['http://brand.eu/faq', 'link', 'link'],
  ['mailto:help@brand.com', 'link', 'failed'],
  ['tel:+491234', 'link', 'failed'],
  ['blob:https://www.brand.com/1', 'failed', 'link'],
  ['ftp://brand.eu/faq', 'failed', 'failed'],
  ['xhttps://brand.eu', 'failed', 'failed'],
])('opens %s as %s and downloads it as %s', async (url, opened, downloaded) => {
  const { common } = setUp();
  expect(await openUrl({ ...common, isApp: false, url })).toBe(opened);
  expect(await downloadFile({ ...common, isApp: false, url })).toBe(downloaded);
});

it.each<[string, Script]>([
  ['of version 3.6.0', { appVersion: '3.6.0' }],
  ['without a valid version', { appVersion: '3.6.1 (beta)' }],
  ['that never appears', { appearsAfterMs: Infinity }],
])('uses a link in an app %s, and logs nothing', async (_subject, script) => {
  const { common, clickLink, log } = setUp({ timeoutMs: 20, ...script });
  expect(await openUrl({ ...common, isApp: true, url: '/faq' })).toBe('link');
  expect(await downloadFile({ ...common, isApp: true, url: '/a.csv' })).toBe('link');
  expect(clickLink.mock.calls).toEqual([
    [{ href: 'https://www.brand.com/faq' }],
    [{ href: 'https://www.brand.com/a.csv', download: '' }],
  ]);
  expect(log).not.toHaveBeenCalled();
});

it('does not use a link if the launcher may have opened the address', async () => {
  const { common, clickLink } = setUp({
    timeoutMs: 20,
    methods: { 'UrlLauncher.open': { type: 'hang' } },
  });
  expect(await openUrl({ ...common, isApp: true, url: '/faq' })).toBe('failed');
  expect(clickLink).not.toHaveBeenCalled();
});

it('logs the error if the launcher fails', async () => {
  const { common, clickLink, log } = setUp({
    methods: { 'UrlLauncher.open': { type: 'fail', code: 5 } },
  });
  expect(await downloadFile({ ...common, isApp: true, url: '/a.csv' })).toBe('failed');
  expect(log).toHaveBeenCalledExactlyOnceWith(
    'Could not open /a.csv',
    expect.objectContaining({ kind: 'native', code: 5 }),
  );
  expect(clickLink).not.toHaveBeenCalled();
});

it.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'file:///etc',
  'http://[',
])('does not open %j', async (url) => {
  const { common, clickLink, log, opened } = setUp();
  for (const isApp of [true, false]) {
    expect(await openUrl({ ...common, isApp, url })).toBe('failed');
    expect(await downloadFile({ ...common, isApp, url })).toBe('failed');
  }
  expect(log).toHaveBeenCalledTimes(4);
  expect(clickLink).not.toHaveBeenCalled();
  expect(opened()).toEqual([]);
});

it('clicks a real anchor by default', async () => {
  const clicked: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push(`${this.href} ${this.target} ${this.download} ${this.rel}`);
  });
  const pageUrl = 'https://www.brand.com/';
  await openUrl({ isApp: false, url: '/faq', pageUrl });
  await downloadFile({ isApp: false, url: 'blob:https://www.brand.com/1', fileName: 'a', pageUrl });
  expect(clicked).toEqual([
    'https://www.brand.com/faq _blank  noopener',
    'blob:https://www.brand.com/1  a noopener',
  ]);
});

it('uses the global location and console by default', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const clickLink = vi.fn();
  expect(await openUrl({ isApp: false, url: 'faq', clickLink })).toBe('link');
  expect(clickLink).toHaveBeenCalledExactlyOnceWith({ href: new URL('faq', location.href).href });
  expect(await openUrl({ isApp: false, url: 'javascript:alert(1)', clickLink })).toBe('failed');
  expect(error).toHaveBeenCalledExactlyOnceWith(
    'Could not open javascript:alert(1)',
    new TypeError('Unsupported scheme "javascript:": use an http(s) address'),
  );
});

it('opens the address with the launcher call of another app', async () => {
  const transport = simulator({ methods: { 'Browser.show': { type: 'reply' } } });
  const bridge = createBridge({ transport });
  const outcome = await openUrl({
    url: 'https://www.acme.com/',
    isApp: true,
    bridge,
    pageUrl: 'https://www.acme.com/app',
    openCall: (address) => ({ method: 'Browser.show', params: { address } }),
  });
  expect(outcome).toBe('launcher');
  expect(transport.calls.at(-1)).toMatchObject({
    module: 'Browser',
    method: 'show',
    params: { address: 'https://www.acme.com/' },
  });
});
