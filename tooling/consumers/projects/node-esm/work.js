import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createApiClient, isApiError } from '@exchange/api-client';
import { compareVersions, createBridge, parseVersion, safeRedirect } from '@exchange/app-bridge';
import { simulator } from '@exchange/app-bridge/testing';
import { createDeepLinkMapper } from '@exchange/deeplink-mapper';
import { createI18n } from '@exchange/i18n-loader';
import { createQuoteSocket } from '@exchange/quote-socket';
import { createQuoteServer } from '@exchange/quote-socket/testing';
import { createRegionEnv } from '@exchange/region-env';
import { Button } from '@exchange/ui/button';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const region = createRegionEnv();
assert.equal(region.resolveHost('www.brand.com.hk').edition, 'hk');
assert.equal(region.resolveHost('brand.com.evil.com').trusted, false);

const link = createDeepLinkMapper().map('https://www.brand.com/en/trade/spot/BTC/USDT');
assert.equal(link?.url, 'exchangeapp://open/home?tab=3&symbol=BTCUSDT');

const [older, newer] = ['3.6.1', '3.10.0'].map(parseVersion);
assert.ok(compareVersions(newer, older) > 0);
const own = { origins: ['https://www.brand.com'], fallback: 'https://www.brand.com/' };
assert.equal(safeRedirect('https://brand.com.evil.com/', own), own.fallback);
const bridge = createBridge({ transport: simulator({ appVersion: '3.6.1' }) });
assert.equal(await bridge.supported(), true);
bridge.dispose();

const server = createServer((request, response) => {
  response.setHeader('content-type', 'application/json');
  if (request.url.startsWith('/i18n/')) response.end('{"title":"Newer"}');
  else if (request.url.startsWith('/s1/fine')) response.end('{"ret_code":0,"result":{"id":7}}');
  else response.end('{"ret_code":10007,"ret_msg":"no","result":{}}');
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const origin = `http://127.0.0.1:${server.address().port}`;
const client = createApiClient({
  baseUrl: origin,
  trustedHosts: ['127.0.0.1'],
  guid: () => '00000000-0000-4000-8000-000000000000',
  platform: 'pc',
});
assert.deepEqual(await client.get('/fine'), { id: 7 });
const failure = await client.get('/refused').catch((error) => error);
assert.ok(isApiError(failure, 'noPermission'));
assert.equal(failure.message, 'user no permission');

const i18n = await createI18n({
  locale: 'tr-TR',
  ns: ['common'],
  resources: { common: { title: 'Older' } },
  url: (locale, ns) => `${origin}/i18n/${locale}/${ns}.json`,
});
assert.match(i18n.t('title'), /^(Older|Newer)$/);
server.close();
server.closeAllConnections();

const quotes = await createQuoteServer();
const socket = createQuoteSocket({ url: quotes.url });
const ticker = new Promise((resolve) => socket.subscribe('BTCUSDT', resolve));
await quotes.until(() => quotes.subscribed().includes('BTCUSDT'));
quotes.publish({ symbol: 'BTCUSDT', close: '97000.10' });
assert.equal((await ticker).close, '97000.10');
socket.close();
await quotes.stop();

const html = renderToStaticMarkup(createElement(Button, { variant: 'primary' }, 'Claim'));
assert.match(html, /<button[^>]*>.*Claim/);
console.log('every package did its work');
